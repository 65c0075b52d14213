"""What a table of Pick & Pack may choose."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from ...core.options import Options


class Choices(Options, frozen=True):
    """PP-5."""

    beginners: Annotated[
        bool,
        Meta(
            title="Beginners’ set-up",
            description="The action tiles are dealt at random, face up. Otherwise each player lays them in secret.",
        ),
    ] = False
