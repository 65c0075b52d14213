"""What can't be drawn is refused before anything is played for it."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from packhouse.core.errors import BadSetup, MissingExtra
from packhouse.lab.place import writable

KINDS = (".svg", ".png")


def test_a_new_file_can_be_written_and_isnt_yet(tmp_path: Path) -> None:
    assert writable(tmp_path / "nim.svg", KINDS) == tmp_path / "nim.svg"
    assert not [*tmp_path.iterdir()]


def test_a_file_that_is_there_stays_as_it_is_until_it_is_drawn_anew(tmp_path: Path) -> None:
    (tmp_path / "nim.svg").write_text("drawn before")
    writable(tmp_path / "nim.svg", KINDS)
    assert (tmp_path / "nim.svg").read_text() == "drawn before"


def test_a_picture_of_no_known_kind_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match=r"names nothing that can be drawn; end it in \.svg, \.png"):
        writable(tmp_path / "nim.bmp", KINDS)


def test_a_picture_in_no_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="make it first"):
        writable(tmp_path / "nowhere" / "nim.svg", KINDS)


def test_a_folder_is_no_picture(tmp_path: Path) -> None:
    (tmp_path / "nim.svg").mkdir()
    with pytest.raises(BadSetup, match=r"can’t write .*nim\.svg: Is a directory; name another place"):
        writable(tmp_path / "nim.svg", KINDS)


def test_where_nothing_can_be_written_nothing_is_drawn() -> None:
    with pytest.raises(BadSetup, match=r"can’t write /dev/fd/nim\.svg: .*; name another place"):
        writable(Path("/dev/fd/nim.svg"), KINDS)


def test_without_matplotlib_it_says_how_to_get_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(MissingExtra, match="this needs matplotlib; in Packhouse’s folder, write make lab"):
        writable(tmp_path / "nim.svg", KINDS)
