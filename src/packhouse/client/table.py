"""What one may do at a table.

Each request returns when the house has carried it out, and raises a Refusal if it won't.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from .. import wire
from .watched import Watched


class Table(Watched):
    """A table that one watches, from a seat or as a spectator."""

    async def play(self, action: str) -> None:
        """Play an action of one's own seat, in notation; return when it is stored, and to be seen here."""
        turn = self._turn
        await self._ask(wire.Play, action=action, turn=turn)
        await self.until(lambda: self._turn > turn)  # or an older update that is late would look like one's turn again

    @property
    def _turn(self) -> int:
        return self.newest.turn if self.newest else 0

    async def preview(self, action: str) -> Any:
        """Return the view that would follow."""
        answer = await self._ask(wire.Preview, action=action)
        assert isinstance(answer, wire.Previewed)
        return msgspec.json.decode(answer.view)

    async def propose(self) -> tuple[str, ...]:
        """Return how a bot would play on from one's seat, in notation, where ``proposable`` says that one may ask."""
        answer = await self._ask(wire.Propose)
        assert isinstance(answer, wire.Proposed)
        return answer.plays

    async def review(self) -> Any:
        """Return what the game says of finished parts of the match, as one sees them now, where it has a review."""
        answer = await self._ask(wire.Review)
        assert isinstance(answer, wire.Reviewed)
        return msgspec.json.decode(answer.review)

    async def recall(self, number: int, seat: int | None = None) -> wire.Recalled:
        """Return what there was to see at a number of one's own counting, or of a seat's once it is over."""
        answer = await self._ask(wire.Recall, number=number, seat=seat)
        assert isinstance(answer, wire.Recalled)
        return answer

    async def picture(self, number: int, seat: int | None = None) -> str:
        """Return what there was to see at a number as a terminal would draw it, in plain letters."""
        answer = await self._ask(wire.Picture, number=number, seat=seat)
        assert isinstance(answer, wire.Pictured)
        return "\n".join("".join(run.text for run in line) for line in answer.lines)

    async def assess(self, number: int, seat: int | None = None) -> wire.Assessed:
        """Return what a good bot would have played at a number, once it is over."""
        answer = await self._ask(wire.Assess, number=number, seat=seat)
        assert isinstance(answer, wire.Assessed)
        return answer

    async def look_over(self) -> wire.LookedOver:
        """Return what the coach says of the match, once it is over; that may take a minute."""
        answer = await self._ask(wire.LookOver)
        assert isinstance(answer, wire.LookedOver)
        return answer

    async def branch(
        self, number: int, seats: Sequence[wire.SeatWish], *, name: str = "", seat: int | None = None
    ) -> Table:
        """Play on from a number at a table of one's own, once it is over here."""
        done = await self._ask(wire.Branch, number=number, seats=list(seats), name=name, seat=seat)
        assert isinstance(done, wire.Done)
        return await self._house.watch_from(done)

    async def undo(self) -> None:
        """Take back one's last play, or ask the others whether one may."""
        await self._ask(wire.Undo)

    async def draw(self) -> None:
        """Offer a draw."""
        await self._ask(wire.Draw)

    async def agree(self) -> None:
        """Agree to what is offered."""
        await self._ask(wire.Agree)

    async def decline(self) -> None:
        """Turn down what is offered, or withdraw one's own offer."""
        await self._ask(wire.Decline)

    async def resign(self) -> None:
        await self._ask(wire.Resign)

    async def say(self, phrase: wire.Phrase) -> None:
        await self._ask(wire.Say, phrase=phrase)

    async def tell(self, mark: int | None = None, wish: str = "") -> None:
        """Say what one thought of the host's own box, once it is over."""
        await self._ask(wire.Tell, mark=mark, wish=wish)

    async def rematch(self) -> Table:
        """Ask for another match, and return its table once everyone has asked."""
        await self._ask(wire.Rematch)
        await self.until(lambda: self.facts.next != "")
        return await self._house.watch(self.facts.next)

    async def start(self, level: str = "") -> None:
        """As the host, begin with bots of this level, or the usual one, in the seats still open."""
        await self._ask(wire.Start, level=level)

    async def remove(self, seat: int) -> None:
        """As the host, send someone away before the start."""
        await self._ask(wire.Remove, seat=seat)

    async def cancel(self) -> None:
        """As the host, give up the table before the start."""
        await self._ask(wire.Cancel)

    async def leave(self) -> None:
        await self._ask(wire.Leave)

    async def show(self, seat: int) -> None:
        """Look from another of one's seats on this device."""
        self._wish = {"seat": seat}
        await self.look()

    async def close(self) -> None:
        """Hear no more of this table."""
        self._house.forget(self)
        await self._ask(wire.Unwatch)

    async def _ask(self, kind: type[wire.AtTable], **fields: Any) -> wire.AnyMessage:
        return await self._house.ask(kind, table=self.id, **fields)
