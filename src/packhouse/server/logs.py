"""Logs: one JSON line an event for machines, or one plain line for people.

What an event is about goes into ``extra={"details": {…}}``: never a cookie, a token, a password or a seed.
"""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime
from logging import Formatter, LogRecord, StreamHandler
from typing import Any

QUIET = ("uvicorn", "uvicorn.access", "uvicorn.error", "websockets")
"""Loggers that would write whole addresses, with the tokens in them, for each request."""


class JsonLines(Formatter):
    def format(self, record: LogRecord) -> str:
        event = {"time": _time(record), "level": record.levelname.lower(), "logger": record.name}
        event |= {"message": record.getMessage()} | _more(record)
        if record.exc_info:
            event["exception"] = self.formatException(record.exc_info)
        return json.dumps(event, default=str, skipkeys=True)


class PlainLines(Formatter):
    def format(self, record: LogRecord) -> str:
        details = "".join(f"  {name}={value}" for name, value in _more(record).get("details", {}).items())
        line = f"{_time(record)} {record.levelname.lower():8}{record.name}: {record.getMessage()}{details}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def set_up(level: str, plain: bool) -> None:
    """Send all logs to standard error in one form; uvicorn is to run with ``log_config=None``."""
    handler = StreamHandler()
    handler.setFormatter(PlainLines() if plain else JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(_is_ours)


def _is_ours(record: LogRecord) -> bool:
    """Say whether it isn't just a stranger's text frame in no UTF-8, for which uvicorn writes a whole traceback."""
    return not str(record.msg).startswith("Invalid UTF-8")


def _time(record: LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _more(record: LogRecord) -> dict[str, Any]:
    details = getattr(record, "details", None)
    return {"details": details} if details else {}
