"""Nim for bots with which everything goes wrong."""

from tests.toys.nim.rules import Nim


class Stuck(Nim):
    name = "stuck"
    title = "Stuck"


GAME = Stuck
