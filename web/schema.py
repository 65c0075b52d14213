"""Structs as one JSON schema that tells what types need: their fields, which may be left out, the words about them."""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, TypeAlias

import msgspec

Schema: TypeAlias = dict[str, Any]

PLACE = "#/definitions/{name}"
TOLD = {"additionalProperties", "anyOf", "description", "enum", "items", "required", "type"}
"""What a type can tell; bounds and defaults are for whoever checks values."""


class TwoOfOneNameError(Exception):
    """Types need names of their own."""


def together(kinds: Mapping[str, Any], asked: Iterable[Any] = (), filled: Iterable[Any] = ()) -> Schema:
    """Return a schema that has all these kinds, by these names, and every part of them.

    Whoever asks may leave out what has a default; in answers it is left out where the struct says so, unless
    someone has filled it in.
    """
    roots, parts = msgspec.json.schema_components(list(kinds.values()), ref_template=PLACE)
    structs = {part.__name__: part for part in _structs(kinds.values())}
    _refuse_twins([_last(part) for part in parts])
    gappy = {struct for struct in structs.values() if struct.__struct_config__.omit_defaults}
    gappy = (gappy | {*_structs(asked)}) - {*_structs(filled)}
    found = {name: _described(structs[name], part, structs[name] in gappy) for name, part in parts.items()}
    called = {_last(root["$ref"]): name for name, root in zip(kinds, roots, strict=True) if "$ref" in root}
    found |= {name: root for name, root in zip(kinds, roots, strict=True) if "$ref" not in root}
    names = [called.get(name, name) for name in found]
    _refuse_twins(names)
    definitions = {
        name: _plain(part, called) | {"title": name} for name, part in zip(names, found.values(), strict=True)
    }
    return {"type": "object", "properties": {name: _at(name) for name in kinds}, "definitions": definitions}


def _refuse_twins(names: list[str]) -> None:
    if twins := {name for name in names if names.count(name) > 1}:
        raise TwoOfOneNameError(f"rename one: two structs would be called {', '.join(sorted(twins))}")


def _at(name: str) -> Schema:
    return {"$ref": PLACE.format(name=name)}


def _last(path: str) -> str:
    """Return a struct's own name, of a place or of the long name it gets where two have the same."""
    return path.rpartition("/")[2].rpartition(".")[2]


def _structs(kinds: Iterable[Any]) -> Iterator[type[Any]]:
    """Give every struct that these kinds are made of, each once."""
    waiting: list[Any] = [msgspec.inspect.type_info(kind) for kind in kinds]
    seen = set()
    while waiting:
        node = waiting.pop()
        if isinstance(node, msgspec.inspect.StructType):
            if node.cls in seen:
                continue
            seen.add(node.cls)
            yield node.cls
        inside = node if isinstance(node, tuple) else [getattr(node, name) for name in node.__struct_fields__]
        waiting += [each for each in inside if isinstance(each, tuple | msgspec.Struct)]


def _described(struct: type[Any], schema: Schema, gappy: bool) -> Schema:
    """Return a struct's schema with the words about its fields, and with those as required that are always there."""
    if struct.__struct_config__.array_like:
        return schema  # its fields have places instead of names
    notes = {name: note for kind in reversed(struct.__mro__) for name, note in _notes(kind).items()}
    fields, required = msgspec.structs.fields(struct), set(schema["required"])
    if not gappy:
        required |= {field.encode_name for field in fields if field.default is not msgspec.UNSET}
    properties = dict(schema["properties"])
    for field in fields:
        if field.name in notes:
            properties[field.encode_name] = _noted(properties[field.encode_name], notes[field.name])
    return schema | {"properties": properties, "required": sorted(required)}


def _noted(schema: Schema, note: str) -> Schema:
    return ({"anyOf": [schema]} if "$ref" in schema else schema) | {"description": note}


def _notes(kind: type[Any]) -> dict[str, str]:
    """Return what stands below each field of its own; Python keeps it nowhere but in the source."""
    if not issubclass(kind, msgspec.Struct) or kind is msgspec.Struct:
        return {}
    (made,) = ast.parse(textwrap.dedent(inspect.getsource(kind))).body
    assert isinstance(made, ast.ClassDef)
    notes = {}
    for field, below in zip(made.body, made.body[1:], strict=False):
        match field, below:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(note))):
                notes[name] = note
    return notes


def _plain(schema: Schema, called: Mapping[str, str]) -> Schema:
    """Return a schema without what types can't tell, in the words of the older drafts that types are made from."""
    if "$ref" in schema:
        name = _last(schema["$ref"])
        return _at(called.get(name, name))
    plain = {key: _each(value, called) for key, value in schema.items() if key in TOLD}
    if "properties" in schema:
        plain["properties"] = {name: _plain(field, called) for name, field in schema["properties"].items()}
    elif schema.get("type") == "object":
        plain.setdefault("additionalProperties", True)
    if "prefixItems" in schema:
        items = _each(schema["prefixItems"], called)
        plain |= {"items": items, "minItems": len(items), "maxItems": len(items)}
    if not schema.keys() & {"type", "enum", "anyOf"}:
        plain["tsType"] = "unknown"
    if "description" in plain:
        plain["description"] = inspect.cleandoc(plain["description"])
    return plain


def _each(value: Any, called: Mapping[str, str]) -> Any:
    if isinstance(value, list):
        return [_each(each, called) for each in value]
    return _plain(value, called) if isinstance(value, dict) else value
