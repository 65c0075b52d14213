// Every word of Package Pandemonium, in English.

import type { Texts } from "../game";
import cards from "./texts/cards.en";
import moves from "./texts/moves.en";
import options from "./texts/options.en";
import places from "./texts/places.en";
import refusals from "./texts/refusals.en";
import route from "./texts/route.en";
import table from "./texts/table.en";

const texts: Texts = { ...table, ...route, ...cards, ...places, ...moves, ...refusals, ...options };

export default texts;
