"""Cards in words: what specials do, what missions ask for, and what companies change."""

from __future__ import annotations

from ...core.counted import counted
from .components import CompanyCard, Condition, Mission, Special, Trait

SPECIALS: dict[Special, str] = {
    "drain": "lose a battery unit",
    "cramped": "the van holds one less",
    "recharge": "regain a battery unit",
    "roomy": "the van holds one more",
    "spawn": "one more spawn card",
    "swap": "exchange a mission",
    "far": "plan one cube more",
    "ignored": "the Rogue ignores you",
}
"""What a card does at the reveal, for this turn."""

TRAITS: dict[Trait, str] = {
    "van": "van",
    "battery": "battery",
    "electric": "Electric Drive",
    "fee": "fee for a charge",
    "mission": "each mission",
    "guard": "losses stopped",
    "high": "high-value package",
}
"""What a company changes."""

ASKS: dict[Condition, str] = {
    "load": "deliver {packages} in one visit",
    "visits": "deliver on {visits}",
    "lows": "deliver {lows}",
    "highs": "deliver {highs}",
    "highs_by": "deliver {highs} by turn {turn}",
    "packages_by": "deliver {packages} by turn {turn}",
    "packages_from": "deliver {packages} from turn {turn} on",
    "origins": "deliver from {at}",
    "passes": "pass {at}",
    "corners": "pass {number} of the corners",
    "middle": "pass {number} of the nine inner locations",
    "places": "pass {locations}",
    "unrobbed": "lose nothing to the Rogue after turn {turn}",
    "full": "end the game with a full battery",
    "home": "end the game on your gate",
    "blocks": "stop {losses} with the battery",
    "crossings": "cross {cubes} of your own",
    "drives": "recharge at Electric Drive in {turns}",
    "paid": "pay for {charges}",
}
"""What a mission asks for, by what it counts."""

NOUNS = {
    "packages": ("package", "packages"),
    "lows": ("low-value package", "low-value packages"),
    "highs": ("high-value package", "high-value packages"),
    "visits": ("visit", "visits"),
    "locations": ("location", "locations"),
    "losses": ("loss", "losses"),
    "cubes": ("cube", "cubes"),
    "turns": ("turn", "turns"),
    "charges": ("charge", "charges"),
}


def asked(mission: Mission) -> str:
    """Return what a mission asks for."""
    numbers = {name: counted(mission.number, *noun) for name, noun in NOUNS.items()}
    some = "" if mission.number >= len(mission.at) else f"{mission.number} of "
    names = some + ", ".join(mission.at)
    return ASKS[mission.counts].format(number=mission.number, turn=mission.turn, at=names, **numbers)


def changes(card: CompanyCard) -> list[str]:
    """Return a company's ability and its drawback."""
    return [f"{TRAITS[change.trait]} {change.by:+}" for change in (card.ability, card.drawback)]
