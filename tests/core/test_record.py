"""A record reads as it was written, and a damaged one says what is wrong."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from packhouse.core.errors import BadRecord
from packhouse.core.game import Setup
from packhouse.core.match import Draw, Play, Resign, Seated, Undo
from packhouse.core.record import Record, read, write

GOOD = """packhouse record 1
game: nim
version: 1
seats: 2
seed: 7
option last: "loses"
player 1: "Ada"
player 2: "Zoë: @5"
match: m1
commitment: 49db
result: 1-0

1. 1 take 1 3
2. *seated 2 "bot \\"novice\\"" @1200
3. 2 take 2 4 @1500
4. *undo 1 @1600
5. *resign 2 @1700
6. *late 1 take 2 1 @1750
7. *late 2 @1760
8. *draw @1800
end
"""

RECORD = Record(
    setup=Setup(game="nim", version=1, seats=2, seed=7, options={"last": "loses"}),
    players=("Ada", "Zoë: @5"),
    log=(
        Play(seat=0, action="take 1 3"),
        Seated(seat=1, occupant='bot "novice"', at=1200),
        Play(seat=1, action="take 2 4", at=1500),
        Undo(to=1, at=1600),
        Resign(seat=1, at=1700),
        Play(seat=0, action="take 2 1", late=True, at=1750),
        Resign(seat=1, late=True, at=1760),
        Draw(at=1800),
    ),
    result="1-0",
    match_id="m1",
    commitment="49db",
)

times = st.integers(0, 10**12)
seats = st.integers(0, 9)
actions = st.from_regex(r"[a-z]{1,5}( [a-z0-9,-]{1,4}){0,3}", fullmatch=True)
entries = st.one_of(
    st.builds(Play, seat=seats, action=actions, late=st.booleans(), at=times),
    st.builds(Undo, to=st.integers(0, 999), at=times),
    st.builds(Resign, seat=seats, late=st.booleans(), at=times),
    st.builds(Draw, at=times),
    st.builds(Seated, seat=seats, occupant=st.text(), at=times),
)
values = st.none() | st.booleans() | st.integers(-(10**9), 10**9) | st.text() | st.lists(st.text())
names = st.from_regex(r"[a-z_]{1,9}", fullmatch=True)
setups = st.builds(
    Setup,
    game=names,
    version=st.integers(1, 99),
    seats=st.just(3),
    seed=st.integers(0, 2**256 - 1),
    options=st.dictionaries(names, values),
    components=st.none() | st.dictionaries(st.text(), values),
)
records = st.builds(
    Record,
    setup=setups,
    players=st.tuples(st.text(), st.text(), st.text()),
    log=st.lists(entries).map(tuple),
    result=names,
    match_id=names,
)


def test_it_is_plain_text() -> None:
    assert write(RECORD) == GOOD
    assert read(GOOD) == RECORD


@given(records)
def test_it_reads_as_it_was_written(record: Record) -> None:
    assert read(write(record)) == record


@given(records)
def test_windows_line_ends_are_forgiven(record: Record) -> None:
    assert read(write(record).replace("\n", "\r\n")) == record


@given(st.text())
def test_any_other_text_is_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        read(text)


@given(st.data())
def test_whatever_line_is_damaged_the_answer_is_a_record_or_a_refusal(data: st.DataObject) -> None:
    lines = GOOD.split("\n")
    lines[data.draw(st.integers(0, len(lines) - 1))] = data.draw(st.text())
    try:
        read("\n".join(lines))
    except BadRecord as refusal:
        assert str(refusal)


def test_a_result_may_be_missing() -> None:
    assert read(GOOD.replace("result: 1-0\n", "")).result == ""


@pytest.mark.parametrize(
    ("part", "instead", "sentence"),
    [
        ("packhouse record 1", "chess", "this isn’t a record: its first line should be “packhouse record 1”"),
        ("\nend", "", "the record is cut off: its last line should be “end”"),
        ("seats: 2", "seats 2", "line 4 isn’t a new header: “seats 2”"),
        ("seats: 2", "seats: 2\nseats: 3", "line 5 isn’t a new header: “seats: 3”"),
        ("seed: 7\n", "", "the record has no header “seed”"),
        ("player 2", "player 3", "the record has no header “player 2”"),
        ("seed: 7", "seed: luck", "version, seats and seed must be whole numbers"),
        ('"Ada"', "Ada", "the header “player 1” has no readable value"),
        ('"loses"', "[" * 9_999, "the header “option last” has no readable value"),
        ("1. 1 take", "7. 1 take", "move 1 can’t be read: “7. 1 take 1 3”"),
        ("1. 1 take", "1. one take", "move 1 can’t be read: “1. one take 1 3”"),
        ("1. 1 take", "1 take", "move 1 can’t be read: “1 take 1 3”"),
        ("*undo 1", "*undo it", "move 4 can’t be read: “4. *undo it @1600”"),
        ("*undo 1", "*redo 1", "move 4 can’t be read: “4. *redo 1 @1600”"),
        ('2 "bot \\"novice\\""', "2 bot", "move 2 can’t be read: “2. *seated 2 bot @1200”"),
        ("4. *", "9" * 5_000 + ". *", "move 4 can’t be read: “" + "9" * 40 + "”"),
        ("@1600", "@" + "9" * 5_000, "move 4 can’t be read: “4. *undo 1 @" + "9" * 28 + "”"),
    ],
)
def test_a_damaged_record_says_what_is_wrong(part: str, instead: str, sentence: str) -> None:
    assert GOOD.count(part) == 1
    with pytest.raises(BadRecord) as refused:
        read(GOOD.replace(part, instead))
    assert str(refused.value) == sentence
