"""The facts of a report, drawn up from what was measured."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ... import __version__, games
from ...core.game import Aim, Setup
from ..flags import fared, flags, perhaps
from ..intervals import share
from ..measures import Measures, Source
from ..seat_names import seat_name
from ..spread import Spread, summary
from ..tally import SeatTally
from ..tournament import Pairing
from .changes import changes
from .course import along, course
from .facts import Asked, Facts, LevelFacts, Numbers, SeatFacts, SourceFacts


def drawn_up(asked: Asked, total: Measures, levels: Sequence[Pairing] = ()) -> Facts:
    """Return what many games say."""
    setup, several = asked.setup, len(asked.bots) > 1
    names = seat_names(setup)
    components, alike = fared(total.offered), len(set(asked.bots)) == 1
    found = flags(total.tally, names, components, alike=alike)
    return Facts(
        packhouse=__version__, game=setup.game, title=games.kind(setup.game).title, version=setup.version,
        options=setup.options,
        components=setup.components, changes=tuple(changes(setup)), seed=str(setup.seed),
        command=asked.command, games=total.tally.games,
        basis=asked.basis, judge=asked.judge, aim=None if several else _aim(setup),
        seats=tuple(map(_seat, names, asked.bots, total.tally.seats)),
        reasons=_sorted(total.tally.reasons), grades=_sorted(total.tally.grades),
        ties=share(total.ties, total.tally.games) if several else None,
        plays=_told(total.tally.plays), decisions=_told(total.decisions), seconds=_numbers(total.seconds),
        choices=summary(_together(total.choices)), choices_along=along(total.choices),
        winning=_numbers(total.winning), margins=_numbers(total.margins), spans=_numbers(total.spans),
        drama=course(total.drama, total.seats) if total.drama.followed else None,
        sources=_sources(total), figures={name: summary(one) for name, one in sorted(total.figures.items())},
        fared=tuple(one for one, _ in components), flags=tuple(found),
        perhaps=tuple(perhaps(total.tally, names, found)) if alike else (), levels=tuple(map(_level, levels)),
        said=asked.said,
    )  # fmt: skip


def seat_names(setup: Setup) -> list[str]:
    """Return what the rulebook calls the seats, or their numbers."""
    return ["alone"] if setup.seats == 1 else [seat_name(setup.game, seat) for seat in range(setup.seats)]


def _aim(setup: Setup) -> Aim | None:
    game = games.load(setup)
    return game.aim(game.start(setup.seats, setup.seed))


def _seat(name: str, bot: str, tally: SeatTally) -> SeatFacts:
    return SeatFacts(name, bot, share(tally.wins.sum, tally.wins.count), _numbers(tally.scores))


def _numbers(spread: Spread) -> Numbers | None:
    return _told(spread) if spread.counts else None


def _told(spread: Spread) -> Numbers:
    return Numbers(summary(spread), tuple(sorted(spread.counts.items())))


def _together(spreads: Sequence[Spread]) -> Spread:
    total = Spread()
    for spread in spreads:
        total.merge(spread)
    return total


def _sorted(counts: Mapping[str, int]) -> dict[str, int]:
    """Put the most frequent first, whichever process was done first."""
    return dict(sorted(counts.items(), key=lambda one: (-one[1], one[0])))


def _sources(total: Measures) -> tuple[SourceFacts, ...]:
    """Return the sources, the richest first."""
    scores = [seat.scores.count for seat in total.tally.seats]
    winners = sum(sum(n for value, n in seat.wins.counts.items() if value) for seat in total.tally.seats)
    found = [_source(name, one, scores, winners) for name, one in total.sources.items()]
    return tuple(sorted(found, key=lambda one: (-sum(one.seats), one.name)))


def _source(name: str, source: Source, games_of: Sequence[int], winners: int) -> SourceFacts:
    everybody, others = sum(games_of), sum(games_of) - winners
    return SourceFacts(
        name,
        source.winners.sum / winners if winners else None,
        source.others.sum / others if others else None,
        tuple(seat.sum / number for seat, number in zip(source.seats, games_of, strict=True)),
        sum(seat.count for seat in source.seats) / everybody,
        summary(_together(source.seats)),
    )


def _level(pairing: Pairing) -> LevelFacts:
    return LevelFacts(pairing.higher, pairing.lower, pairing.games, pairing.score)
