"""``packhouse zackpack …``: what can be asked about trucks."""

from __future__ import annotations

import typer

from . import solve, trucks

app = typer.Typer(add_completion=False, rich_markup_mode="rich")
app.command("trucks")(trucks.command)
app.command("solve")(solve.command)


@app.callback()
def about() -> None:
    """Zack & Pack: its trucks, and how well they can be loaded."""
