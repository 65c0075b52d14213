"""Three people, each at a browser of their own, play two rounds of Zack & Pack: by mouse, by finger and by keys."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from packhouse.games.zackpack.tests.browser import trucks
from tests.browser.fixtures import listen, window
from tests.browser.keyboard import press, tab_to
from tests.browser.players import ending
from tests.server.house import ServedHouse

NAMES = ("Ada", "Bo", "Cleo")
START = 75
BONUS = 10


class Account(NamedTuple):
    """What is said of a payment: its parts, their sum, what was paid, what came for paying least, the rest."""

    parts: tuple[int, ...]
    due: int
    paid: int
    bonus: int
    balance: int


class Seen(NamedTuple):
    """What someone saw, in the order in which it was shown."""

    rolled: tuple[str, ...]
    others: tuple[str, ...]
    first: tuple[Account, ...]
    second: tuple[Account, ...]
    result: str


class Match(NamedTuple):
    seen: list[Seen]
    owned: list[str]
    """What each was to pay, on their own screen."""
    refusal: str
    wanted: int


@pytest.fixture(scope="module")
def match(house: ServedHouse, browser: Browser) -> Iterator[Match]:
    """Let them play; the one with the keys has a slow line, and wants the truck that the one with the mouse gets."""
    with (
        window(house, browser, 900, 700) as first,
        window(house, browser, 390, 844, touch=True) as second,
        window(house, browser) as third,
    ):
        ada, bo, cleo = pages = [context.new_page() for context in (first, second, third)]
        faults: list[str] = []
        for page in pages:
            listen(page, faults)
        line = trucks.Line(cleo)
        address = trucks.open_race(ada)
        trucks.sit_down_as(bo, address, "Bo")
        _sit_down_by_keys(cleo, address)

        rolled = [_rolled(page) for page in pages]
        _be_ready(ada, bo, cleo)
        wanted, refusal = _race(ada, cleo, line)
        trucks.push_by_key(cleo, trucks.offered(cleo).first)
        trucks.push_by_key(cleo, trucks.deed(cleo, "Flat"))
        expect(bo.get_by_text("Only you had no truck yet: this one comes from the pile.")).to_be_visible()
        owned, others = _load(ada, bo, cleo)
        first_round = [_accounts(page, 1) for page in pages]

        _be_ready(ada, bo, cleo)
        trucks.push_by_finger(bo, trucks.offered(bo).first)
        trucks.offered(ada).first.click()
        _load(ada, bo, cleo)
        for page in pages:
            expect(ending(page)).to_be_visible()
            expect(page.get_by_role("table").get_by_role("row", name="Round 2")).to_be_visible()
        second_round = [_accounts(page, 2) for page in pages]
        results = [ending(page).get_by_role("paragraph").inner_text() for page in pages]
        assert not faults, "\n".join(faults)
        seen = map(Seen, rolled, others, first_round, second_round, results)
        yield Match(list(seen), owned, refusal, wanted)


def _sit_down_by_keys(page: Page, address: str) -> None:
    page.goto(address)
    name = page.get_by_role("textbox", name="Your name")
    expect(name).to_be_visible()
    tab_to(page, name)
    page.keyboard.type("Cleo")
    press(page, "Enter")


def _rolled(page: Page) -> tuple[str, ...]:
    """Return what each of them has rolled, as this one sees it."""
    expect(trucks.ready(page)).to_be_visible()
    own = page.get_by_role("img", name=re.compile("^Your dice: "))
    others = page.get_by_role("img", name=re.compile("^Rolled: "))
    expect(others).to_have_count(2)
    found = [own, *others.all()]
    return tuple(sorted((one.get_attribute("aria-label") or "").partition(": ")[2] for one in found))


def _be_ready(ada: Page, bo: Page, cleo: Page) -> None:
    trucks.ready(ada).click()
    trucks.push_by_finger(bo, trucks.ready(bo))
    trucks.push_by_key(cleo, trucks.ready(cleo))
    for page in (ada, bo, cleo):
        expect(trucks.offered(page)).to_have_count(4)


def _race(ada: Page, cleo: Page, line: trucks.Line) -> tuple[int, str]:
    """Let both want the same truck, and return which it was and what the slower one is told."""
    numbers = map(trucks.number_of, trucks.offered(ada).all())
    wanted = next(number for number in numbers if _truck(cleo, number).count())
    tab_to(cleo, _truck(cleo, wanted))
    line.hold()
    _truck(ada, wanted).click()
    expect(ada.get_by_text(f"Truck {wanted} is yours.")).to_be_visible()
    press(cleo, "Enter")
    line.release()
    expect(trucks.told(cleo)).to_be_visible()
    return wanted, trucks.told(cleo).locator("span").inner_text()


def _truck(page: Page, truck: int) -> Locator:
    return page.get_by_role("button", name=re.compile(f"^Grab truck {truck} "))


def _load(ada: Page, bo: Page, cleo: Page) -> tuple[list[str], list[tuple[str, ...]]]:
    """Let each put some bars; return what they are to pay then, and what everyone sees of the others."""
    expect(trucks.squares(cleo).first).to_be_visible()
    trucks.settle(cleo)
    tab_to(cleo, trucks.squares(cleo))
    trucks.look_down(ada)
    trucks.look_down(bo)
    _put(ada, trucks.put_in_depth, 2)
    _put(bo, trucks.put_by_finger, 2)
    _put(cleo, trucks.put_by_keys, 4)
    owned = [trucks.due(page).inner_text() for page in (ada, bo, cleo)]
    others = [_others(page, owned, mine) for mine, page in enumerate((ada, bo, cleo))]
    trucks.close(ada)
    expect(ada.get_by_text("You’re done loading.")).to_be_visible()
    trucks.close(bo, trucks.push_by_finger)
    trucks.close(cleo, trucks.push_by_key)
    expect(trucks.done(cleo)).to_be_hidden()
    return owned, others


def _put(page: Page, way: trucks.Put, bars: int) -> None:
    """Put so many bars, and as many more as spare a second round to somebody with a heavy roll."""
    trucks.put_some(page, way, bars)
    while int(trucks.due(page).inner_text()) >= START and trucks.bars(page).count():
        trucks.put_some(page, way, 1)


def _others(page: Page, owned: list[str], mine: int) -> tuple[str, ...]:
    """Wait until the others' trucks are here as full as they are there, and return what they are to pay."""
    found = []
    for seat, name in enumerate(NAMES):
        if seat != mine:
            truck = page.get_by_role("img", name=re.compile(f"^{name}: Truck "))
            place = page.get_by_role("listitem").filter(has=truck)
            expect(place.get_by_text(re.compile(rf"^{owned[seat]} to pay$"))).to_be_visible()
            expect(truck.locator("text").first).to_be_attached()
            found.append(place.locator("small").inner_text())
    return tuple(found)


def _accounts(page: Page, number: int) -> tuple[Account, ...]:
    expect(trucks.payments(page, number)).to_be_visible()
    return tuple(_account(page.get_by_role("region", name=f"What {name} paid")) for name in NAMES)


def _account(region: Locator) -> Account:
    expect(region).to_be_visible()
    said = dict(zip(*(region.locator(part).all_inner_texts() for part in ("dt", "dd")), strict=True))
    due, balance = int(said.pop("To pay")), int(said.pop("Points now"))
    paid, bonus = int(said.pop("Paid (everything left)", due)), int(said.pop("Paid the least", 0))
    return Account(tuple(map(int, said.values())), due, paid, bonus, balance)


def test_everyone_sees_what_all_have_rolled(match: Match) -> None:
    assert match.seen[0].rolled == match.seen[1].rolled == match.seen[2].rolled


def test_the_slower_of_two_is_told_who_was_faster(match: Match) -> None:
    assert match.refusal == f"Ada was faster and has truck {match.wanted}. Grab another, or the pile."


def test_trucks_fill_on_the_others_screens(match: Match) -> None:
    ada, bo, cleo = (f"{owned} to pay" for owned in match.owned)
    assert [seen.others for seen in match.seen] == [(bo, cleo), (ada, cleo), (ada, bo)]


def test_what_is_paid_adds_up(match: Match) -> None:
    balances = [START] * 3
    for accounts in (match.seen[0].first, match.seen[0].second):
        least = min(account.due for account in accounts)
        for seat, account in enumerate(accounts):
            assert sum(account.parts) == account.due
            assert account.bonus == BONUS * (account.due == least)
            assert account.paid == min(account.due, balances[seat])
            balances[seat] += account.bonus - account.paid
            assert account.balance == balances[seat]


def test_what_is_paid_is_what_the_load_said(match: Match) -> None:
    assert [str(account.due) for account in match.seen[0].first] == match.owned


def test_payments_are_the_same_on_all_screens(match: Match) -> None:
    assert match.seen[0].first == match.seen[1].first == match.seen[2].first
    assert match.seen[0].second == match.seen[1].second == match.seen[2].second


def test_the_end_is_the_same_on_all_screens(match: Match) -> None:
    points = [account.balance for account in match.seen[0].second]
    for seat, seen in enumerate(match.seen):
        assert seen.result == f"{' : '.join(map(str, points))} {_why(points, seat)}"


def _why(points: list[int], seat: int) -> str:
    """Return why it is over, as it is told to a seat."""
    gone = [name for name, left in zip(NAMES, points, strict=True) if not left]
    if not gone:
        return "The last round has been played."
    if points[seat] == 0:
        return "You have no points left."
    return "Several players have no points left." if len(gone) > 1 else f"{gone[0]} has no points left."
