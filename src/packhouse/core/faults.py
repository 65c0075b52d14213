"""What is wrong with a components file, in a sentence that names the line."""

from __future__ import annotations

import re

from . import places
from .errors import BadComponents

FAULTS = (
    (r"unknown field `(?P<name>.+)`$", "unknown_component", "“{name}” isn’t known here; check how it is written"),
    (r"missing required field `(?P<name>.+)`$", "missing_component", "“{name}” is missing; add it"),
    (r"^Expected `int` <= (?P<most>-?\d+)$", "component_most", "that is too much; write {most} at most"),
    (r"^Expected `int` >= (?P<least>-?\d+)$", "component_least", "that is too little; write {least} at least"),
    (r"^Expected `array` of length <= (?P<most>\d+)$", "components_most", "too many in the list; name {most} at most"),
    (
        r"^Expected `array` of length >= (?P<least>\d+)$",
        "components_least",
        "too few in the list; name {least} at least",
    ),
    (r"matching regex", "component_form", "that can’t be written so; compare it with the game’s own file"),
    (
        r"^Invalid enum value '(?P<got>.*)'$",
        "component_choice",
        "“{got}” isn’t one of the words that are possible here",
    ),
    (
        r"^Expected `(?P<wanted>\w+)(?: \| null)?`, got `(?P<got>\w+)`$",
        "component_kind",
        "this is of the kind {got}, but must be of the kind {wanted}",
    ),
    (r"^(?P<why>.*)$", "component_wrong", "{why}"),
)
"""What msgspec says of values, and how it is said here; the last is for whatever else may be wrong."""

TOML_WORDS = {"int": "integer", "str": "string", "object": "table", "bool": "boolean"}
"""What TOML calls what msgspec calls otherwise."""


def told(error: str, text: str, source: str) -> BadComponents:
    """Return an error of msgspec’s in words for people, with its place; each kind has a code, for translations."""
    why, where, _ = re.split(r" - at (`key` in )?`\$", error, maxsplit=1) if " - at `" in error else (error, None, "")
    path = places.path_in(error)
    found = ((code, sentence, re.search(pattern, why, re.DOTALL)) for pattern, code, sentence in FAULTS)
    code, sentence, match = next(fault for fault in found if fault[2])
    named: dict[str, str] = match.groupdict() if match else {}
    if code == "component_kind":
        named = {name: TOML_WORDS.get(word, word) for name, word in named.items()}
    if code == "unknown_component":
        path = (*path, named["name"])
    elif where:
        path = (*path, named.get("got", ""))
    line, fields = places.line_of(path, text), {"source": source, "at": places.in_words(path)} | named
    if line:
        return BadComponents(code, "{source}, line {line} ({at}): " + sentence, line=line, **fields)
    return BadComponents(f"{code}_nowhere", "{source}: " + sentence, **fields)
