"""A lesson at its table: the learner is asked for move after move, and the house plays its own from the record."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from packhouse import games, wire
from packhouse.core.game import Goal, Outcome, Reason
from packhouse.games import lessons
from packhouse.server.http.lists import tables_of
from packhouse.server.people.ratings import fresh
from packhouse.server.sharing import Asker
from packhouse.server.storage import bests
from packhouse.server.storage.facts import Chair, Facts
from packhouse.server.storage.records import record_text
from packhouse.server.tables.table import NoTable

from .room import BOT, ME, Guest, Room, in_a_room

DAY = 24 * 3600.0
LESSONS = [name for name in games.names() if lessons.of(name)]


async def learning(guest: Guest, game: str = "nim", **fields: Any) -> str:
    answer = await guest.does("learn", game=game, **fields)
    assert isinstance(answer, wire.Done)
    return answer.table


async def learned(guest: Guest, game: str = "nim") -> str:
    """Play a lesson to its end, and return its table."""
    table, lesson = await learning(guest, game), lessons.of(game)
    assert lesson
    for play in lesson.script:
        if play.seat == lesson.seat:
            await guest.play(table, play.action)
    return table


def log_of(guest: Guest, table: str) -> list[str]:
    plays = [seen for update in guest.all(wire.Update, table) for seen in update.seen]
    return [f"{play.seat} {play.action}" for play in plays if isinstance(play, wire.SeenPlay)]


@in_a_room()
async def test_the_learner_is_told_the_steps_but_not_the_moves(room: Room) -> None:
    guest = room.guest()
    table = await learning(guest)
    assert guest.facts(table).lesson == (
        wire.LessonStep(name="hello"),
        wire.LessonStep(name="first", plays=1, point=("heap-3",)),
        wire.LessonStep(name="second", plays=1),
    )


@in_a_room()
async def test_the_house_answers_from_the_record(room: Room) -> None:
    guest = room.guest()
    table = await learning(guest)
    await guest.play(table, "take 3 2")
    assert log_of(guest, table) == ["0 take 3 2", "1 take 1 1"]


@in_a_room()
async def test_what_will_do_too_is_played(room: Room) -> None:
    guest = room.guest()
    table = await learning(guest)
    await guest.play(table, "take 2 2")
    assert log_of(guest, table) == ["0 take 2 2", "1 take 1 1"]


@in_a_room()
async def test_a_move_that_is_not_asked_for_is_refused_and_changes_nothing(room: Room) -> None:
    guest = room.guest()
    table = await learning(guest)
    assert await guest.refused_play(table, "take 1 1") == "not_asked"
    assert await room.house.store.tail(table, 0) == []
    assert guest.update(table).number == 0


@in_a_room()
async def test_what_the_rules_forbid_is_refused_in_the_games_own_words(room: Room) -> None:
    guest = room.guest()
    table = await learning(guest)
    assert await guest.refused_play(table, "take 1 9") not in ("not_asked", "lesson")


@in_a_room()
async def test_while_the_house_is_to_play_the_learner_waits(room: Room) -> None:
    guest = room.guest()
    table = await learning(guest)
    room.keeper.bots.play = lambda table: None  # type: ignore[method-assign]
    await guest.play(table, "take 3 2")
    assert await guest.refused_play(table, "take 2 1") == "not_to_act"


@in_a_room()
async def test_where_all_may_act_at_once_the_record_says_who_is_next(room: Room) -> None:
    guest = room.guest()
    table = await learning(guest, "stash")
    assert guest.update(table).active == (0, 1)
    assert await room.house.store.tail(table, 0) == []
    room.keeper.bots.play = lambda table: None  # type: ignore[method-assign]
    await guest.play(table, "hide 3")
    await guest.play(table, "hide 1")
    assert await guest.refused_play(table, "done") == "lesson_waits"


@in_a_room()
async def test_the_house_plays_on_after_a_restart(room: Room) -> None:
    guest = room.guest()
    table = await learning(guest)
    room.keeper.bots.play = lambda table: None  # type: ignore[method-assign]
    await guest.play(table, "take 3 2")
    await room.restart()
    again = guest.again()
    assert await learning(again) == table
    await room.tend()
    assert log_of(again, table) == ["0 take 3 2", "1 take 1 1"]


@in_a_room()
async def test_whoever_learns_again_goes_on_where_they_were(room: Room) -> None:
    guest = room.guest()
    table = await learning(guest)
    await guest.play(table, "take 3 2")
    await guest.disconnect()
    again = guest.again()
    assert await learning(again) == table
    await again.play(table, "take 2 1")
    assert again.facts(table).status == "over"


@in_a_room()
async def test_whoever_begins_anew_has_a_new_table_and_the_old_one_is_closed(room: Room) -> None:
    guest = room.guest()
    old = await learning(guest)
    new = await learning(guest, anew=True)
    assert new != old
    assert guest.facts(old).status == "cancelled"
    assert await learning(guest) == new


@in_a_room()
async def test_a_lesson_that_was_finished_is_begun_again(room: Room) -> None:
    guest = room.guest()
    assert await learned(guest) != await learning(guest)


@in_a_room()
async def test_the_same_request_again_opens_no_second_lesson(room: Room) -> None:
    guest = room.guest()
    await guest.does("learn", game="nim", id="l1", anew=True)
    await guest.does("learn", game="nim", id="l1", anew=True)
    assert len(await room.house.store.running(10)) == 1


@in_a_room()
async def test_a_lesson_that_has_changed_since_is_begun_again(room: Room) -> None:
    guest = room.guest()
    table = await learning(guest)
    await (await room.table(table)).change(lambda facts: msgspec.structs.replace(facts, lesson="older"))
    assert await guest.refused_play(table, "take 3 2") == "lesson_changed"
    assert await learning(guest) != table


@in_a_room()
async def test_a_lesson_is_in_no_list_and_counts_for_nothing(room: Room) -> None:
    guest = room.guest()
    await learning(guest)
    table = await learned(guest)
    store = room.house.store
    assert guest.facts(table).status == "over"
    assert await tables_of(room.house, Asker("here", guest.person)) == []
    assert not await store.has_finished(guest.person, "nim")
    assert await store.strengths(guest.person) == {}
    assert await store.finished() == []
    assert await store.rating(guest.person, "nim") in (None, fresh())


def test_a_lesson_alone_makes_no_best_score() -> None:
    alone = Facts(game="rollers", game_version=1, chairs=(Chair(kind="person", person="P"),), host="P")
    outcome = Outcome((19.0,), (1,), Reason("over"), Goal(reached=True, points=19))
    assert bests.counts(alone, outcome)
    assert not bests.counts(msgspec.structs.replace(alone, lesson="edition"), outcome)


@in_a_room()
async def test_a_lesson_makes_no_record(room: Room) -> None:
    guest = room.guest()
    table = await learned(guest, "stash")
    assert guest.update(table).outcome
    with pytest.raises(NoTable, match="no such game"):
        await record_text(room.house.store, table)


@pytest.mark.parametrize("kind", ["undo", "draw", "resign", "agree", "decline", "propose"])
def test_only_moves_are_made_in_a_lesson(kind: str, tmp_path: Path) -> None:
    @in_a_room()
    async def is_refused(room: Room) -> None:
        guest = room.guest()
        table = await learning(guest)
        assert await guest.refused(kind, table) == "lesson"

    is_refused(tmp_path)


@in_a_room()
async def test_a_finished_lesson_has_no_rematch_and_nobody_plays_on_from_it(room: Room) -> None:
    guest = room.guest()
    table = await learned(guest, "stash")
    assert await guest.refused("rematch", table) == "lesson"
    assert await guest.refused("branch", table, number=1, seats=[ME, BOT]) == "lesson"


@in_a_room()
async def test_a_finished_lesson_takes_no_more_moves(room: Room) -> None:
    guest = room.guest()
    table = await learned(guest)
    assert await guest.refused_play(table, "take 2 1") == "over"


@in_a_room(creations=0.02)
async def test_lessons_are_opened_no_faster_than_tables(room: Room) -> None:
    guest = room.guest()
    await learning(guest)
    assert await guest.refused("learn", game="nim", anew=True) == "too_fast"
    assert isinstance(await guest.ask("learn", game="nim"), wire.Done)


@in_a_room()
async def test_a_game_without_a_lesson_says_so(room: Room) -> None:
    assert await room.guest().refused("learn", game="sealed") == "no_lesson"
    assert await room.guest().refused("learn", game="chess") == "no_such_game"


@in_a_room()
async def test_a_guest_who_deletes_what_is_kept_of_them_leaves_no_lesson(room: Room) -> None:
    guest = room.guest()
    await learning(guest)
    await room.house.forgetting.forget(guest.person, 1)
    assert await room.house.store.lesson_of(guest.person, "nim") == ""


@in_a_room(guest_days=1, idle=0)
async def test_in_time_it_is_forgotten_which_guest_had_a_lesson(room: Room) -> None:
    guest = room.guest()
    table = await learned(guest)
    await guest.disconnect()
    await room.later(3 * DAY)
    await room.tend()
    await room.house.forgetting.step()
    assert await room.house.store.lesson_of(guest.person, "nim") == ""
    assert guest.person not in str((await room.table(table)).facts)


@pytest.mark.parametrize("game", LESSONS)
def test_every_lesson_is_played_to_its_end_at_a_table(game: str, tmp_path: Path) -> None:
    @in_a_room(bot_pace=0)
    async def is_played(room: Room) -> None:
        guest, lesson = room.guest(), lessons.of(game)
        table = await learned(guest, game)
        assert lesson
        assert len((await room.table(table)).match.standing) == len(lesson.script)
        assert guest.facts(table).status == "over"

    is_played(tmp_path)
