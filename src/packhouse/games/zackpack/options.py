"""What a table of Zack & Pack may choose."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from ...core.options import Options
from .components import MOST_SEATS

Seconds: TypeAlias = Annotated[int, Meta(ge=3, le=3600)]
Weight: TypeAlias = Annotated[int, Meta(ge=1, le=100)]
Rounds: TypeAlias = Annotated[int, Meta(ge=1, le=100)]


def _said(title: str, description: str) -> Meta:
    return Meta(title=title, description=description)


class Choices(Options, frozen=True):
    """ZP-6a, ZP-7, ZP-8, ZP-10, ZP-19."""

    mode: Annotated[
        Literal["live", "ordered"],
        _said("Grabbing", "Live: whoever is fastest. Ordered: one after another, in an order drawn each round."),
    ] = "live"
    weights: Annotated[
        tuple[Weight, ...],
        Meta(max_length=MOST_SEATS, examples=[[1, 2, 4]]),
        _said("Weights", "Ordered: how likely each seat is to pick early, seats in order. Left out: all equally."),
    ] = ()
    ready_clock: Annotated[
        Seconds,
        Meta(examples=[5]),
        _said("Pause", "Live: seconds the others have once someone is ready."),
    ] = 30
    grab_clock: Annotated[
        Seconds,
        Meta(examples=[5]),
        _said(
            "Grab clock",
            "Live: seconds to grab a truck, three times as many in the first round. Who has none then gets the pile’s.",
        ),
    ] = 20
    loading_clock: Annotated[
        Seconds,
        Meta(examples=[60]),
        _said("Loading clock", "Live: seconds to load. Then every load stays as it is."),
    ] = 120
    rounds: Annotated[
        Rounds | None,
        Meta(examples=[1, 3]),
        _said("Rounds", "The most rounds that are played. Left out: until someone has no points left."),
    ] = None
