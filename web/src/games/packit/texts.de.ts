// Every word of Pack-It, in German.

import type { Texts } from "../game";

const texts: Texts = {
  "side.0": "Weiß",
  "side.1": "Rot",

  "board.name": "Brett von Pack-It. Pfeiltasten bewegen, Enter legt; oder tippe den Namen eines Feldes.",
  "piece.white": "Weiß",
  "piece.red": "Rot",
  "piece.neutral": "neutral",
  "piece.empty": "leer",
  "cell.playable": "spielbar",
  "cell.last": "letzter Zug",
  choose: "Such dir ein leeres Feld für dein Päckchen aus.",
  play: "{cell} spielen",
  "foretold.none": "{cell}: {mine} für dich",
  "foretold.one": "{cell}: {mine} für dich, 1 wird neutral",
  "foretold.many": "{cell}: {mine} für dich, {neutral} werden neutral",

  "tell.pack": "legt ein Päckchen auf {cell}. Weiß {white}, Rot {red}",
  "describe.pack": "Päckchen auf {cell}",

  aim: "Hab mehr Steine als die andere Seite, wenn das Brett voll ist.",
  komi: "{komi} fürs Nachziehen",
  "account.piece": "{count} Stein",
  "account.pieces": "{count} Steine",
  "account.komi": "{pieces} und {komi}",
  "tie.shared": "Bei Gleichstand ist es unentschieden.",
  "reason.board_full": "Das Brett ist voll.",

  "refusal.taken": "{cell} ist schon belegt. Nimm ein leeres Feld.",
  "refusal.off_board": "{cell} gibt es auf diesem Brett nicht. Die Felder gehen von {first} bis {last}.",
  "refusal.neighbours_on_hex": "Wie weit ein Päckchen reicht, lässt sich nur auf quadratischen Brettern wählen.",
  "refusal.seeds_twice": "Gib entweder die Zahl der Startsteine an oder ihre Felder, nicht beides.",
  "refusal.seed_off_board": "Der Startstein auf {cell} liegt neben dem Brett. Nimm ein anderes Feld.",
  "refusal.seed_repeated": "Ein Feld für einen Startstein ist doppelt genannt. Nenn es nur einmal.",
  "refusal.seeds_fill": "Mindestens ein Feld muss frei bleiben: höchstens {most} Startsteine.",
  "refusal.no_board": "Das Brett „{shape}“ liegt nicht in der Schachtel. Wähle ein anderes.",

  "option.board": "Brett",
  "option.board.about": "Seine Form, und wie ein Päckchen darauf aussieht.",
  "option.board.hex-hex": "Sechseck",
  "option.board.hex-hex.about": "Das übliche Brett: sechseckige Felder, Päckchen aus 7.",
  "option.board.clipped": "Gestutztes Sechseck",
  "option.board.clipped.about": "Das Sechseck ohne seine sechs Eckfelder.",
  "option.board.limped": "Hinkendes Sechseck",
  "option.board.limped.about": "Lange und kurze Seiten wechseln sich ab.",
  "option.board.orthogonal": "Quadrat, Päckchen aus 5",
  "option.board.orthogonal.about": "Quadratische Felder; ein Päckchen ist ein Pluszeichen.",
  "option.board.diagonal": "Quadrat, Päckchen aus 9",
  "option.board.diagonal.about": "Quadratische Felder; ein Päckchen ist 3 mal 3 groß.",
  "option.board.triangle": "Dreieck",
  "option.board.triangle.about": "Sechseckige Felder im Dreieck, Päckchen aus 7.",

  "option.size": "Größe",
  "option.size.about": "Felder an einer Seite, von 3 bis 13.",
  "option.size.null": "Wie im Regelheft",

  "option.neighbours": "Reichweite",
  "option.neighbours.about": "Nur auf quadratischen Brettern. Das Komi richtet sich danach.",
  "option.neighbours.null": "Üblich für das Brett",
  "option.neighbours.4": "4 Nachbarn: ein Pluszeichen",
  "option.neighbours.8": "8 Nachbarn: 3 mal 3",

  "option.komi": "Komi",
  "option.komi.about": "Punkte, die Rot bekommt, weil Weiß anfängt.",
  "option.komi.null": "Ein halbes Päckchen",

  "option.seeds": "Ausgeloste Startsteine",
  "option.seeds.about": "So viele Felder sind von Anfang an neutral; welche, entscheidet das Los.",

  "option.seed_cells": "Startsteine nach Wahl",
  "option.seed_cells.about": "Felder, die von Anfang an neutral sind, zum Beispiel b2, c4.",
};

export default texts;
