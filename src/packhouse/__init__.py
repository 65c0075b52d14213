"""Packhouse: five games about packing, to play and to study."""

__version__ = "0.1.0"
