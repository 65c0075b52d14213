"""A typed client of the table: for bots, for tests, and for whoever writes a front of their own."""

from ..core.errors import Refusal
from .house import House, connect
from .table import Table

__all__ = ["House", "Refusal", "Table", "connect"]
