"""What a table of Package Pandemonium may choose."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from ...core.options import Options
from .components import Word

Points: TypeAlias = Annotated[int, Meta(ge=0, le=20)]


def _said(title: str, description: str) -> Meta:
    return Meta(title=title, description=description)


class Choices(Options, frozen=True):
    """PM-32. None is the box's own."""

    map: Annotated[
        Word | None,
        Meta(examples=["canal", "docks", "harbour", "island", "park", "river"]),
        _said("City map", "Which map is used. Left out: one is drawn at random."),
    ] = None
    missions: Annotated[bool, _said("Missions", "Two secret missions each. Without them: the family game.")] = True
    low: Annotated[Points | None, _said("Low value", "Points for a low-value package. Left out: as on the box, 1.")] = (
        None
    )
    high: Annotated[
        Points | None, _said("High value", "Points for a high-value package. Left out: as on the box, 5.")
    ] = None
    loss: Annotated[
        Annotated[int, Meta(ge=0, le=4)] | None,
        _said("Loss", "Packages that each cube costs when the Rogue crosses it. Left out: as on the box, 1."),
    ] = None
    fuse: Annotated[
        Annotated[int, Meta(ge=1, le=16)] | None,
        _said("Fuse", "Turns from picking the exploding package up until it explodes. Left out: as on the box, 5."),
    ] = None
    rogue_hunts: Annotated[
        Literal["high", "any"],
        _said(
            "The Rogue hunts",
            "High: it goes for high-value packages. Any: for low-value ones too, if no high-value one is near.",
        ),
    ] = "high"
    rogue_after: Annotated[
        Literal["stops", "goes_on"],
        _said("At a package", "Stops: the Rogue’s route ends there. Goes on: the winner moves it as far as it can go."),
    ] = "stops"
