"""All that the house remembers, in words of its own over either database."""

from __future__ import annotations

from .accounts import AccountStore
from .boxes import BoxStore
from .deeds import DeedStore
from .forgetting import ForgettingStore
from .lessons import LessonStore
from .opinions import OpinionStore
from .ratings import RatingStore
from .sessions import SessionStore
from .strengths import StrengthStore
from .tables import TableStore
from .tries import TryStore
from .verdicts import VerdictStore
from .workers import WorkerStore


class Store(
    TableStore, WorkerStore, AccountStore, SessionStore, ForgettingStore, RatingStore, StrengthStore, DeedStore,
    BoxStore, LessonStore, OpinionStore, TryStore, VerdictStore,
):  # fmt: skip
    """Every question to the database, by name."""
