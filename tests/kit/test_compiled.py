"""Compiled functions lie in the user's cache, are made anew when anything beside them changes, and work without it."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

from packhouse.kit.compiled import UNUSED, USED

SCRIPT = """
from packhouse.kit.compiled import compiled
from factor import factor

@compiled("int64(int64)")
def times(number):
    return factor() * number

print(times(21))
"""
FACTOR = """
from packhouse.kit.compiled import compiled

@compiled("int64()")
def factor():
    return 2
"""


def run(folder: Path, cache: str, numba_cache: str = "") -> subprocess.CompletedProcess[str]:
    file = folder / "script.py"
    file.write_text(SCRIPT, "utf-8")
    if not (folder / "factor.py").exists():
        (folder / "factor.py").write_text(FACTOR, "utf-8")
    environment = {**os.environ, "XDG_CACHE_HOME": cache, "NUMBA_CACHE_DIR": numba_cache}
    return subprocess.run(
        [sys.executable, "-B", str(file)], capture_output=True, text=True, check=True, env=environment
    )


def test_what_is_compiled_is_kept_in_the_cache(tmp_path: Path) -> None:
    ran = run(tmp_path, str(tmp_path / "cache"))
    assert (ran.stdout, ran.stderr) == ("42\n", "")
    assert len(list((tmp_path / "cache").rglob("*.nbc"))) == 2
    assert run(tmp_path, str(tmp_path / "cache")).stdout == "42\n"
    assert len(list((tmp_path / "cache").rglob("*.nbc"))) == 2


def test_a_change_in_what_it_calls_is_noticed(tmp_path: Path) -> None:
    """Numba by itself would go on with the old factor: it looks at the file of the function alone."""
    run(tmp_path, str(tmp_path / "cache"))
    (tmp_path / "factor.py").write_text(FACTOR.replace("return 2", "return 3"), "utf-8")
    assert run(tmp_path, str(tmp_path / "cache")).stdout == "63\n"


def test_a_change_in_another_folder_that_it_imports_is_noticed(tmp_path: Path) -> None:
    """Each game's kernel uses what the kit has for all, and lies in a folder of its own."""
    games, shared = tmp_path / "games", tmp_path / "games" / "counting" / "shared"
    shared.mkdir(parents=True)
    (games / "counting" / "__init__.py").write_text("")
    (shared / "__init__.py").write_text("")
    (shared / "factor.py").write_text(FACTOR, "utf-8")
    script = SCRIPT.replace("from factor", "from .shared.factor")
    (games / "counting" / "kernel.py").write_text(script, "utf-8")
    command = f"import packhouse.games as g; g.__path__.append({str(games)!r}); import packhouse.games.counting.kernel"

    def run_it() -> str:
        environment = {**os.environ, "XDG_CACHE_HOME": str(tmp_path / "cache")}
        words = [sys.executable, "-B", "-c", command]
        return subprocess.run(words, capture_output=True, text=True, check=True, env=environment).stdout

    assert run_it() == "42\n"
    (shared / "factor.py").write_text(FACTOR.replace("return 2", "return 3"), "utf-8")
    assert run_it() == "63\n"


def test_what_was_long_unused_is_removed_when_something_new_is_made(tmp_path: Path) -> None:
    run(tmp_path, str(tmp_path / "cache"))
    (old,) = (tmp_path / "cache").rglob(USED)
    for age, stays in ((UNUSED - 1000, True), (UNUSED + 1000, False)):
        os.utime(old, (time.time() - age,) * 2)
        with (tmp_path / "factor.py").open("a") as file:
            file.write("# changed\n")
        run(tmp_path, str(tmp_path / "cache"))
        assert old.parent.exists() == stays


def test_a_cache_of_ones_own_choice_is_used(tmp_path: Path) -> None:
    assert run(tmp_path, "/dev/null/nowhere", str(tmp_path / "chosen")).stderr == ""
    assert list((tmp_path / "chosen" / "kernels").rglob("*.nbc"))


def test_without_a_cache_there_is_one_line_and_the_same_result(tmp_path: Path) -> None:
    ran = run(tmp_path, "/dev/null/nowhere")
    assert ran.stdout == "42\n"
    assert ran.stderr.count("\n") == 1
    assert "compiled anew at every start" in ran.stderr
    assert not list(tmp_path.rglob("*.nbc"))
