"""All that the house remembers, in words of its own over either database."""

from __future__ import annotations

from .accounts import AccountStore
from .ratings import RatingStore
from .strengths import StrengthStore
from .tables import TableStore
from .workers import WorkerStore


class Store(TableStore, WorkerStore, AccountStore, RatingStore, StrengthStore):
    """Every question to the database, by name."""
