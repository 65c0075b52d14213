"""The page's types are those of the structs."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from packhouse import games
from web import npm, schema, typescript

PEBBLES = """
from packhouse.games.nim import GAME as Nim
class Pebbles(Nim):
    name = "pebbles"
GAME = Pebbles
"""

pytestmark = pytest.mark.skipif(not npm.found(), reason="there is no Node here; `make test` brings one")


@pytest.fixture(scope="module")
def written() -> dict[Path, str]:
    return typescript.written()


def test_no_file_of_types_is_stale(written: dict[Path, str]) -> None:
    stale = [path.name for path, text in written.items() if not path.exists() or path.read_text("utf-8") != text]
    assert not stale, "run “make types”; with ARGS=FOLDER, if a game is in a folder of your own"


def test_no_file_of_types_is_left_over(written: dict[Path, str]) -> None:
    assert set(typescript.SOURCE.rglob("*.gen.ts")) <= written.keys()


def test_a_game_in_a_folder_of_ones_own_has_types_once_its_folder_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games, "__path__", [*games.__path__])
    monkeypatch.setattr(typescript, "SOURCE", tmp_path / "src")
    game, page = tmp_path / "mine" / "pebbles", tmp_path / "src" / "games" / "pebbles"
    game.mkdir(parents=True)
    page.mkdir(parents=True)
    (game / "__init__.py").write_text(PEBBLES)
    typescript.main([str(game.parent)])
    assert "export interface View" in (page / "types.gen.ts").read_text("utf-8")


def test_a_message_is_known_by_its_type(written: dict[Path, str]) -> None:
    text = written[typescript.SOURCE / "wire" / "types.gen.ts"]
    assert 'export interface Play {\n  type: "play";' in text
    assert re.search(r"export type AnyMessage =\s+\|? ?Welcome\s+\| Done\s", text)


def test_a_review_has_its_type_just_where_the_game_has_reviews() -> None:
    assert typescript._game("sealed")["definitions"]["Review"]["properties"]
    assert "Review" not in typescript._game("nim")["definitions"]


class Leaf(msgspec.Struct):
    size: int = 1
    """In cells."""


class Twig(msgspec.Struct, omit_defaults=True):
    leaf: Leaf
    bark: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    length: int = 1


class Knot(msgspec.Struct, array_like=True):
    name: str
    leaf: Leaf
    size: int = 1


def definitions(kinds: dict[str, Any], **how: list[Any]) -> dict[str, Any]:
    found: dict[str, Any] = schema.together(kinds, **how)["definitions"]
    return found


def test_what_is_always_sent_is_required() -> None:
    assert definitions({"Twig": Twig})["Leaf"]["required"] == ["size"]


def test_what_may_be_left_out_is_not() -> None:
    assert definitions({"Twig": Twig})["Twig"]["required"] == ["leaf"]


def test_whoever_asks_may_leave_out_what_has_a_default() -> None:
    assert definitions({"Twig": Twig}, asked=[Twig])["Leaf"]["required"] == []


def test_what_was_filled_in_is_there() -> None:
    assert definitions({"Twig": Twig}, filled=[Twig])["Twig"]["required"] == ["leaf", "length"]


def test_a_field_keeps_its_words() -> None:
    assert definitions({"Leaf": Leaf})["Leaf"]["properties"]["size"]["description"] == "In cells."


def test_a_struct_that_is_sent_as_a_list_has_places_instead_of_names() -> None:
    knot = definitions({"Knot": Knot})["Knot"]
    assert knot["items"] == [{"type": "string"}, {"$ref": "#/definitions/Leaf"}, {"type": "integer"}]


def test_a_kind_is_called_as_wanted() -> None:
    found = definitions({"Branch": Twig, "Needle": Leaf})
    assert found.keys() == {"Branch", "Needle"}
    assert found["Branch"]["properties"]["leaf"] == {"$ref": "#/definitions/Needle"}


def test_two_structs_of_one_name_are_refused() -> None:
    with pytest.raises(schema.TwoOfOneNameError, match="Leaf"):
        schema.together({"Leaf": Twig})


def test_two_structs_of_one_name_in_two_places_are_refused() -> None:
    other = msgspec.defstruct("Leaf", [("colour", str)], module="elsewhere")
    with pytest.raises(schema.TwoOfOneNameError, match="Leaf"):
        schema.together({"Twig": Twig, "Other": other})
