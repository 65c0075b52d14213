"""The grid for a terminal: tiles at the ends of its lines, crates below; no sign differs by colour alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rich.text import Text

from ...core.counted import counted
from ...core.game import Seat
from .actions import AnyAction, OrderMixup, QualityControl
from .board import BLUE, RED
from .components import Tile
from .rules import PickPack
from .state import CrateView, SlotView, SpaceView, View

SHORT: dict[Tile, str] = {
    "premium": "PR", "wholesale": "WH", "rush": "RU", "control": "QC", "mixup": "MX", "malfunction": "MA",
}  # fmt: skip
STYLES = ("bold red", "bold blue")
NOTHING, FACE_DOWN, BROKEN = "·", "▪", "!"
PLAIN_LETTERS = {NOTHING: ".", FACE_DOWN: "#", "’": "'"}

HOW_TO_PLAY = (
    "First lay your tiles in secret: lay premium c-top, take c-top, swap c-top a-bottom, then done. Then Red moves the "
    "grabber [ ] along its row, Blue along its column. On a tray of apples you grab it for your open crate with the "
    "fewest trays: grab c4 2. An empty space (·) can be entered only for a tile of yours at an end of its column "
    "(Red) or row (Blue): premium c4 2, wholesale c4 3, rush c4, control c4 3 1 and mixup c4 3 1 (their crate, then "
    "yours), malfunction c4 b5 or malfunction c4 4-left. Tiles in small letters are used up, those with a ! are "
    "broken, and a tray face down (▪) is out of play. When a player has every crate closed, or can’t move on their "
    "turn, the apples are counted.\n"
)


def draw(game: PickPack, view: View, last: AnyAction | None) -> Text:
    """Return the grid with the tiles around it, and a line for each player below."""
    top, bottom = view.slots[RED][::2], view.slots[RED][1::2]
    left, right = view.slots[BLUE][::2], view.slots[BLUE][1::2]
    lines = [_line("", map(_tile, top))]
    for row, cells in reversed([*enumerate(game.board.along[BLUE])]):
        spaces = (_space(view, view.grid[cell]) for cell in cells)
        lines.append(_line(f"{row + 1} ", [_tile(left[row]), *spaces, _tile(right[row])]))
    lines.append(_line("", map(_tile, bottom)))
    lines.append(_line("", (f" {column} " for column in game.board.lines[RED])))
    text = Text("\n".join(["", *lines, ""]))
    for seat in (RED, BLUE):
        text.append(f"\n{game.sides[seat]:<5}", STYLES[seat]).append(_standing(game, view, seat))
    if isinstance(last, QualityControl | OrderMixup):
        text.append(f"\n\n{_moved(game, view, last)}")
    return text.append(f"\n\n{_next(game, view)}")


def _line(name: str, cells: Iterable[str]) -> str:
    return (f"{name:>3}" + " ".join(cells) if name else " " * 7 + " ".join(cells)).rstrip()


def _tile(slot: SlotView) -> str:
    if slot.tile is None:
        return f"{NOTHING:<3}"
    sign = SHORT[slot.tile] if slot.up else SHORT[slot.tile].lower() + BROKEN * slot.broken
    return f"{sign:<3}"


def _space(view: View, space: SpaceView) -> str:
    sign = str(space.apples) if space.up else FACE_DOWN if space.apples else NOTHING
    return f"[{sign}]" if space.cell == view.grabber else f" {sign} "


def _standing(game: PickPack, view: View, seat: Seat) -> str:
    if view.phase == "set-up":
        return f" has laid {view.laid[seat]} of {len(view.slots[seat])} tiles" + ", done" * view.done[seat]
    crates = "  ".join(f"{number}: {_crate(crate)}" for number, crate in enumerate(view.crates[seat], 1))
    rush = view.rush[seat].ready + view.rush[seat].fresh
    return f"{view.scores[seat]:>3g}   {crates}" + f"   Rush Orders: {rush}" * bool(rush)


def _crate(crate: CrateView) -> str:
    trays = "+".join(map(str, crate.trays)) or "empty"
    return f"{trays} {crate.closed}" if crate.closed else trays


def _moved(game: PickPack, view: View, last: QualityControl | OrderMixup) -> str:
    """Say whose crates trays went from and into; their numbers alone don't."""
    seat = view.turn if view.phase == "rush" else 1 - view.turn
    mover, other = game.sides[seat], game.sides[1 - seat]
    got = counted(view.crates[seat][last.own - 1].trays[-1], "apple")
    taken = f"{mover} took {got} from {other}’s crate {last.theirs}"
    if isinstance(last, QualityControl):
        return f"{taken} into {mover}’s crate {last.own}"
    given = counted(view.crates[1 - seat][last.theirs - 1].trays[-1], "apple")
    return f"{taken} and gave {given} from {mover}’s crate {last.own}"


def _next(game: PickPack, view: View) -> str:
    match view.phase:
        case "set-up":
            hand = ", ".join(f"{tile} {number}" for tile, number in Counter(view.hand).items())
            return f"Still to lay: {hand}" if hand else "Tiles are being laid"
        case "over":
            return "the game is over"
        case "rush":
            return f"{game.sides[view.turn]} may spend a Rush Order, or end the turn"
        case _:
            return f"{game.sides[view.turn]} to move, along the {('row', 'column')[view.turn]} of {view.grabber}"
