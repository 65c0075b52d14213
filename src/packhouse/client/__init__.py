"""A typed client of the table: for bots, for tests, and for whoever writes a front of their own."""

from ..core.errors import Refusal
from ..wire import Clock, SeatWish
from .house import ME, OPEN, House, connect
from .table import Table

__all__ = ["ME", "OPEN", "Clock", "House", "Refusal", "SeatWish", "Table", "connect"]
