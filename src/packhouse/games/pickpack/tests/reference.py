"""Pick & Pack a second time, slowly: pieces by their names, moves as text, as the rulebook tells it."""

from __future__ import annotations

from collections.abc import Iterator

from packhouse.games.pickpack.state import View

RED, BLUE = "red", "blue"
OTHER = {RED: BLUE, BLUE: RED}


class Reference:
    """One game from a position in play on, read off the view of it."""

    def __init__(self, view: View, room: int) -> None:
        self.room = room
        self.tray = {str(space.cell): space.apples for space in view.grid if space.apples}
        self.face_down = {str(space.cell) for space in view.grid if space.apples and not space.up}
        self.spaces = [str(space.cell) for space in view.grid]
        self.tile = {str(slot.slot): slot.tile for slots in view.slots for slot in slots if slot.tile and slot.up}
        self.crate: dict[tuple[str, int], list[int]] = {}
        self.mark: dict[tuple[str, int], str | None] = {}
        for colour, crates in zip((RED, BLUE), view.crates, strict=True):
            for number, crate in enumerate(crates, 1):
                self.crate[colour, number] = list(crate.trays)
                self.mark[colour, number] = crate.closed
        self.waiting = {colour: rush.ready for colour, rush in zip((RED, BLUE), view.rush, strict=True)}
        self.gained = sum(rush.fresh for rush in view.rush)
        self.grabber = str(view.grabber)
        self.mover = (RED, BLUE)[view.turn]
        self.has_moved = view.phase == "rush"
        self.ended = ""

    def copy(self) -> Reference:
        twin = object.__new__(Reference)
        twin.__dict__ = {
            name: value.copy() if isinstance(value, dict | set | list) else value
            for name, value in self.__dict__.items()
        }
        twin.crate = {name: trays[:] for name, trays in self.crate.items()}
        return twin

    # What can be done.

    def legal(self) -> set[str]:
        if self.ended:
            return set()
        return {"spend", "end"} if self.has_moved else set(self.moves())

    def moves(self) -> Iterator[str]:
        along = 1 if self.mover == RED else 0  # Red stays in the row, which is the number
        for space in self.spaces:
            if space == self.grabber or space[along] != self.grabber[along] or space in self.face_down:
                continue
            if space in self.tray:
                yield from (f"grab {space} {number}" for number in self.lowest())
            else:
                for tile in {self.tile[slot] for slot in self.ends(space) if slot in self.tile}:
                    yield from self.uses(str(tile), space)

    def ends(self, space: str) -> list[str]:
        if self.mover == RED:
            return [f"{space[0]}-top", f"{space[0]}-bottom"]
        return [f"{space[1]}-left", f"{space[1]}-right"]

    def open_crates(self, colour: str, *, filled: bool = False) -> list[int]:
        return [
            number
            for (whose, number), trays in self.crate.items()
            if whose == colour and self.mark[whose, number] is None and (trays or not filled)
        ]

    def lowest(self) -> list[int]:
        candidates = self.open_crates(self.mover)
        return [
            number
            for number in candidates
            if all(len(self.crate[self.mover, number]) <= len(self.crate[self.mover, other]) for other in candidates)
        ]

    def uses(self, tile: str, space: str) -> Iterator[str]:
        rival = OTHER[self.mover]
        match tile:
            case "premium":
                yield from (f"premium {space} {own}" for own in self.open_crates(self.mover))
            case "wholesale":
                yield from (f"wholesale {space} {theirs}" for theirs in self.open_crates(rival))
            case "rush" if self.waiting[self.mover] + self.gained < self.room:
                yield f"rush {space}"
            case "control":
                for theirs in self.open_crates(rival, filled=True):
                    yield from (f"control {space} {theirs} {own}" for own in self.lowest())
            case "mixup":
                for theirs in self.open_crates(rival, filled=True):
                    for own in self.open_crates(self.mover, filled=True):
                        yield f"mixup {space} {theirs} {own}"
            case "malfunction":
                yield from (f"malfunction {space} {victim}" for victim in self.tray if victim not in self.face_down)
                numbered = self.mover == RED  # then the victim's slots begin with a row's number
                yield from (f"malfunction {space} {slot}" for slot in self.tile if slot[0].isdigit() == numbered)

    # What happens.

    def do(self, text: str) -> None:
        assert text in self.legal()
        word, *rest = text.split()
        if word == "spend":
            self.waiting[self.mover] -= 1
            self.has_moved = False
        elif word == "end":
            self.pass_on()
        else:
            self.move(word, *rest)

    def move(self, word: str, space: str, *chosen: str) -> None:
        if word != "grab":
            used = next(slot for slot in self.ends(space) if self.tile.get(slot) == word)
            del self.tile[used]
        self.carry_out(word, space, chosen)
        self.grabber = space
        if not self.open_crates(RED) or not self.open_crates(BLUE):
            self.ended = "crates_closed"
        elif self.waiting[self.mover] and self.could_spend():
            self.has_moved = True
        else:
            self.pass_on()

    def carry_out(self, word: str, space: str, chosen: tuple[str, ...]) -> None:
        rival = OTHER[self.mover]
        match word, chosen:
            case "grab", (own,):
                self.crate[self.mover, int(own)].append(self.tray.pop(space))
            case "premium", (own,):
                self.mark[self.mover, int(own)] = "premium"
            case "wholesale", (theirs,):
                self.mark[rival, int(theirs)] = "wholesale"
            case "rush", ():
                self.gained += 1
            case "control", (theirs, own):
                self.crate[self.mover, int(own)].append(self.crate[rival, int(theirs)].pop())
            case "mixup", (theirs, own):
                mine, their = self.crate[self.mover, int(own)], self.crate[rival, int(theirs)]
                mine[-1], their[-1] = their[-1], mine[-1]
            case "malfunction", (victim,) if victim in self.tray:
                self.face_down.add(victim)
            case "malfunction", (victim,):
                del self.tile[victim]
            case _:
                raise AssertionError(word)

    def could_spend(self) -> bool:
        dream = self.copy()
        dream.waiting[dream.mover] -= 1
        return any(dream.moves())

    def pass_on(self) -> None:
        self.waiting[self.mover] += self.gained
        self.gained = 0
        self.mover, self.has_moved = OTHER[self.mover], False
        if not any(self.moves()):
            self.ended = "no_move"

    def scores(self) -> tuple[float, float]:
        totals = {RED: 0, BLUE: 0}
        for (colour, number), trays in self.crate.items():
            apples, mark = sum(trays), self.mark[colour, number]
            totals[colour] += 2 * apples if mark == "premium" else apples // 2 if mark == "wholesale" else apples
        return totals[RED], totals[BLUE]
