"""What a table of Pick & Pack may choose."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from ...core.options import Options

Compensation: TypeAlias = Annotated[float, Meta(ge=0, le=20, multiple_of=0.5)]


class Choices(Options, frozen=True):
    """PP-5, PP-20."""

    beginners: Annotated[
        bool,
        Meta(
            title="Beginners’ set-up",
            description="The action tiles are dealt at random, face up. Otherwise each player lays them in secret.",
        ),
    ] = False
    compensation: Annotated[
        Compensation, Meta(title="Compensation", description="Points that Blue gets, since Red moves first.")
    ] = 0.0
