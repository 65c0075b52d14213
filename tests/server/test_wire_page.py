"""The page about the wire leaves nothing out: every message has its heading, and every field is named."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest

from packhouse import wire
from packhouse.bots.proposal import MOST
from packhouse.wire import answers

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "wire.md").read_text("utf-8")
HOUSE = ROOT / "src" / "packhouse"
ANSWERING = {*(HOUSE / "server").rglob("*.py"), *(HOUSE / "core").glob("*.py"), *(HOUSE / "games").glob("*.py")}
ANSWERING |= {*(HOUSE / "coach").glob("*.py")}
REFUSALS = {
    "Refusal", "BadSetup", "IllegalAction", "UnknownAction", "NoTable", "NotYours", "NoSeat", "BadName", "Busy",
    "DatabaseDown", "BadPassword", "UnknownBot", "UnknownGame",
}  # fmt: skip
"""Those that clients meet; others are for whoever starts a server or reads files."""
OUR_OWN = {"bad_part", "broken", "misnamed", "no_such_folder", "no_rules", "no_such_version", "seed", "time"}
"""What no request can lead to: rules pages, folders, seeds and times are the server's."""
REQUESTS, TOLD = PAGE.split("## What the table tells")
PARTS = (
    wire.Clock,
    wire.LessonStep,
    wire.SeatWish,
    wire.SeatInfo,
    wire.Offer,
    wire.Settled,
    wire.Times,
    wire.OpenTable,
    *get_args(wire.Seen),
)
HTTP = PAGE.split("## Plain HTTP")[1]
ANSWERS = answers.Answer.__subclasses__()
COMMON = {"id", "table"}
"""What every request has is said once, above them all."""


def name(kind: type[Any]) -> str:
    return str(kind.__struct_config__.tag or kind.__name__)


def section(text: str, message: str) -> str:
    """Return what stands under the heading that names a message."""
    for part in re.split(r"^### ", text, flags=re.MULTILINE)[1:]:
        heading, _, body = part.partition("\n")
        if f"`{message}`" in heading:
            return body
    raise AssertionError(f"there is no heading for {message}")


@pytest.mark.parametrize("kind", get_args(wire.AnyRequest), ids=name)
def test_every_request_is_told_with_its_fields(kind: type[Any]) -> None:
    body = section(REQUESTS, name(kind))
    for field in set(kind.__struct_fields__) - COMMON:
        assert f"`{field}`" in body


@pytest.mark.parametrize("kind", get_args(wire.AnyMessage), ids=name)
def test_every_message_is_told_with_its_fields(kind: type[Any]) -> None:
    body = section(TOLD, name(kind))
    for field in kind.__struct_fields__:
        assert f"`{field}`" in body


@pytest.mark.parametrize("kind", PARTS, ids=lambda kind: kind.__name__)
def test_every_part_of_a_message_is_told_with_its_fields(kind: type[Any]) -> None:
    for field in kind.__struct_fields__:
        assert f"`{field}`" in PAGE


@pytest.mark.parametrize("kind", get_args(wire.Seen), ids=name)
def test_what_happened_is_told_with_its_fields_in_its_own_line(kind: type[Any]) -> None:
    (line,) = re.findall(rf"^- `{name(kind)}`: .*$", TOLD.partition("What happened, by `type`")[2], re.MULTILINE)
    for field in set(kind.__struct_fields__) - {"at"}:
        assert f"`{field}`" in line


@pytest.mark.parametrize("kind", ANSWERS, ids=lambda kind: kind.__name__)
def test_every_answer_over_http_is_told_with_its_fields(kind: type[Any]) -> None:
    for field in kind.__struct_fields__:
        assert f"`{field}`" in HTTP


def test_the_page_says_how_long_a_proposal_may_be() -> None:
    assert f"up to {MOST}." in section(TOLD, "proposed")


@pytest.mark.parametrize("code", re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL))
def test_the_code_on_the_page_can_be_read(code: str) -> None:
    compile(code, "docs/wire.md", "exec")


def refusals() -> Iterator[str]:
    """Give the code of every refusal that a client may meet."""
    for path in ANSWERING:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id=kind), args=[ast.Constant(value=str(code)), *_]):
                    if kind in REFUSALS and code not in OUR_OWN:
                        yield code
                case ast.Call(func=ast.Name(id="Bound"), args=[_, ast.Constant(value=str(code)), *_]):
                    yield code


@pytest.mark.parametrize("code", sorted(set(refusals())))
def test_every_refusal_is_named(code: str) -> None:
    assert f"`{code}`" in section(TOLD, "refused")


def test_no_refusal_is_named_that_there_isn_t() -> None:
    named = re.findall(r"`(\w+)`", section(TOLD, "refused").partition("|---")[2])
    assert set(named) - {"id"} <= set(refusals())
