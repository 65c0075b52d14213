"""What processes have used, as Linux counts it."""

from __future__ import annotations

import os
from pathlib import Path

TICK = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


def group(leader: int) -> list[int]:
    """Return the processes of a process group."""
    return [process for process in _all() if _facts(process)[2:3] == [str(leader)]]


def family(parent: int) -> list[int]:
    """Return a process and its children."""
    return [process for process in _all() if process == parent or _facts(process)[1:2] == [str(parent)]]


def cpu_seconds(processes: list[int]) -> float:
    """Return the processor time that they have used so far, for themselves and in the system."""
    return sum(int(part) for process in processes for part in _facts(process)[11:13]) / TICK


def busy_seconds() -> float:
    """Return the processor time that the whole machine has used so far."""
    user, nice, system, _, _, *rest = map(int, Path("/proc/stat").read_text().splitlines()[0].split()[1:8])
    return (user + nice + system + sum(rest)) / TICK


def memory(processes: list[int]) -> int:
    """Return the bytes that they hold in memory."""
    return sum(int(Path(f"/proc/{process}/statm").read_text().split()[1]) for process in processes) * PAGE


def _all() -> list[int]:
    return [int(entry.name) for entry in Path("/proc").iterdir() if entry.name.isdigit()]


def _facts(process: int) -> list[str]:
    """Return state, parent, group and so on; nothing where the process has ended."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return []
