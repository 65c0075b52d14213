"""A promise about the deal: shown at the start, it proves at the end that the seed was not changed."""

from __future__ import annotations

from hashlib import sha256

import msgspec

from .game import Setup


def commitment(setup: Setup, match_id: str) -> str:
    """Return the SHA-256 over seed, game, version, seats, options, components and match id."""
    facts = [setup.seed, setup.game, setup.version, setup.seats, setup.options, setup.components, match_id]
    return sha256(msgspec.json.encode(facts, order="sorted")).hexdigest()
