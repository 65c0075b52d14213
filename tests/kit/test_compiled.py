"""Compiled functions lie in the user's cache, and work without one."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

SCRIPT = """
from packhouse.kit.compiled import compiled

@compiled("int64(int64)")
def double(number):
    return 2 * number

print(double(21))
"""


def run(folder: Path, cache: str) -> subprocess.CompletedProcess[str]:
    file = folder / "script.py"
    file.write_text(SCRIPT, "utf-8")
    environment = {**os.environ, "XDG_CACHE_HOME": cache, "NUMBA_CACHE_DIR": ""}
    return subprocess.run([sys.executable, str(file)], capture_output=True, text=True, check=True, env=environment)


def test_what_is_compiled_is_kept_in_the_cache(tmp_path: Path) -> None:
    ran = run(tmp_path, str(tmp_path / "cache"))
    assert (ran.stdout, ran.stderr) == ("42\n", "")
    assert list((tmp_path / "cache").rglob("*.nbc"))


def test_without_a_cache_there_is_one_line_and_the_same_result(tmp_path: Path) -> None:
    ran = run(tmp_path, "/dev/null/nowhere")
    assert ran.stdout == "42\n"
    assert ran.stderr.count("\n") == 1
    assert "compiled anew at every start" in ran.stderr
