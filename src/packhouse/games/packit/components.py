"""What is in the box of Pack-It."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from ...core.components import Components
from ...core.errors import BadComponents

Shape: TypeAlias = Literal["hex-hex", "clipped", "limped", "orthogonal", "diagonal", "triangle"]


class Box(Components, frozen=True):
    """The boards, each with its usual size."""

    boards: dict[Shape, Annotated[int, Meta(ge=3, le=13)]]

    def size(self, shape: Shape) -> int:
        if shape not in self.boards:
            raise BadComponents("no_board", "the components have no board “{shape}”; add it to [boards]", shape=shape)
        return self.boards[shape]
