"""Whoever installs Packhouse gets its page built, with a Node of the build's own where the machine has none."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))  # installers don't look into the project's own folder by themselves

from web import build, npm

SKIP = "PACKHOUSE_SKIP_PAGE"
"""Set to anything: install without the page, or with the one that is there."""


class PageHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        return [] if _skipped() or build.is_fresh(build.digest()) or npm.found() else [npm.wheel()]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not _skipped():
            build.build()


def _skipped() -> bool:
    return bool(os.environ.get(SKIP))
