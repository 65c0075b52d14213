"""Sealed Bids for a terminal: one's own hand, and what everyone has shown."""

from __future__ import annotations

from rich.text import Text

from .rules import Bid, Sealed, View

HOW_TO_PLAY = (
    "Everyone bids a card of their hand, face down. The highest takes the prize; when the hands are empty, the most "
    "points win."
)
PLAIN_LETTERS = {"–": "-"}


def draw(game: Sealed, view: View, last: Bid | None) -> Text:
    lines = [Text.assemble("Prize ", (str(view.prize or "–"), "bold yellow"))]
    if view.hand or view.bid is not None:
        lines.append(Text.assemble("Your hand ", (_cards(view.hand), "bold")))
    if view.bid is not None:
        lines.append(Text(f"Your bid {view.bid}"))
    for seat, (points, cards) in enumerate(zip(view.points, view.shown, strict=True)):
        waits = " is choosing" if seat in view.choosing else ""
        lines.append(Text.assemble(f"Seat {seat + 1}  {points:2}  ", (_cards(cards), "dim"), waits))
    if last:
        lines.append(Text(f"Last: bid {'face down' if last.card is None else last.card}", "dim"))
    return Text("\n").join(lines)


def _cards(cards: tuple[int, ...]) -> str:
    return " ".join(map(str, cards)) or "–"
