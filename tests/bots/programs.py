"""Small programs that play in tests: shell scripts that keep to the bot line, but for what a test changes."""

from __future__ import annotations

import os
import time
from pathlib import Path

PATIENCE = 60.0
"""Seconds that a test waits for what should come at once."""

SCRIPT = """\
#!/bin/sh
echo $$ >> {folder}/pids
{first}
while IFS= read -r line; do
  echo "$line" >> {folder}/heard
  case $line in
    packhouse*) {greeted} ;;
    setup*) {placed} ;;
    legal*) legal=${{line#legal }}; first=${{legal%%{tab}*}} ;;
    go*) {asked} ;;
    stop) {stopped} ;;
    quit) {left} ;;
  esac
done
"""


def program(
    folder: Path,
    *,
    first: str = "",
    greeted: str = "echo ready",
    placed: str = "echo ready",
    asked: str = 'echo "best $first"',
    stopped: str = "",
    left: str = "exit",
    name: str = "first",
) -> str:
    """Write a program that always takes the first legal action, unless it is told otherwise; return its path."""
    path = folder / name
    told = {"greeted": greeted, "placed": placed, "asked": asked, "stopped": stopped, "left": left}
    told = {word: does or ":" for word, does in told.items()}
    path.write_text(SCRIPT.format(folder=folder, first=first, tab="\t", **told), "utf-8")
    path.chmod(0o755)
    return str(path)


def heard(folder: Path) -> list[str]:
    """Return every line that programs in this folder have heard."""
    return (folder / "heard").read_text("utf-8").splitlines()


def pids(folder: Path) -> list[int]:
    """Return who has run in this folder."""
    file = folder / "pids"
    return [int(line) for line in file.read_text("utf-8").split()] if file.exists() else []


def is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def all_gone(folder: Path) -> bool:
    """Say whether none of them is left, not even as a zombie."""
    end = time.monotonic() + PATIENCE
    while any(map(is_there, pids(folder))) and time.monotonic() < end:
        time.sleep(0.02)
    return not any(map(is_there, pids(folder)))
