// Die Lektion von Pack the Essentials, auf Deutsch.

import type { LessonTexts } from "../game";
import type { LessonStep } from "./types.gen";

const lesson: LessonTexts<LessonStep> = {
  steps: {
    goal: {
      ask: "Du hast zwölf Runden, um deinen Koffer zu füllen; diese Lektion zeigt dir drei. Punkte gibt es für Gruppen von Plättchen einer Farbe, für Katzen und für die drei Aufgaben. In der Wertung siehst du immer, was du hast.",
    },
    position: {
      ask: "Jede Runde beginnt mit den Positionen. Deine bestimmt, wann du dran bist und was du zum Plättchen dazubekommst: Wäsche, eine Socke, zwei Packratten oder einen Pompon und eine Ratte. Du wählst zuerst. Geh auf die 1. Position.",
      hint: "Drück auf die 1. Position, die mit der Wäsche.",
      wrong:
        "Jede Position hat etwas für sich. Nimm in dieser Runde die 1.: Wäsche, und die Wahl unter allen Plättchen.",
      done: "Niemand ist vor dir dran.",
    },
    bonus: {
      ask: "Zuerst deine Wäsche. Es lohnt sich, eine Farbe zu sammeln, und zwei der vier Plättchen sind in Minze. Nimm den Slip in Minze. Er ist kleiner als das Unterhemd, und für Plättchen mit höchstens drei Feldern gibt es eine Aufgabe.",
      hint: "Der Slip in Minze ist das vierte Bild der ersten Reihe: hellgrün, mit drei Feldern.",
      wrong:
        "Das darfst du nehmen, aber zu deinen nächsten Plättchen passt es weniger. Nimm den Slip in Minze, der kleiner ist als das Unterhemd.",
      done: "Minze ist ab jetzt deine Farbe.",
    },
    tile: {
      ask: "Such dir jetzt eins der vier Plättchen aus. Auch der Bügel ist in Minze, und seine Ecke passt um die Felder, die von Anfang an voll sind. Nimm Plättchen 3.",
      hint: "Es ist das dritte Plättchen, mit fünf Feldern.",
      wrong: "Das hat Zeit. Nimm den Bügel in Minze, Plättchen 3.",
    },
    pack: {
      ask: "Plättchen dürfen überall liegen, aber nur solche, die sich berühren, sind eine Gruppe. Wähle den Bügel, dann das Feld a3: Er kommt auf a2, b2, c2, a3 und a4. Wähle den Slip, drück zweimal „Drehen“ und wähle b4: Er kommt auf b4, c4 und c5. Nichts gilt, bevor du auf „Bestätigen“ drückst.",
      hint: "Auf das Feld, das du wählst, kommt die Mitte des Plättchens. Drückst du ein schon gewähltes Plättchen, dreht es sich wie mit „Drehen“. Du kannst Plättchen auch ziehen.",
      wrong:
        "Dort passen sie, aber die Lektion braucht den Platz noch: der Bügel auf a2, b2, c2, a3, a4, der Slip auf b4, c4, c5.",
      done: "Eine Gruppe aus zwei: 3 Punkte. Und 3 für den Slip, durch die Aufgabe.",
    },
    groups: {
      ask: "In jeder Farbe zählt deine größte Gruppe. Für ein bis zwölf Plättchen sind das 1, 3, 5, 8, 11, 15, 19, 24, 29, 35, 41 und 48 Punkte; bei einer Farbe zu bleiben lohnt sich also. Platz 2 hat eine Packratte bezahlt und den Schirm mit der Katze nach oben gelegt. Jede Katze bringt 5 Punkte und zählt zu ihrer Farbe.",
    },
    rats: {
      ask: "Diesmal hat Platz 2 zuerst gewählt. Du hast noch eine Packratte vom Anfang. Mit jeder kannst du ein Plättchen mit der Katze nach oben legen, höchstens zwei je Zug: 5 Punkte für eine Ratte. Hol dir zwei weitere: Geh auf die 3. Position.",
      hint: "Drück auf die 3. Position, die mit den zwei Ratten.",
      wrong: "Auch das ist etwas wert. Aber zwei Ratten sind zwei Katzen: Nimm die 3. Position.",
    },
    lady: {
      ask: "Platz 2 war zuerst dran. Wo keine Figur steht, entfernt eine Katzenlady ein zufälliges Plättchen: Auf der 2. Position war es das Shirt. Je später du dran bist, desto weniger ist also da. Du hast Glück: Ein Plättchen in Minze gibt es noch, den Stiefel. Nimm ihn.",
      hint: "Es ist Plättchen 1, das hellgrüne.",
      wrong: "Das ist nicht in Minze und käme nicht zu deiner Gruppe. Nimm den Stiefel, Plättchen 1.",
    },
    cat: {
      ask: "Der Stiefel ist dein einziges Plättchen und darum schon gewählt. Drück „Wenden“: Das kostet eine Ratte und zeigt die Katzenseite, das Spiegelbild. Wähle dann das Feld a6, sodass er a5, b5, a6, a7 und a8 füllt, und bestätige.",
      hint: "Zuerst „Wenden“, dann a6. Drück nicht auf den Stiefel selbst: Er ist gewählt und dreht sich dann. Ist er gedreht, drück „Drehen“, bis er aufrecht steht.",
      wrong: "Dort passt er, aber ohne Katze, oder die Lücke bleibt. Wende ihn, und leg ihn auf a5, b5, a6, a7 und a8.",
      done: "5 Punkte für die Katze, und eine Gruppe aus drei: 5.",
    },
    todos: {
      ask: "Für jede Partie werden drei Aufgaben gezogen, für euch beide dieselben. Hier gibt es 3 Punkte für jede volle Spalte, 4 für Wäsche und eine Socke in derselben Farbe, 3 für jedes kleine Plättchen. Schau auf die Spalten a bis c: Leer sind nur noch die Reihe ganz unten und vier Felder oben.",
    },
    second: {
      ask: "Zwei Lücken, drei Spalten. Unten fehlen drei Felder nebeneinander: die Brille in Minze, Plättchen 2. Die Lücke oben hat die Form einer Socke, und eine in Minze passt zu deinem Slip. Geh auf die 2. Position.",
      hint: "Drück auf die 2. Position, die mit der Socke.",
      wrong: "Du brauchst jetzt eine Socke und die Brille. Nimm die 2. Position.",
    },
    sock: {
      ask: "Die Katzenlady auf der 1. Position hat den Mantel entfernt, aber die Brille ist noch da. Nimm die Socke in Minze, die wie ein L aussieht; das andere Plättchen in Minze ist ein Strumpf. Nimm dann die Brille in Minze, Plättchen 2.",
      hint: "Die Socke in Minze ist das vierte Bild der ersten Reihe, hellgrün. Nimm danach Plättchen 2, das zweite von links.",
      wrong:
        "Das passt nicht in die Lücken. Nimm die Socke in Minze, die wie ein L aussieht, dann die Brille in Minze, Plättchen 2.",
    },
    close: {
      ask: "Du hast zwei Ratten, also wende beide. Wähle die Brille, drück „Wenden“ und wähle b1: Sie kommt auf a1, b1 und c1. Wähle die Socke, drück „Wenden“ und zweimal „Drehen“ und wähle b7: Sie kommt auf b6, b7, b8 und c8. Dann bestätige.",
      hint: "Wähle jedes Plättchen nur einmal: Drückst du es noch einmal, dreht es sich. Die Mitte der Brille kommt auf b1, die Mitte der Socke auf b7.",
      wrong: "Fast. Bei beiden ist die Katze oben: die Brille auf a1, b1, c1, die Socke auf b6, b7, b8, c8.",
      done: "Drei volle Spalten auf einmal.",
    },
    result: {
      ask: "45 Punkte: 11 für fünf Plättchen in Minze, 15 für drei Katzen, 9 für drei Spalten, 4 für Wäsche mit Socke und 6 für zwei kleine Plättchen. Platz 2 hat 29: In der letzten Runde kam nichts zur Gruppe dazu.",
    },
    rest: {
      ask: "So geht es zwölf Runden lang, und es wird eng: Was nicht mehr passt, kommt zurück in die Schachtel. In einer Gruppe zählen kleine Plättchen so viel wie große. Am Ende füllt jeder Pompon, wie von der 4. Position, ein leeres Feld und schließt vielleicht eine Spalte. Bei gleichen Punkten gewinnen die wenigsten leeren Felder.",
    },
  },
  end: "Die meisten Punkte gewinnen. Sammle eine Farbe, und lass ihre Plättchen sich berühren. Hol dir Ratten, sobald keine mehr da ist, und mach Katzen daraus. Pack vom Rand her, ohne Lücken, in die nichts passt. Wähl die Position nach dem, was du brauchst: ein Plättchen, das sonst weg ist, oder den Bonus.",
};

export default lesson;
