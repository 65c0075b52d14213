"""The table for a terminal: the draft, the suitcases beside each other, and the score sheet."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from ...core.counted import counted
from .actions import AnyAction, TileName
from .components import COLOURS, ROUNDS, Measure
from .drawing import EMPTY, GAP, LEGEND, beside, suitcase_drawn, tile_drawn
from .rules import Essentials
from .state import Position, Score, SuitcaseView, View

PLAIN_LETTERS = {EMPTY: "."}
WIDTH = 26
"""How wide a suitcase is drawn, with what lies beside it."""

EACH: dict[Measure, str] = {
    "columns": "full column",
    "rows": "full row",
    "blocks": "full block of 4 by 4 squares",
    "matching": "pair of Underwear and Sock in the same colour",
    "colours": "colour with Underwear or a Sock",
    "fewer": "Underwear or Sock, whichever you have fewer of",
    "pairs_of_five": "pair of five-square tiles",
    "small": "tile of three squares or fewer",
    "sizes": "set of three tiles: one of three squares or fewer, one of four, and one of five or more",
}

HOW_TO_PLAY = (
    "Each round, choose a draft position: pawn 3. Whoever is on an earlier one takes a tile first. On your turn, "
    "choose your bonus tile if you get one (bonus peach-briefs) and a tile by its space (take 2). Then pack what you "
    "have: put mint-boot item 1 c4 places the tile a quarter turn clockwise, with the leftmost square of its lowest "
    "row on c4; put mint-boot cat 0 c4 places its mirror image, cat side up, which costs a Pack Rat (at most two a "
    "turn). What doesn’t fit goes back to the box: leave. In each colour, your largest group scores by its number of "
    "tiles; every cat scores 5, and To-Dos score what they say. After twelve rounds, put your Pom-poms on empty "
    "squares (pom c4), or have them put where they score the most (poms). The most points win; alone, you have to beat "
    "the Cat Lady’s goal.\n"
)


def draw(game: Essentials, view: View, last: AnyAction | None) -> Text:
    """Return the draft, every suitcase with what lies beside it, and what it scores."""
    lines = ["", f"Round {view.round} of {ROUNDS}{GAP}{counted(len(view.bag), 'tile')} in the bag{_goal(game, view)}"]
    if view.phase in ("select", "draft"):
        lines += ["", *beside(_places(game, view), WIDTH)]
    lines += ["", *beside(_suitcases(game, view), WIDTH), "", LEGEND, "", *_to_dos(game, view), "", *_sheet(view)]
    return Text("\n".join([*lines, "", _next(view)]))


def _goal(game: Essentials, view: View) -> str:
    return f"{GAP}to beat {game.card.lady}: more than {view.solo.goal} points" if view.solo else ""


def _places(game: Essentials, view: View) -> Iterator[list[str]]:
    """Return each draft position with its bonus, and the tile space of the same number."""
    for number, (position, tile) in enumerate(zip(view.positions, view.spaces, strict=True), 1):
        bonus = ", ".join(game.box.bonuses[number - 1]) or "no bonus"
        shape = tile_drawn(game.by_name[TileName(tile)]) if tile else ["empty"]
        rows = [f"  {row}" for row in shape[1:]]
        yield [f"position {number}: {bonus}", f"  {_who(position)}", "", f"space {number}: {shape[0]}", *rows]


def _who(position: Position) -> str:
    if position.pawn is not None:
        return f"seat {position.pawn + 1}"
    if position.lady:
        return f"Cat Lady {position.token}" if position.token else "Cat Lady"
    return "blocked this round" if position.barred else EMPTY


def _suitcases(game: Essentials, view: View) -> Iterator[list[str]]:
    for seat, case in enumerate(view.suitcases):
        hand = (game.by_name[TileName(name)] for name in case.hand)
        shapes = [line for tile in hand for line in tile_drawn(tile)]
        yield [f"Seat {seat + 1}{GAP}{_beside_it(case)}", *suitcase_drawn(game, case), *shapes]


def _beside_it(case: SuitcaseView) -> str:
    return counted(case.rats, "Rat") + f", {counted(case.poms, 'Pom-pom')}" * bool(case.poms)


def _to_dos(game: Essentials, view: View) -> Iterator[str]:
    for number, card in enumerate(game.box.todos):
        if card.name in view.todos:
            yield f"{card.name}: {counted(game.sheet.points[number], 'point')} for each {EACH[card.scores]}"


def _sheet(view: View) -> list[str]:
    """Return the score sheet; of a colour the tiles of its largest group and what they score."""
    head = ["", *COLOURS, "cats", *view.todos, "total", "empty"]
    rows = [[f"Seat {seat}", *_row(case.score)] for seat, case in enumerate(view.suitcases, 1)]
    return beside(list(column) for column in zip(head, *rows, strict=True))


def _row(score: Score) -> list[str]:
    colours = [f"{tiles}: {points}" for tiles, points in zip(score.groups, score.colours, strict=True)]
    return [*colours, *map(str, (score.cats, *score.todos, score.total, score.empty))]


def _next(view: View) -> str:
    seat = "" if view.turn is None else f"Seat {view.turn + 1}"
    match view.phase:
        case "select":
            return f"{seat} chooses a draft position: pawn 3"
        case "draft":
            return f"{seat} drafts: bonus and a tile, or take and a space; whoever has tiles may pack meanwhile: put"
        case "pack":
            return (
                "pack what you have: put, the tile, item or cat, its turn and a square; or leave, for what has no room"
            )
        case "poms":
            return "put your Pom-poms on empty squares: pom c4, or poms for the best places"
        case "over":
            return "the game is over"
