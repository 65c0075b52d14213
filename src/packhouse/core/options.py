"""Options: the choices a table makes before it starts, each with a type, a range and a default."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, get_origin, get_type_hints

import msgspec

from .errors import BadSetup


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game's options. This bare kind has none."""


O = TypeVar("O", bound=Options)  # noqa: E741 — beside A, C, S and V


def build(values: Mapping[str, Any], kind: type[O]) -> O:
    """Return plain values as a ``kind``; text is taken as the field's own type, lists as ``a,b,c``."""
    for name in values:
        if name not in kind.__struct_fields__:
            raise BadSetup(
                "no_such_option", "no option “{name}”; there are {names}", name=name,
                names=", ".join(kind.__struct_fields__) or "none",
            )  # fmt: skip
    hints = get_type_hints(kind)
    data = {name: _listed(value) if get_origin(hints[name]) is tuple else value for name, value in values.items()}
    try:
        return msgspec.convert(data, kind, strict=False)
    except msgspec.ValidationError as error:
        raise _refusal(values, error) from error


def plain(options: Options) -> dict[str, Any]:
    """Return the choices that differ from the defaults, exactly as JSON gives them back: lists, never tuples."""
    values: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(options))
    return values


def _listed(value: Any) -> Any:
    return [part for part in value.split(",") if part] if isinstance(value, str) else value


def _refusal(values: Mapping[str, Any], error: msgspec.ValidationError) -> BadSetup:
    what, _, path = str(error).partition(" - at `$.")
    name = path.rstrip("`").split("[")[0]
    return BadSetup(
        "bad_option", "{name}={value} is not possible: {what}", name=name, value=str(values.get(name, "?"))[:40],
        what=what[:1].lower() + what[1:].replace("`", ""),
    )  # fmt: skip


def allowed(kind: type[Options], name: str) -> str:
    """Return an option's possible values in words, for lists and forms."""
    schema = msgspec.json.schema_components([get_type_hints(kind, include_extras=True)[name]])[0][0]
    return _words(schema)


def _words(schema: dict[str, Any]) -> str:
    if "anyOf" in schema:
        return " or ".join(map(_words, schema["anyOf"]))
    if "enum" in schema:
        return ", ".join("default" if value is None else str(value) for value in schema["enum"])
    if "minimum" in schema and "maximum" in schema:
        step = f" in steps of {schema['multipleOf']}" if "multipleOf" in schema else ""
        return f"{schema['minimum']} to {schema['maximum']}{step}"
    return {"null": "default", "array": "a list, a,b,c"}.get(schema["type"], str(schema["type"]))
