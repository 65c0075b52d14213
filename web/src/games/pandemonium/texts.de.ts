// Every word of Package Pandemonium, in German.

import type { Texts } from "../game";
import cards from "./texts/cards.de";
import moves from "./texts/moves.de";
import options from "./texts/options.de";
import places from "./texts/places.de";
import refusals from "./texts/refusals.de";
import route from "./texts/route.de";
import table from "./texts/table.de";

const texts: Texts = { ...table, ...route, ...cards, ...places, ...moves, ...refusals, ...options };

export default texts;
