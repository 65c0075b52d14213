"""The rules of a game as its folder tells them, over HTTP: for pages that have none of their own."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ... import games
from ...games import parts
from ...wire.answers import Rulebook
from .replies import answered, json


@answered
async def rules(request: Request) -> Response:
    game = games.kind(request.path_params["game"]).name
    page = games.folder(game).joinpath("rules.md")
    terminal = games.part(game, parts.Terminal)
    return json(
        Rulebook(
            summary=terminal.HOW_TO_PLAY.strip() if terminal else "",
            text=page.read_text("utf-8") if page.is_file() else "",
        )
    )


ROUTES = [Route("/api/games/{game}/rules", rules, methods=["GET"])]
