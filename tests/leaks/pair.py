"""The truth and a dream of it, kept so that one watcher can't tell them apart."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import count
from typing import Any, TypeAlias

from packhouse import wire
from packhouse.core import notation
from packhouse.core.errors import IllegalAction
from packhouse.core.game import Seat, Watcher
from packhouse.core.match import Play
from packhouse.core.rng import QuickRng
from tests.contract.parts import text

from .device import Device
from .dream import DreamMatch
from .world import World

Plays: TypeAlias = list[tuple[Seat, Any]]
Devices: TypeAlias = tuple[Device, Device]
"""One in the truth, and its likeness in the dream."""

DREAMS = 6
"""How many dreams are tried before the truth is dreamt for a moment."""

FEW = 8
"""How many of a seat's plays are tried in each."""


class Leak(Exception):  # noqa: N818 — it is what the test is about
    """A watcher was sent something that depends on what they may not know."""


class Pair:
    def __init__(self, truth: World, dream: World, watcher: Watcher, rng: QuickRng) -> None:
        self.truth, self.dream = truth, dream
        self.watcher = watcher
        self.rng = rng
        self.game = truth.match.game
        self.likeness: dict[int, int] = {}
        """By the number of a play in the truth, the number of the one that stands for it in the dream."""
        self.ears: list[Devices] = [self.devices(watcher)]
        """The watcher's own devices."""
        self.differs = False
        """Whether the dream was ever anything but the truth."""
        self._ids = count(1)

    # Who asks.

    def devices(self, seat: Watcher) -> Devices:
        """Return a seat's first device in both worlds; a new one for a spectator."""
        if seat is None:
            return self.truth.device(None), self.dream.device(None)
        return self.truth.seats[seat], self.dream.seats[seat]

    def new_id(self) -> str:
        return str(next(self._ids))

    @property
    def names(self) -> dict[str, Any]:
        """What every request needs to have."""
        return {"id": self.new_id(), "table": self.truth.name}

    async def both(self, devices: Devices, request: wire.Request | str) -> None:
        frame = request if isinstance(request, str) else wire.encode(request).decode()
        for device in devices:
            await device.ask(frame)

    async def watch(self, devices: Devices, since: int = 0) -> None:
        await self.both(devices, wire.Watch(**self.names, since=since, spectate=self.is_spectator(devices)))

    def is_spectator(self, devices: Devices) -> bool:
        return self.watcher is None and devices in self.ears

    @property
    def told(self) -> int:
        """How much the watcher has been told."""
        return len(self.truth.table.chronicle.told(self.watcher))

    # What happens.

    async def play(self, seat: Seat, action: Any) -> None:
        """Play in the truth, and in the dream whatever looks the same: if possible something else, nothing or more."""
        own = seat == self.watcher or not self.game.hidden
        shown = self.game.seen(self.truth.match.state, seat, action, self.watcher)
        plays = [(seat, action)]
        alike = self._alike(plays, lambda state: [plays] if own else self._like(state, seat, shown))
        ends_alike = self._last_is_noticed(self.truth.match.state, plays) == self._last_is_noticed(
            self._dreamt.state, alike
        )
        message = self.new_id()
        if seat == self.watcher and seat not in self.truth.match.resigned:
            turn = self.truth.table.turn(seat)
            request = wire.Play(id=message, table=self.truth.name, action=notation.write(action), turn=turn)
            await self.both(self.rng.choose(self.ears), request)
        else:
            await self.truth.play(seat, action, message)
            for number, play in enumerate(alike):
                await self.dream.play(*play, f"{message}-{number}")
        if ends_alike:  # who takes back something else, and asks for it, tells so themselves
            self.likeness[len(self.truth.match.log)] = len(self.dream.match.log)
        self._dream_on()

    async def run_out(self) -> None:
        """Let the time be up that the truth's clocks say is up."""
        if self.truth.table.clocks.phase_is_over(self.truth.table.now):
            self._alike(self._timely(self.truth.match.state), lambda state: [self._timely(state)])
        await self.truth.run_out()
        await self.dream.run_out()
        self._dream_on()

    def _timely(self, state: Any) -> Plays:
        timeout = self.game.timeout(state)
        return [(seat, action) for seat, actions in timeout.plays.items() for action in actions] if timeout else []

    def last_play(self, world: World, seat: Seat) -> int:
        """Return the number of the last play of a seat that stands, or 0."""
        log = world.match.log
        plays = ((number, log[number - 1]) for number in reversed(world.match.standing))
        return next((number for number, play in plays if isinstance(play, Play) and play.seat == seat), 0)

    def is_unnoticed(self, number: int) -> bool:
        """Say whether the watcher doesn't know of this play."""
        play = self.truth.match.log[number - 1] if number else None
        if not isinstance(play, Play):
            return False
        before = self.truth.match.at(number - 1)
        return self.game.seen(before.state, play.seat, self.game.read(play.action), self.watcher) is None

    # How they stay alike.

    def _alike(self, plays: Plays, others: Callable[[Any], Iterable[Plays]]) -> Plays:
        """Dream what can be dreamt so that some plays look to the watcher as these do in the truth; return those."""
        truth, dream = self.truth.match.state, self._dreamt
        wanted = self._look(truth, plays)
        dreams = (self.game.imagine(truth, self.watcher, self.rng) for _ in range(DREAMS))
        for state in (dream.state, *dreams, truth):
            for found in others(state):
                if self._look(state, found) == wanted:
                    dream.exchange(state)
                    return found
        dream.exchange(truth)
        return plays

    def _like(self, state: Any, seat: Seat, shown: Any) -> Iterator[Plays]:
        """Return what may look so: a thing, two or nothing, in any order; one thing where the seat sits down again."""
        looks = dict.fromkeys([shown, None])
        legal = [action for look in looks for action in self.game.alike(state, seat, look, self.watcher)]
        self.rng.shuffle(legal)
        kinds: list[list[Plays]] = [[[(seat, action)] for action in legal[:FEW]]]
        if not self.truth.table.bot(seat):
            kinds += [[[]], [[(seat, action) for action in legal[:2]]]]
        self.rng.shuffle(kinds)
        for kind in kinds:
            yield from kind

    def _look(self, state: Any, plays: Plays) -> Any:
        """Return all that the watcher notices of plays, and what there is to see for them after these."""
        world, shown = state.copy(), []
        for seat, action in plays:
            if not self._can_play(world, seat, action):
                return None
            seen = self.game.seen(world, seat, action, self.watcher)
            shown += [] if seen is None else [(seat, seen)]
            self.game.apply(world, seat, action)
        timeout, active = self.game.timeout(world), self.game.active(world)
        legal = list(self.game.legal(world, self.watcher)) if self.watcher in active else []
        proposable = self.watcher in active and self.game.proposable(world, self.watcher)
        phase = timeout and (timeout.phase, timeout.seconds)
        view, outcome = text(self.game.view(world, self.watcher)), self.game.outcome(world)
        return shown, view, active, legal, proposable, outcome, phase, self.game.aim(world)

    def _can_play(self, state: Any, seat: Seat, action: Any) -> bool:
        try:
            self.game.play(state.copy(), seat, action)
        except IllegalAction:
            return False
        return True

    def _last_is_noticed(self, state: Any, plays: Plays) -> bool | None:
        """Say whether the watcher notices the last of some plays; None where there is none."""
        world = state.copy()
        for seat, action in plays[:-1]:
            self.game.apply(world, seat, action)
        return self.game.seen(world, *plays[-1], self.watcher) is not None if plays else None

    def _dream_on(self) -> None:
        """Where the truth had to be dreamt, dream again."""
        truth, dream = self.truth.match, self._dreamt
        if truth.outcome is None and text(truth.state) == text(dream.state):
            dream.exchange(self.game.imagine(truth.state, self.watcher, self.rng))
        self.differs |= text(truth.state) != text(dream.state)

    @property
    def _dreamt(self) -> DreamMatch:
        assert isinstance(self.dream.match, DreamMatch)
        return self.dream.match

    # What must not be.

    def compare(self) -> None:
        for mine, dreamt in self.ears:
            told, as_dreamt = self.truth.sent(mine), self.dream.sent(dreamt)
            if told != as_dreamt:
                raise Leak(f"{self.watcher} can tell {told} from {as_dreamt}")
        assert self._look(self.truth.match.state, []) == self._look(self._dreamt.state, []), "the test lost its way"
