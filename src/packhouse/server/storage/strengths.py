"""How strong a bot suits each person at each game, as it is stored."""

from __future__ import annotations

from ...bots.levels import level_of, strength_of
from ...core.game import Outcome
from ..people import strengths
from .database import Step
from .facts import Facts
from .queries import Queries

NOTE = "INSERT INTO strengths VALUES ($1, $2, $3) ON CONFLICT (person, game) DO UPDATE SET strength = $3"
"""It follows from the match alone, so that noting it twice changes nothing."""


class StrengthStore(Queries):
    async def strengths(self, person: str) -> dict[str, float]:
        """Return what suits a person, by game; of a game that isn't named, nothing is known yet."""
        return dict(await self._rows("SELECT game, strength FROM strengths WHERE person = $1", person))

    async def has_finished(self, person: str, game: str) -> bool:
        """Say whether they have ever sat at a match of this game that is over; puzzles are none."""
        rows = await self._rows(
            "SELECT 1 FROM tables JOIN sittings ON table_id = id "
            "WHERE person = $1 AND game = $2 AND status = 'over' "
            """AND facts NOT LIKE '%"puzzle":{%' LIMIT 1""", person, game,
        )  # fmt: skip
        return bool(rows)


def next_level(facts: Facts, outcome: Outcome) -> str:
    """Return the level that suits the host after a match; empty where it tells nothing of that."""
    if not (facts.suits and facts.is_against_bots) or facts.components is not None:
        return ""
    (seat,), bots = facts.people, [chair.name for chair in facts.chairs if chair.kind == "bot"]
    return level_of(strengths.moved(strength_of(bots[0]), outcome.ranks, seat))


def noted(facts: Facts, outcome: Outcome) -> list[Step]:
    """Return the step that notes what suits the host from now on; none where nothing was learned."""
    level = next_level(facts, outcome)
    return [Step(NOTE, (facts.host, facts.game, strength_of(level)))] if level else []
