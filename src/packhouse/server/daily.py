"""Today's puzzles as this worker has them: the date is that of UTC, and each is dealt once from its number."""

from __future__ import annotations

import asyncio
from datetime import UTC, date, datetime, timedelta

from ..games import puzzles
from ..games.puzzles import Puzzle
from .house_time import HouseTime


class Daily:
    def __init__(self, time: HouseTime) -> None:
        self._time = time
        self._dealt: dict[tuple[str, date], Puzzle] = {}

    @property
    def today(self) -> date:
        return datetime.fromtimestamp(self._time.wall / 1000, UTC).date()

    @property
    def next(self) -> int:
        """When the next puzzles come, in milliseconds since 1970."""
        tomorrow = datetime.combine(self.today + timedelta(1), datetime.min.time(), UTC)
        return round(tomorrow.timestamp() * 1000)

    async def puzzle(self, game: str, day: date) -> Puzzle:
        """Return a day's, which is today or just was; its match must not be played on but in a copy."""
        found = self._dealt.get((game, day))
        if found is None:
            found = await asyncio.to_thread(puzzles.of_day, game, day)
            self._dealt = {key: puzzle for key, puzzle in self._dealt.items() if key[1] == day}
            self._dealt[game, day] = found
        return found
