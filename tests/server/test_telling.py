"""Two questions after a match with an own box: asked once, of each person, and read by the operator alone."""

from __future__ import annotations

from packhouse.core import components
from packhouse.server.keeper.forgetting import DAY

from .room import LOCAL, ME, Guest, Room, in_a_room
from .test_own_boxes import boxed, kept, played


async def told(room: Room) -> list[tuple[int, int | None, str]]:
    return [(one.seat, one.mark, one.wish) for one in await room.house.store.opinions()]


def is_asked(guest: Guest, table: str) -> bool:
    return guest.facts(table).asked


@in_a_room()
async def test_each_person_is_asked_once_when_it_is_over(room: Room) -> None:
    table, ada, bo = await boxed(room)
    assert not is_asked(ada, table)
    await ada.play(table, "take 1 1")
    await bo.play(table, "take 2 1")
    await room.tend()
    assert is_asked(ada, table)
    await ada.does("tell", table, mark=4, wish="One more heap.")
    assert (is_asked(ada, table), is_asked(bo, table)) == (False, True)
    await bo.does("tell", table, mark=2)
    assert await told(room) == [(0, 4, "One more heap."), (1, 2, "")]
    assert await ada.refused("tell", table, mark=1) == "told_already"
    assert await told(room) == [(0, 4, "One more heap."), (1, 2, "")]


@in_a_room()
async def test_it_is_noted_about_which_box_it_was_said(room: Room) -> None:
    table, ada, _ = await played(room)
    await ada.does("tell", table, mark=5)
    (one,) = await room.house.store.opinions()
    assert one.box == await kept(room) == components.digest((await room.table(table)).game.made_of[1])


@in_a_room()
async def test_what_is_written_is_one_line_of_what_is_visible(room: Room) -> None:
    table, ada, _ = await played(room)
    await ada.does("tell", table, wish="  More\x1b[31m \u202eheaps\n\nand\tcats. ")
    assert await told(room) == [(0, None, "More[31m heaps and cats.")]


@in_a_room()
async def test_nobody_else_at_the_table_hears_of_it(room: Room) -> None:
    table, ada, bo = await played(room)
    bo.forget()
    await ada.does("tell", table, mark=1, wish="Nothing at all.")
    assert b"Nothing at all." not in b"".join(bo.frames + ada.frames)


@in_a_room()
async def test_whoever_says_nothing_is_told_so(room: Room) -> None:
    table, ada, _ = await played(room)
    assert await ada.refused("tell", table, wish=" \n ") == "nothing_told"
    assert is_asked(ada, table)


@in_a_room()
async def test_nothing_is_asked_while_it_is_played(room: Room) -> None:
    table, ada, _ = await boxed(room)
    assert await ada.refused("tell", table, mark=3) == "not_over"


@in_a_room()
async def test_spectators_are_not_asked(room: Room) -> None:
    table, _, _ = await played(room)
    eve = room.guest()
    await eve.does("watch", table)
    assert not is_asked(eve, table)
    assert await eve.refused("tell", table, mark=3) == "no_seat"


@in_a_room()
async def test_nothing_is_asked_about_the_house_s_own_box(room: Room) -> None:
    ada = room.guest()
    table = await ada.create("nim", [ME, LOCAL])
    await ada.does("watch", table, seat=0)
    await ada.does("resign", table)
    assert not is_asked(ada, table)
    assert await ada.refused("tell", table, mark=3) == "no_own_box"


@in_a_room()
async def test_one_person_with_two_seats_is_asked_once(room: Room) -> None:
    ada = room.guest()
    table = await ada.create("nim", [ME, LOCAL], box=await kept(room))
    for seat in (0, 1):
        await ada.does("watch", table, seat=seat)
        await ada.play(table, f"take {seat + 1} 1")
    await ada.does("tell", table, mark=3)
    assert await ada.refused("tell", table, mark=3) == "told_already"


@in_a_room()
async def test_a_match_that_goes_on_from_another_asks_nothing(room: Room) -> None:
    table, ada, _ = await played(room)
    done = await ada.does("branch", table, number=0, seats=[ME, LOCAL], name="Ada")
    following = done.table  # type: ignore[union-attr]
    await ada.does("watch", following, seat=0)
    await ada.does("resign", following)
    assert not is_asked(ada, following)
    assert await ada.refused("tell", following, mark=3) == "no_own_box"


@in_a_room()
async def test_whoever_is_forgotten_takes_it_along(room: Room) -> None:
    table, ada, bo = await played(room)
    await ada.does("tell", table, mark=5, wish="I am Ada.")
    await bo.does("tell", table, mark=2)
    await room.house.forgetting.forget(ada.person, 1)
    assert await told(room) == [(1, 2, "")]


@in_a_room(guest_days=10, idle=0)
async def test_it_is_forgotten_with_the_guests_of_a_match(room: Room) -> None:
    table, ada, bo = await played(room)
    await room.tend()
    await ada.does("tell", table, mark=5)
    for guest in (ada, bo):
        await guest.disconnect()
    await room.later(11 * DAY / 1000)
    await room.tend()
    await room.house.forgetting.step()
    assert await told(room) == []
