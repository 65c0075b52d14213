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
    "high": "each high package",
}
"""What a company changes."""

ASKS: dict[Condition, str] = {
    "load": "deliver {packages} in one visit",
    "visits": "deliver on {visits}",
    "lows": "deliver {number} low value",
    "highs": "deliver {number} high value",
    "highs_by": "deliver {number} high value by turn {turn}",
    "packages_by": "deliver {packages} by turn {turn}",
    "packages_from": "deliver {packages} from turn {turn} on",
    "origins": "deliver from {at}",
    "passes": "pass {at}",
    "corners": "pass {number} of the corners",
    "middle": "pass {number} of the nine inner locations",
    "places": "pass {locations}",
    "unrobbed": "lose nothing to the Rogue after turn {turn}",
    "full": "end with a full battery",
    "home": "end on your gate",
    "blocks": "stop {losses} with the sat nav",
    "crossings": "cross {cubes} of your own",
    "drives": "recharge at Electric Drive in {turns}",
    "paid": "pay for {charges}",
}
"""What a mission asks for, by what it counts."""

NOUNS = {
    "packages": "package", "visits": "visit", "locations": "location", "losses": "loss", "cubes": "cube",
    "turns": "turn", "charges": "charge",
}  # fmt: skip


def asked(mission: Mission) -> str:
    """Return what a mission asks for."""
    numbers = {many: counted(mission.number, one, many) for many, one in NOUNS.items()}
    names = ", ".join(mission.at)
    return ASKS[mission.counts].format(number=mission.number, turn=mission.turn, at=names, **numbers)


def changes(card: CompanyCard) -> list[str]:
    """Return a company's ability and its drawback."""
    return [f"{TRAITS[change.trait]} {change.by:+}" for change in (card.ability, card.drawback)]
