"""Nim, by turns: take counters from one heap at a time, and mind the last one."""

from .rules import Nim

GAME = Nim
