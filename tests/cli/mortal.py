"""A stranger’s bot that takes its process along."""

from __future__ import annotations

MORTAL = """
import os
import signal
from pathlib import Path

from packhouse.bots.bot import Player
from packhouse.bots.uniform import Uniform

DEAD = Path(__file__).with_name("dead")


class Mortal(Uniform):
    left = 20

    def choose(self, sight, budget, rng):
        Mortal.left -= 1
        if Mortal.left == 0 and not DEAD.exists():
            DEAD.write_text(str(os.getpid()))
            os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(sight, budget, rng)


PLAYERS = (Player("mortal", Mortal()),)
"""
"""A bot that kills the process that it plays in at the twentieth choice, unless somebody did so before."""
