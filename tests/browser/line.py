"""A second line of a page's own person to the house: it plays any game by its notation, whatever its board is like."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from playwright.sync_api import Page

Wish: TypeAlias = dict[str, str]

ME: Wish = {"kind": "me"}
OPEN: Wish = {"kind": "open"}

ASK = """
([request, table]) => new Promise((resolve, reject) => {
  const line = new WebSocket(`${location.origin.replace("http", "ws")}/socket`);
  const [before, id] = [crypto.randomUUID(), crypto.randomUUID()];
  const send = (request) => line.send(JSON.stringify(request));
  const end = (settle, told) => (line.close(), settle(told));
  const ask = (update) => {
    const isPlay = request.type === "play";
    send({ ...request, id, ...(isPlay && { action: first(update.legal), turn: update.turn ?? 0 }) });
  };
  const first = (tree) => {
    const parts = tree.match(/[()]|[^\\s()]+/g);
    const words = [];
    for (let at = 0; ; at += 2) {
      words.push(parts[at]);
      if (parts[at + 1] !== "(") return words.join(" ");
    }
  };
  line.onopen = () => (table ? send({ type: "watch", id: before, table }) : ask());
  line.onmessage = ({ data }) => {
    const told = JSON.parse(data);
    if (told.type === "refused") end(reject, new Error(told.sentence));
    else if (told.type === "update" && told.answer === before) {
      if (request.type === "watch") end(resolve, told);
      else ask(told);
    } else if ((told.id ?? told.answer) === id) end(resolve, told);
  };
})
"""
"""Asks the house for something, from the seat at a table if there is one; a play is the first that is legal."""


def create(page: Page, game: str, seats: Sequence[Wish], name: str, **fields: Any) -> str:
    """Open a table, and return its id."""
    told = page.evaluate(ASK, [{"type": "create", "game": game, "seats": list(seats), "name": name, **fields}, ""])
    return str(told["table"])


def sit(page: Page, table: str, name: str) -> None:
    page.evaluate(ASK, [{"type": "sit", "table": table, "name": name}, ""])


def at_table(page: Page, table: str) -> Any:
    """Return what there is to see from the person's seat."""
    return page.evaluate(ASK, [{"type": "watch", "table": table}, table])


def play_any(page: Page, table: str) -> None:
    page.evaluate(ASK, [{"type": "play", "table": table}, table])
