"""Records: one plain-text file format for every game, headers first, then the log in notation."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from .errors import BadRecord, Refusal
from .game import AnyGame, Goal, Outcome, Setup
from .match import AnyMatch, Draw, Entry, Match, Play, Resign, Seated, Undo

FORMAT = "packhouse record "
FIRST_LINE = f"{FORMAT}1"
LAST_LINE = "end"

_FACTS = {"game", "version", "seats", "seed", "components", "match", "commitment", "result"}
_ENTRY = re.compile(r"(?P<number>\d+)\. (?P<what>.+?)(?: @(?P<at>\d+))?")


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A match on paper. ``result`` is for readers; the plays decide."""

    setup: Setup
    players: tuple[str, ...]
    log: tuple[Entry, ...]
    result: str = ""
    match_id: str = ""
    commitment: str = ""


def result_text(outcome: Outcome) -> str:
    """Return an outcome in one line for the ``result`` header.

    ``45 : 42.5, ranks 1 2, board_full``; of someone who played alone ``20, goal 19 reached, perfect, all_stopped``.
    """
    scores = " : ".join(map(_number, outcome.scores))  # a bare hyphen would be read as a minus
    fields = "".join(f" {name}={_json(value)}" for name, value in sorted(outcome.reason.fields.items()))
    placed = _goal_text(outcome.goal) if outcome.goal else ["ranks " + " ".join(map(str, outcome.ranks))]
    return ", ".join(filter(None, [scores, *placed, outcome.reason.code + fields]))


def _goal_text(goal: Goal) -> list[str]:
    points = "" if goal.points is None else f" {_number(goal.points)}"
    return [f"goal{points} {'reached' if goal.reached else 'missed'}", goal.grade]


def write(record: Record) -> str:
    """Return the record as text; the inverse of ``read``."""
    setup = record.setup
    headers = {"game": setup.game, "version": setup.version, "seats": setup.seats, "seed": setup.seed}
    headers |= {f"option {name}": _json(value) for name, value in setup.options.items()}
    if setup.components is not None:
        headers["components"] = _json(setup.components)
    headers |= {f"player {seat}": _json(name) for seat, name in enumerate(record.players, 1)}
    headers |= {"match": record.match_id, "commitment": record.commitment, "result": record.result}
    lines = [f"{name}: {value}" for name, value in headers.items() if value != ""]
    plays = [f"{number}. {line(entry)}" for number, entry in enumerate(record.log, 1)]
    return "\n".join([FIRST_LINE, *lines, "", *plays, LAST_LINE, ""])


def read(text: str) -> Record:
    """Return the record that ``write`` wrote, or say which line is wrong."""
    lines = text.replace("\r\n", "\n").split("\n")
    if lines[0].startswith(FORMAT) and lines[0].strip() != FIRST_LINE:
        raise BadRecord("format", "“{line}” is a format that this release doesn’t know", line=lines[0][:40])
    if lines[0].strip() != FIRST_LINE:
        raise BadRecord("no_record", "this isn’t a record: its first line should be “{line}”", line=FIRST_LINE)
    if LAST_LINE not in lines:
        raise BadRecord("truncated", "the record is cut off: its last line should be “{line}”", line=LAST_LINE)
    if any(lines[lines.index(LAST_LINE) + 1 :]):
        raise BadRecord("more", "there is more after the line “{line}”; a file holds one record", line=LAST_LINE)
    body = lines[1 : lines.index(LAST_LINE)]
    gap = body.index("") if "" in body else len(body)
    headers = _headers(body[:gap])
    log = tuple(_entry(number, written) for number, written in enumerate(filter(None, body[gap:]), 1))
    return _record(headers, log)


def replayed(record: Record, game: AnyGame) -> AnyMatch:
    """Return the match that a record tells of, or say which of its entries can’t be."""
    match: AnyMatch = Match(game, record.setup)
    for number, entry in enumerate(record.log, 1):
        try:
            match.add(entry)
        except Refusal as refusal:
            raise BadRecord("impossible", "move {number}: {why}", number=number, why=str(refusal)) from refusal
    return match


def _record(headers: dict[str, str], log: tuple[Entry, ...]) -> Record:
    components = _value("components", headers["components"]) if "components" in headers else None
    try:
        setup = Setup(
            game=headers["game"], version=int(headers["version"]), seats=int(headers["seats"]),
            seed=int(headers["seed"]), options=_family(headers, "option "), components=components,
        )  # fmt: skip
        names = tuple(str(_value(name, headers[name])) for name in map("player {}".format, range(1, setup.seats + 1)))
    except KeyError as missing:
        raise BadRecord("header_missing", "the record has no header “{name}”", name=missing.args[0]) from None
    except ValueError:
        raise BadRecord("header_number", "version, seats and seed must be whole numbers") from None
    for name in headers.keys() - _FACTS - {f"player {seat}" for seat in range(1, len(names) + 1)}:
        if not name.startswith("option "):
            raise BadRecord("header_unknown", "“{name}” isn’t a header of a record", name=name[:40])
    return Record(
        setup=setup, players=names, log=log, result=headers.get("result", ""), match_id=headers.get("match", ""),
        commitment=headers.get("commitment", ""),
    )  # fmt: skip


def _headers(lines: list[str]) -> dict[str, str]:
    headers: dict[str, str] = {}
    for number, text in enumerate(lines, 2):
        name, colon, value = text.partition(": ")
        if not colon or name in headers:
            raise BadRecord("header", "line {number} isn’t a new header: “{text}”", number=number, text=text[:40])
        headers[name] = value
    return headers


def _family(headers: dict[str, str], prefix: str) -> dict[str, Any]:
    return {name[len(prefix) :]: _value(name, text) for name, text in headers.items() if name.startswith(prefix)}


def _number(score: float) -> str:
    return str(int(score)) if float(score).is_integer() else str(score)


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _value(name: str, text: str) -> Any:
    try:
        return _decoded(text)
    except ValueError:
        raise BadRecord("header_value", "the header “{name}” has no readable value", name=name) from None


def _decoded(text: str) -> Any:
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise ValueError(text) from error


def line(entry: Entry) -> str:
    """Return an entry as records write it, without its number."""
    time = f" @{entry.at}" if entry.at else ""
    match entry:
        case Play(seat=seat, action=action, late=late):
            return f"{'*late ' if late else ''}{seat + 1} {action}{time}"
        case Undo(to=to):
            return f"*undo {to}{time}"
        case Resign(seat=seat, late=late):
            return f"*{'late' if late else 'resign'} {seat + 1}{time}"
        case Draw():
            return f"*draw{time}"
        case Seated(seat=seat, occupant=occupant):
            return f"*seated {seat + 1} {_json(occupant)}{time}"


def _entry(number: int, text: str) -> Entry:
    unreadable = BadRecord("play", "move {number} can’t be read: “{text}”", number=number, text=text[:40])
    found = _ENTRY.fullmatch(text)
    if not found or found["number"] != str(number):
        raise unreadable
    head, _, rest = found["what"].partition(" ")
    try:
        at = int(found["at"] or 0)
        match head:
            case "*undo":
                return Undo(to=int(rest), at=at)
            case "*late" if " " in rest:
                seat, _, action = rest.partition(" ")
                return Play(seat=int(seat) - 1, action=action, late=True, at=at)
            case "*resign" | "*late":
                return Resign(seat=int(rest) - 1, late=head == "*late", at=at)
            case "*draw" if not rest:
                return Draw(at=at)
            case "*seated":
                seat, _, occupant = rest.partition(" ")
                return Seated(seat=int(seat) - 1, occupant=str(_decoded(occupant)), at=at)
            case _ if rest:
                return Play(seat=int(head) - 1, action=rest, at=at)
    except ValueError:
        raise unreadable from None
    raise unreadable
