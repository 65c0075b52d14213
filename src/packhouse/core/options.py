"""Options: the choices a table makes before it starts, each with a type, a range and a default."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Annotated, Any, TypeVar, get_origin, get_type_hints

import msgspec

from .errors import BadSetup


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game's options. This bare kind has none."""


O = TypeVar("O", bound=Options)  # noqa: E741 — beside A, C, S and V


def build(values: Mapping[str, Any], kind: type[O]) -> O:
    """Return plain values as a ``kind``; text is taken as the field's own type, lists as ``a,b,c``."""
    return kind(**{name: _converted(kind, name, value) for name, value in values.items()})


def plain(options: Options) -> dict[str, Any]:
    """Return the choices that differ from the defaults, exactly as JSON gives them back: lists, never tuples."""
    values: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(options))
    return values


def _converted(kind: type[Options], name: str, value: Any) -> Any:
    if name not in kind.__struct_fields__:
        names = ", ".join(kind.__struct_fields__)
        way = "choose from {names}" if names else "this game has none"
        raise BadSetup("no_such_option", "no option “{name}”; " + way, name=name, names=names)
    hint = _hints(kind)[name]
    bare = hint.__origin__ if get_origin(hint) is Annotated else hint
    is_written = get_origin(bare) is tuple and isinstance(value, str)
    read = [part.strip() for part in value.strip(" []").split(",") if part.strip()] if is_written else value
    try:
        return msgspec.convert(read, hint, strict=False)
    except msgspec.ValidationError as error:
        raise BadSetup(
            "bad_option", "{name}={value} is not possible; choose {allowed}",
            name=name, value=_written(value)[:40], allowed=allowed(kind, name), **_bounds(kind, name),
        ) from error  # fmt: skip


@functools.cache
def _hints(kind: type[Options]) -> dict[str, Any]:
    return get_type_hints(kind, include_extras=True)


def _schema(kind: type[Options], name: str) -> dict[str, Any]:
    schema: dict[str, Any] = msgspec.json.schema_components([_hints(kind)[name]])[0][0]
    return schema


def allowed(kind: type[Options], name: str) -> str:
    """Return an option's possible values in words."""
    return _words(_schema(kind, name))


def _written(value: Any) -> str:
    """Return a value as people write it."""
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


def _bounds(kind: type[Options], name: str) -> dict[str, Any]:
    """Return the least and the most that a number can be, for clients with words of their own; nothing for the rest."""
    schema = _schema(kind, name)
    number = next(
        (choice for choice in schema.get("anyOf", [schema]) if "minimum" in choice and "maximum" in choice), None
    )
    return {"least": number["minimum"], "most": number["maximum"]} if number else {}


def is_list(kind: type[Options], name: str) -> bool:
    """Say whether an option's value is a list, which is written with commas itself."""
    return name in kind.__struct_fields__ and _schema(kind, name).get("type") == "array"


def step(kind: type[Options], name: str) -> float:
    """Return by how much a number that is an option's value goes up at least; 0: by as little as one likes."""
    found = _number(kind, name)
    return float(found.get("multipleOf", 1 if found["type"] == "integer" else 0))


def nearest(kind: type[Options], name: str, number: float) -> float:
    """Return the value nearest to a number that an option can have, where that is a number in steps."""
    found, apart = _number(kind, name), step(kind, name)
    whole: float = round(number / apart) * apart if apart else number
    least, most = found.get("minimum", whole), found.get("maximum", whole)
    return float(min(max(whole, least), most))


def _number(kind: type[Options], name: str) -> dict[str, Any]:
    """Return what an option's type says of its numbers."""
    schema = _schema(kind, name)
    return next(choice for choice in schema.get("anyOf", [schema]) if choice["type"] in {"number", "integer"})


def values(kind: type[Options], name: str) -> list[Any]:
    """Return an option's values where its type names them all, such as words; else none."""
    schema = _schema(kind, name)
    return [False, True] if schema.get("type") == "boolean" else list(schema.get("enum", ()))


def _words(schema: dict[str, Any]) -> str:
    if "anyOf" in schema:
        given = {"examples": schema.get("examples", ())}
        return " or ".join(_words(given | choice) for choice in schema["anyOf"] if choice.get("type") != "null")
    if "enum" in schema:
        return ", ".join(str(value) for value in schema["enum"] if value is not None)
    if "minimum" in schema and "maximum" in schema:
        step = f" in steps of {schema['multipleOf']}" if "multipleOf" in schema else ""
        return f"{schema['minimum']} to {schema['maximum']}{step}"
    if schema["type"] == "array":
        example = next(iter(schema.get("examples", ())), "abc")
        most = f" of at most {schema['maxItems']}" if "maxItems" in schema else ""
        items = f", each {_words(schema['items'])}" if "minimum" in schema["items"] else ""
        return f"a list{most}{items}, as in {','.join(map(str, example))}"
    if schema["type"] == "string":
        examples = ", ".join(schema.get("examples", ()))
        return f"a word, as in {examples}" if examples else "a word"
    return "true or false" if schema["type"] == "boolean" else str(schema["type"])
