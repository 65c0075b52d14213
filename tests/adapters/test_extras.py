"""The libraries come with extras: where one is missing a line says so, and whoever needs none loads none."""

from __future__ import annotations

import subprocess
import sys

import pytest

LIBRARIES = ("gymnasium", "pettingzoo", "pyspiel")


def ran(code: str) -> str:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip()


COMES_WITH = [
    ("pettingzoo", "pettingzoo", "learning"),
    ("gymnasium", "gymnasium", "learning"),
    ("openspiel", "pyspiel", "openspiel"),
]


@pytest.mark.parametrize(("module", "library", "extra"), COMES_WITH)
def test_a_line_says_what_to_install(module: str, library: str, extra: str) -> None:
    code = f"""
import sys
sys.modules["{library}"] = None
from packhouse.core.errors import MissingExtra
try:
    import packhouse.adapters.{module}
except MissingExtra as refusal:
    print(refusal)
"""
    assert ran(code) == f"this needs {library}; in Packhouse’s folder, write make lab or pip install '.[{extra}]'"


def test_commands_load_none_of_them() -> None:
    code = f"""
import sys
import packhouse.cli
print(sorted({{*{LIBRARIES}, "numpy", "packhouse.adapters"}} & {{*sys.modules}}))
"""
    assert ran(code) == "[]"
