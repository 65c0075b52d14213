"""What happens at a table, at random: plays, and all else that someone may ask."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import TypeAlias

from packhouse import wire
from packhouse.core import notation, undo
from packhouse.core.game import Seat
from packhouse.core.match import Play
from packhouse.server.connection import asker
from packhouse.server.http import lists, positions

from .pair import Devices, Pair

Event: TypeAlias = Callable[[Pair], Awaitable[None]]

EVENTS: list[Event] = []

NONSENSE = (
    "",
    "{",
    "[]",
    '{"type": "play"}',
    '{"type": "reveal", "id": "1"}',
    '{"type": "watch", "id": 1, "table": 2}',
)
BAD_WORDS = ("?", "", "take {0} of {x}", "-1 -1")


def event(times: int) -> Callable[[Event], Event]:
    """Say how likely it is, compared with others."""

    def note(happens: Event) -> Event:
        EVENTS.extend([happens] * times)
        return happens

    return note


@event(20)
async def someone_plays(pair: Pair) -> None:
    match = pair.truth.match
    seat = pair.rng.choose(sorted(match.game.active(match.state)))
    await pair.play(seat, match.game.sample(match.state, seat, pair.rng))


@event(3)
async def the_watcher_tries_what_is_illegal(pair: Pair) -> None:
    """Other seats' plays are tried too, the true ones and the dreamt, and what was played before."""
    told = pair.truth.table.chronicle.told(pair.watcher)
    played = [seen.action for seen in told if isinstance(seen, wire.SeenPlay)]
    own, others = set(_own_actions(pair)), _others_actions(pair)
    words = [text for text in (*others, *played, *BAD_WORDS) if text not in own]
    turn = 0 if pair.watcher is None else pair.truth.table.turn(pair.watcher)
    for text in (pair.rng.choose(words), pair.rng.choose(words)):
        await pair.both(_ear(pair), wire.Play(**pair.names, action=text, turn=turn))
        await pair.both(_ear(pair), wire.Preview(**pair.names, action=text))


@event(1)
async def the_watcher_tries_what_is_stale(pair: Pair) -> None:
    turn = 0 if pair.watcher is None else pair.truth.table.turn(pair.watcher)
    for text in [*_own_actions(pair), *BAD_WORDS][:1]:
        await pair.both(_ear(pair), wire.Play(**pair.names, action=text, turn=turn + 1))


@event(1)
async def the_watcher_repeats_a_message(pair: Pair) -> None:
    for number in range(1, int(pair.new_id())):
        done = pair.truth.table.answered.get((pair.watcher or 0, str(number)))
        if pair.watcher is not None and isinstance(done, Play):
            repeated = wire.Play(id=str(number), table=pair.truth.name, action=done.action, turn=0)
            await pair.both(_ear(pair), repeated)
            return


@event(1)
async def the_watcher_writes_nonsense(pair: Pair) -> None:
    await pair.both(_ear(pair), pair.rng.choose(NONSENSE))


@event(1)
async def the_watcher_asks_for_what_is_not_theirs(pair: Pair) -> None:
    other = pair.rng.below(len(pair.truth.seats))
    if other != pair.watcher:
        await pair.both(_ear(pair), wire.Watch(**pair.names, seat=other))
    await pair.both(_ear(pair), wire.Watch(**pair.names, token="sesame"))
    await pair.both(_ear(pair), wire.Sit(**pair.names, name="me"))
    await pair.both(_ear(pair), wire.Rematch(**pair.names))
    await pair.both(_ear(pair), wire.Remove(**pair.names, seat=other))


@event(1)
async def the_watcher_looks_into_the_lobby(pair: Pair) -> None:
    ear = _ear(pair)
    await pair.both(ear, wire.Lobby(id=pair.new_id()))
    await pair.both(ear, wire.Lobby(id=pair.new_id(), on=False))


@event(1)
async def the_watcher_lists_their_tables(pair: Pair) -> None:
    for device, world in zip(_ear(pair), (pair.truth, pair.dream), strict=True):
        listed = wire.encode(await lists.tables_of(world.house, asker(device)))
        device.tell(wire.encode(wire.Done(id="", token=listed.decode())))


@event(2)
async def the_watcher_looks_at_a_parcel(pair: Pair) -> None:
    if pair.watcher is None or pair.truth.match.outcome is not None:
        return
    for device, world in zip(_ear(pair), (pair.truth, pair.dream), strict=True):
        shown = wire.encode(await positions.position_of(world.house, asker(device), world.name))
        device.tell(wire.encode(wire.Done(id="", token=shown.decode())))


@event(3)
async def the_watcher_previews(pair: Pair) -> None:
    actions = _own_actions(pair)
    pair.rng.shuffle(actions)
    with _few_worlds():
        for text in actions[:3]:
            await pair.both(_ear(pair), wire.Preview(**pair.names, action=text))


@event(8)
async def someone_asks_for_a_proposal(pair: Pair) -> None:
    """What the others are told differs with what they have, and the watcher must hear nothing of it."""
    devices = _ear(pair) if pair.rng.below(2) else _seat(pair)
    await pair.both(devices, wire.Propose(**pair.names))
    await pair.truth.settle()
    await pair.dream.settle()


@event(4)
async def someone_asks_for_a_review(pair: Pair) -> None:
    """What the others are told may tell of what they have, and the watcher must hear nothing of it."""
    devices = _ear(pair) if pair.rng.below(2) else _seat(pair)
    await pair.both(devices, wire.Review(**pair.names))
    await pair.truth.settle()
    await pair.dream.settle()


@event(3)
async def the_watcher_looks_back(pair: Pair) -> None:
    """Some time before, at the very start and now; what others saw, and what is for later, is asked for too."""
    other = pair.rng.below(len(pair.truth.seats))
    for number in (pair.rng.below(pair.told + 2), 0, pair.told):
        await pair.both(_ear(pair), wire.Recall(**pair.names, number=number))
        await pair.both(_ear(pair), wire.Picture(**pair.names, number=number))
        if pair.truth.match.outcome is None:
            await pair.both(_ear(pair), wire.Recall(**pair.names, number=number, seat=other))
            await pair.both(_ear(pair), wire.Picture(**pair.names, number=number, seat=other))
            await pair.both(_ear(pair), wire.Assess(**pair.names, number=number, seat=other))
            await pair.both(_ear(pair), wire.Branch(**pair.names, number=number, seats=[wire.SeatWish(kind="me")]))


@event(5)
async def someone_takes_back(pair: Pair) -> None:
    """Whoever isn't the watcher takes back what was played in both worlds, or what the watcher doesn't notice."""
    seat = pair.rng.below(len(pair.truth.seats))
    last, dreamt = (pair.last_play(world, seat) for world in (pair.truth, pair.dream))
    if seat == pair.watcher:
        await pair.both(_ear(pair), wire.Undo(**pair.names))
    elif pair.is_unnoticed(last) and undo.free_undo(pair.truth.match, seat, pair.rng) < last:
        await pair.truth.seats[seat].ask(wire.encode(wire.Undo(**pair.names)).decode())
    elif last and pair.likeness.get(last) == dreamt:
        await pair.both(pair.devices(seat), wire.Undo(**pair.names))


@event(1)
async def someone_offers_a_draw(pair: Pair) -> None:
    if pair.game.draws or pair.rng.below(4) == 0:
        await pair.both(_seat(pair), wire.Draw(**pair.names))


@event(1)
async def someone_answers(pair: Pair) -> None:
    offer = pair.truth.table.offer
    waiting = [seat for seat in range(len(pair.truth.seats)) if offer is None or seat not in offer.agreed]
    answer = wire.Agree if pair.rng.below(8) else wire.Decline
    await pair.both(pair.devices(pair.rng.choose(waiting)), answer(**pair.names))


@event(1)
async def someone_resigns(pair: Pair) -> None:
    if pair.rng.below(6) == 0:
        await pair.both(_seat(pair), wire.Resign(**pair.names))


@event(1)
async def someone_speaks(pair: Pair) -> None:
    await pair.both(_seat(pair), wire.Say(**pair.names, phrase="oops"))


@event(1)
async def someone_leaves_and_comes_back(pair: Pair) -> None:
    devices = _seat(pair)
    await pair.both(devices, wire.Leave(**pair.names))
    await pair.watch(devices)


@event(3)
async def the_watcher_opens_another_tab(pair: Pair) -> None:
    """A late joiner has heard nothing; whoever reconnects has heard something."""
    devices = pair.truth.device(pair.watcher), pair.dream.device(pair.watcher)
    pair.ears.append(devices)
    await pair.watch(devices, since=pair.rng.below(2) * pair.rng.below(pair.told + 1))


@event(2)
async def the_watcher_closes_a_tab(pair: Pair) -> None:
    for mine, dreamt in pair.ears[1:2]:
        await mine.go_away()
        await dreamt.go_away()
        pair.compare()
        pair.ears.remove((mine, dreamt))


@event(1)
async def the_server_starts_again(pair: Pair) -> None:
    told = pair.told
    everyone = dict.fromkeys([*map(pair.devices, range(len(pair.truth.seats))), *pair.ears])
    for devices in everyone:
        for device in devices:
            await device.go_away()
    await pair.truth.restart()
    await pair.dream.restart()
    for devices in everyone:
        await pair.watch(devices, since=pair.rng.below(told + 1))


async def the_books_are_closed(pair: Pair) -> None:
    if pair.truth.match.outcome is not None:
        await pair.truth.finish()
        await pair.dream.finish()


LAST_WORDS: list[Event] = [
    the_books_are_closed,
    someone_speaks,
    the_watcher_tries_what_is_illegal,
    the_watcher_opens_another_tab,
    someone_asks_for_a_review,
    the_watcher_looks_back,
    the_watcher_lists_their_tables,
]


def _ear(pair: Pair) -> Devices:
    return pair.rng.choose(pair.ears)


def _seat(pair: Pair) -> Devices:
    return pair.devices(pair.rng.below(len(pair.truth.seats)))


def _own_actions(pair: Pair) -> list[str]:
    match, seat = pair.truth.match, pair.watcher
    return [] if seat is None else _written(pair, match.state, seat)


def _others_actions(pair: Pair) -> list[str]:
    states = pair.truth.match.state, pair.dream.match.state
    others = [seat for seat in range(len(pair.truth.seats)) if seat != pair.watcher]
    return [text for state in states for seat in others for text in _written(pair, state, seat)]


def _written(pair: Pair, state: object, seat: Seat) -> list[str]:
    active = seat in pair.game.active(state)
    return [notation.write(action) for action in pair.game.legal(state, seat)] if active else []


@contextmanager
def _few_worlds() -> Iterator[None]:
    """Compare with one imagined position alone, so that a look at the true one shows itself soon."""
    many, undo.WORLDS = undo.WORLDS, 1
    try:
        yield
    finally:
        undo.WORLDS = many
