"""Links as pictures that a phone's camera reads."""

from __future__ import annotations

import io
from typing import Any

QUIET = 2
"""How many modules of margin; the standard asks for four, and what stands around these pictures is plain anyway."""


def svg(link: str) -> bytes:
    """Return a picture, dark on white in any theme: cameras like it so."""
    drawn = io.BytesIO()
    _code(link).save(
        drawn, kind="svg", border=QUIET, light="#fff", xmldecl=False, svgclass=None, lineclass=None, omitsize=True
    )
    return drawn.getvalue()


def half_blocks(link: str) -> str:
    """Return lines for a terminal, two rows of modules in each."""
    drawn = io.StringIO()
    _code(link).terminal(drawn, border=QUIET, compact=True)
    return drawn.getvalue()


def _code(link: str) -> Any:
    import segno  # noqa: PLC0415 — most servers draw none

    return segno.make(link, error="m", micro=False, boost_error=False)
