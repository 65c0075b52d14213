"""The page about the wire leaves nothing out: every message has its heading, and every field is named."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import pytest

from packhouse.server import wire

PAGE = (Path(__file__).parents[2] / "docs" / "wire.md").read_text("utf-8")
REQUESTS, TOLD = PAGE.split("## What the table tells")
PARTS = (wire.Clock, wire.SeatWish, wire.SeatFacts, wire.Offer, wire.Times, wire.OpenTable, *get_args(wire.Seen))
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


def test_the_code_on_the_page_can_be_read() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    compile(code, "docs/wire.md", "exec")
