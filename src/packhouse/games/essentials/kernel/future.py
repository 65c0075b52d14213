"""Playing on alone: the rounds to come with tiles drawn by lot, drafted and placed at a glance."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ....kit.compiled import compiled
from ....kit.kernel.dice import roll
from ....kit.kernel.types import NOTHING, NUMBERS, U64, WHOLE, WORDS, Number, Numbers, U, Words, types
from . import eye as eyes
from .case import (
    A_CASE,
    CASE,
    CASES,
    KIND,
    POM_GIFT,
    RAT_GIFT,
    REALS,
    SOCK_GIFT,
    TABLES,
    UNDERWEAR,
    UNDERWEAR_GIFT,
    Case,
    Cases,
    Tables,
    lay,
)
from .eye import Reals, look_ahead
from .placing import NOWHERE, SIDE, TILE, WAY, best_ways
from .promise import REAL, promise

SPACES = 4
LAST = 12


class Outlook(NamedTuple):
    """What is known of the rounds to come."""

    bag: Numbers
    supply: Numbers
    """How many there are of each tile, Accessories none."""
    seats: int
    order: int
    """How many select a position before this seat in this round."""
    round: int
    until: int
    """The last round that is played."""


OUTLOOK = types.NamedTuple((NUMBERS, NUMBERS, WHOLE, WHOLE, WHOLE, WHOLE), Outlook)


@compiled(NOTHING(WORDS, NUMBERS, WHOLE, WHOLE))
def draw(dice: Words, pile: Numbers, drawn: Number, number: Number) -> None:
    """Shuffle the next few of a pile to the places after those that are drawn."""
    for place in range(drawn, drawn + number):
        other = place + np.int64(roll(dice, U(pile.shape[0] - place)))
        pile[place], pile[other] = pile[other], pile[place]


@compiled(WHOLE(TABLES, WORDS, OUTLOOK, WHOLE))
def closed(tables: Tables, dice: Words, outlook: Outlook, now: Number) -> Number:
    """Return the positions, as bits, that others have taken when this seat selects; alone, those that are barred."""
    found: Number = 0
    if outlook.seats == 1:
        card = np.int64(roll(dice, U(tables.barred.shape[0])))
        for position in range(SPACES):
            if now % 2 == 0 and tables.barred[card, position]:
                found |= 1 << position
        return found
    for _ in range((outlook.order - (now - outlook.round)) % outlook.seats):
        taken = np.int64(roll(dice, U(SPACES)))
        while found >> taken & 1:
            taken = (taken + 1) % SPACES
        found |= 1 << taken
    return found


@compiled(REAL(A_CASE, TABLES, REALS, WHOLE, REALS))
def place(case: Case, tables: Tables, eye: Reals, tile: Number, value: Reals) -> Number:
    """Place a tile where it is best, if it fits; return what that promises."""
    step = np.empty((1, 3), np.int64)
    if best_ways(case, tables, eye, U(0), tile, value, step):
        lay(case, tables, step[0, TILE], step[0, SIDE], step[0, WAY])
        return value[0]
    return NOWHERE


@compiled(NOTHING(A_CASE, TABLES, REALS, NUMBERS, WHOLE))
def take_bonus(case: Case, tables: Tables, eye: Reals, supply: Numbers, kind: Number) -> None:
    """Take the Underwear or Sock that is best, and place it."""
    value, step, best = np.empty(1), np.empty((1, 3), np.int64), np.empty((1, 3), np.int64)
    most = NOWHERE
    for tile in range(supply.shape[0]):
        if not supply[tile] or tables.tiles[tile, KIND] != kind:
            continue
        if best_ways(case, tables, eye, U(0), tile, value, step) and value[0] > most:
            most = value[0]
            best[0] = step[0]
    if most > NOWHERE:
        supply[best[0, TILE]] -= 1
        lay(case, tables, best[0, TILE], best[0, SIDE], best[0, WAY])


@compiled(WHOLE(TABLES, REALS, REALS, WHOLE))
def select(tables: Tables, eye: Reals, values: Reals, barred: Number) -> Number:
    """Return the position where the best tile that is likely left, and the bonus, promise most.

    Tiles are lost from the first on before one's turn comes: they lie in an order drawn by lot.
    """
    best, most = -1, NOWHERE * 2
    likely = NOWHERE
    for position in range(SPACES - 1, -1, -1):
        likely = max(likely, values[position])
        gifts = tables.gifts[position]
        worth = likely + eye[eyes.UNDERWEAR] * gifts[UNDERWEAR_GIFT] + eye[eyes.SOCK] * gifts[SOCK_GIFT]
        worth += eye[eyes.RAT] * gifts[RAT_GIFT] + eye[eyes.POM] * gifts[POM_GIFT]
        if not barred >> position & 1 and worth > most:
            best, most = position, worth
    return best


@compiled(NOTHING(A_CASE, TABLES, REALS, NUMBERS, NUMBERS, WHOLE))
def play_round(case: Case, tables: Tables, eye: Reals, tiles: Numbers, supply: Numbers, barred: Number) -> None:
    values, value, step = np.empty(SPACES), np.empty(1), np.empty((1, 3), np.int64)
    case.used = 0
    for space in range(SPACES):
        fits = best_ways(case, tables, eye, U(0), tiles[space], value, step)
        values[space] = value[0] if fits else promise(case, tables, eye)
    position = select(tables, eye, values, barred)
    case.rats += tables.gifts[position, RAT_GIFT]
    case.poms += tables.gifts[position, POM_GIFT]
    taken = position + values[position:].argmax()
    place(case, tables, eye, tiles[taken], value)
    for gift in range(SOCK_GIFT + 1):
        for _ in range(tables.gifts[position, gift]):
            take_bonus(case, tables, eye, supply, UNDERWEAR + gift)


@compiled(REAL(A_CASE, TABLES, REALS, OUTLOOK, U64))
def play_on(start: Case, tables: Tables, eye: Reals, outlook: Outlook, seed: Number) -> Number:
    """Return what a suitcase promises some rounds later, if chance is as the seed says."""
    after, dice, sight = np.empty(1, CASE), np.empty(1, np.uint64), eye.copy()
    after[0] = start  # and never named: a record doesn't keep alive the array that it lies in
    dice[0] = seed
    bag, supply, drawn = outlook.bag.copy(), outlook.supply.copy(), 0
    for now in range(outlook.round + 1, outlook.until + 1):
        draw(dice, bag, drawn, SPACES)
        barred = closed(tables, dice, outlook, now)
        look_ahead(sight, LAST - now)
        play_round(after[0], tables, sight, bag[drawn : drawn + SPACES], supply, barred)
        drawn += SPACES
    look_ahead(sight, LAST - outlook.until)
    return promise(after[0], tables, sight)


@compiled(NOTHING(CASES, TABLES, REALS, OUTLOOK, U64, REALS))
def play_all_on(cases: Cases, tables: Tables, eye: Reals, outlook: Outlook, seed: Number, scores: Reals) -> None:
    """Add to the scores what each suitcase comes to with the same chance."""
    for index in range(cases.shape[0]):
        scores[index] += play_on(cases[index], tables, eye, outlook, seed)
