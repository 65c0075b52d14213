"""One event is one line."""

from __future__ import annotations

import json
import logging
import subprocess
import sys
from typing import Any

import pytest

from packhouse.server.logs import JsonLines, PlainLines


def record(message: str, *args: Any, details: dict[str, Any] | None = None, failed: bool = False) -> logging.LogRecord:
    made = logging.LogRecord("packhouse.table", logging.INFO, "", 0, message, args, None)
    made.created = 1_700_000_000.1234
    if details:
        made.details = details
    if failed:
        try:
            raise ZeroDivisionError("by\nzero")
        except ZeroDivisionError:
            made.exc_info = sys.exc_info()
    return made


def event(made: logging.LogRecord) -> dict[str, Any]:
    line = JsonLines().format(made)
    assert "\n" not in line
    found: dict[str, Any] = json.loads(line)
    return found


def test_an_event_says_when_where_and_what() -> None:
    assert event(record("table %s opened", "x7")) == {
        "time": "2023-11-14T22:13:20.123Z",
        "level": "info",
        "logger": "packhouse.table",
        "message": "table x7 opened",
    }


def test_facts_are_fields() -> None:
    assert event(record("opened", details={"seats": 3}))["details"] == {"seats": 3}


def test_an_exception_is_a_field() -> None:
    assert "ZeroDivisionError: by\nzero" in event(record("failed", failed=True))["exception"]


@pytest.mark.parametrize("odd", [{1, 2}, object(), "\ud800\n", float("inf"), b"x"])
def test_odd_details_are_written_somehow(odd: object) -> None:
    assert event(record("odd", details={"fact": odd}))["message"] == "odd"


def test_the_plain_line_has_the_facts_too() -> None:
    expected = "2023-11-14T22:13:20.123Z info    packhouse.table: opened  seats=3"
    assert PlainLines().format(record("opened", details={"seats": 3})) == expected


SET_UP = """
import logging
from packhouse.server.logs import set_up
set_up("info", plain=False)
logging.getLogger("uvicorn.access").info("GET /?token=secret")
logging.getLogger("uvicorn.error").error("it broke")
logging.getLogger("uvicorn.error").error("Invalid UTF-8 sequence received from client.")
logging.getLogger("packhouse").debug("detail")
logging.getLogger("packhouse").info("open")
"""


def test_set_up_sends_what_matters_to_standard_error() -> None:
    done = subprocess.run([sys.executable, "-c", SET_UP], capture_output=True, text=True, check=True)
    assert [json.loads(line)["message"] for line in done.stderr.splitlines()] == ["it broke", "open"]
