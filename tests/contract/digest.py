"""Print a digest of some cases' games, to be compared with what another process prints."""

from __future__ import annotations

import os
import pkgutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

from packhouse import games
from packhouse.core import notation
from packhouse.games import parts

from . import cases as _cases  # noqa: F401 — the toys are known once it is imported
from .case import Case
from .parts import text


def digest(case: Case) -> str:
    """Return a digest of the positions along a random game, and of actions in their order: legal and numbered ones."""
    whole = sha256()
    for state in case.states():
        whole.update(text(state))
        for seat in sorted(case.game.active(state)):
            whole.update(";".join(map(notation.write, case.game.legal(state, seat))).encode())
    own = games.part(case.game.name, parts.Learning)
    actions = own.actions(case.game, case.setup.seats) if own else ()
    whole.update(";".join(map(notation.write, actions)).encode())
    return f"{case} {whole.hexdigest()}"


def elsewhere(cases: str, hash_seed: int) -> list[str]:
    """Return the digests of ``module:function``'s cases from a process of its own."""
    environment = os.environ | {"PYTHONHASHSEED": str(hash_seed), "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-m", __name__, cases]
    root = Path(__file__).parents[2]
    return subprocess.check_output(command, cwd=root, env=environment, text=True).splitlines()


def same_in_every_process(cases: str) -> None:
    """Check that neither the process nor the order of hashes decides anything."""
    here = list(map(digest, pkgutil.resolve_name(cases)()))
    assert here
    assert elsewhere(cases, hash_seed=1) == here
    assert elsewhere(cases, hash_seed=2) == here


if __name__ == "__main__":
    sys.stdout.write("".join(digest(case) + "\n" for case in pkgutil.resolve_name(sys.argv[1])()))
