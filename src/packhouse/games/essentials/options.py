"""What a table of Pack the Essentials may choose."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from ...core.options import Options


def _said(title: str, description: str) -> Meta:
    return Meta(title=title, description=description)


class Choices(Options, frozen=True):
    """PE-3, PE-4, PE-27."""

    suitcases: Annotated[
        Literal["same", "own"],
        _said(
            "Suitcases",
            "Same: everyone packs the same one. Own: everyone packs a different one. Alone: always the same one.",
        ),
    ] = "same"
    lying: Annotated[
        Literal["sideways", "upright"],
        _said("Lying", "Sideways: twelve columns and eight rows. Upright: eight columns and twelve rows."),
    ] = "sideways"
    card: Annotated[
        Literal[1, 2, 3, 4, 5, 6, 7, 8],
        _said("Cat Lady", "Alone: whose score you have to beat. Her card also sets the three To-Dos."),
    ] = 1
