"""What a table of Pack-It may choose."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from ...core.options import Options
from .components import Shape


class Choices(Options, frozen=True):
    """None is the rulebook's own. PI-9, PI-9f, PI-10, PI-11."""

    board: Shape = "hex-hex"
    size: Annotated[int, Meta(ge=3, le=13)] | None = None
    neighbours: Literal[4, 8] | None = None
    komi: Annotated[float, Meta(ge=-100, le=100, multiple_of=0.5)] | None = None
    seeds: Annotated[int, Meta(ge=0, le=468)] = 0
    seed_cells: Annotated[tuple[str, ...], Meta(examples=[["b2", "c4"]])] = ()
