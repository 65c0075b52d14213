// Die Lektion von Pick & Pack, auf Deutsch.

import type { LessonTexts } from "../game";
import type { LessonStep } from "./types.gen";

const lesson: LessonTexts<LessonStep> = {
  steps: {
    goal: {
      ask: "Du bist Rot. Du und Blau packt Steigen mit Äpfeln in je vier eigene Kisten, und jeder Apfel ist ein Punkt. Ihr teilt euch einen Greifer. Er steht auf e4, auf der Steige mit 6, und die bleibt dort, bis jemand zurückkommt und sie holt.",
    },
    row: {
      ask: "Wenn du dran bist, ziehst du den Greifer in seiner Zeile zu einer Steige, so weit du willst. Sie gehört dann dir. Die vollste in dieser Zeile ist die 4 auf c4: Nimm sie und pack sie in deine Kiste 1.",
      hint: "Wähle das Feld c4, dann deine Kiste 1. Mit dem Finger drückst du noch „Spielen“.",
      wrong: "Das ginge, aber auf c4 sind mehr Äpfel. Pack sie in Kiste 1.",
      done: "Vier Äpfel, vier Punkte.",
    },
    column: {
      ask: "Auch Blau zieht den Greifer, aber in seiner Spalte: Von c4 ging es nach c2. Wo du stehen bleibst, muss Blau also weitermachen, und umgekehrt. Eine neue Steige kommt immer oben in eine deiner Kisten mit den wenigsten Steigen; bei Gleichstand hast du die Wahl.",
    },
    leave: {
      ask: "Die vollste Steige in deiner Zeile ist jetzt die 5 auf e2. Aber dann könnte Blau die 6 auf e4 nehmen! Vergleich, was du bekommst, mit der vollsten Steige, die du in der Spalte übrig lässt. d2 bringt dir 4 und Blau höchstens 3. Pack sie in Kiste 2.",
      hint: "Wähle d2, dann deine Kiste 2. Kiste 1 geht nicht, in ihr sind mehr Steigen als in den anderen.",
      wrong:
        "Vergleich, was du bekommst und was du übrig lässt: d2 bringt dir 4 und Blau höchstens 3. Pack sie in Kiste 2.",
      done: "Gut gesehen. In Spalte d war für Blau wenig zu holen.",
    },
    six: {
      ask: "Blau hat die 3 auf d4 genommen und nicht darauf geachtet, was in Zeile 4 noch liegt. Nimm die beste Steige, die es gibt, und pack sie in Kiste 3.",
      hint: "Die 6 liegt auf e4, neben dem Greifer.",
      wrong: "Die 6 auf e4 ist mehr wert als alles andere hier. Pack sie in Kiste 3.",
      done: "Das macht 14 Äpfel.",
    },
    control: {
      ask: "Die roten Plättchen an den Enden der Spalten sind deine; drück auf eins, um zu sehen, was es kann. Auf ein leeres Feld darfst du nur, um ein Plättchen seiner Spalte zu nutzen. d2 ist leer, und über Spalte d liegt deine Kontrolle: Sie nimmt Blau eine oberste Steige weg. Hol dir so die 5 aus Kiste 2 von Blau.",
      hint: "Wähle d2, dann Kontrolle, dann Kiste 2 gegenüber, und drück „Spielen“. Die Steige kommt in deine Kiste 4, die noch leer ist.",
      wrong: "Nichts hier ist so gut wie die 5 von Blau: Wähle d2, Kontrolle und Kiste 2 gegenüber.",
      done: "Du hast 5 mehr, Blau 5 weniger. Das Plättchen ist jetzt verbraucht.",
    },
    pack: {
      ask: "Greif jetzt zweimal zu, dazwischen zieht Blau. Zuerst die 4 auf e5, in Kiste 3, auf deine 6. Dann die 5 auf c3, in Kiste 4, auf deine 5. So werden zwei deiner Kisten richtig voll, und eine verdoppelst du bald.",
      hint: "Wähle zuerst e5 und Kiste 3; wenn Blau gezogen hat, c3 und Kiste 4.",
      wrong: "Zuerst kommt die 4 auf e5 in Kiste 3, dann die 5 auf c3 in Kiste 4.",
      done: "In Kiste 3 und 4 sind jetzt je 10 Äpfel. Die Zahlen unten in einer Kiste sind ihre Steigen, die oberste zuletzt.",
    },
    wholesale: {
      ask: "In deiner Zeile liegen nur noch Steigen mit 1. Nutz lieber den Großhandel über Spalte e: Er schließt eine Kiste von Blau, und ihre Äpfel zählen halb. Geh nach e5 und schließ die vollste, Kiste 4 mit 6 Äpfeln.",
      hint: "Wähle das leere Feld e5, dann Großhandel, dann Kiste 4 gegenüber.",
      wrong: "Nutz den Großhandel auf e5, und zwar für die vollste Kiste von Blau: Nummer 4.",
      done: "Aus sechs Äpfeln werden drei Punkte; je voller die Kiste, desto besser. In eine geschlossene Kiste kommt nichts mehr, und nichts mehr heraus.",
    },
    five: {
      ask: "In Zeile 6 liegt eine einzige gute Steige, ganz außen auf a6. Was dazwischenliegt, hält den Greifer nicht auf. Pack sie in Kiste 2.",
      hint: "Wähle a6, links oben in der Ecke, dann deine Kiste 2.",
      wrong: "Die 5 auf a6 ist am besten. Sie kommt in Kiste 2.",
      done: "Das macht 33 Punkte.",
    },
    rush: {
      ask: "Hier ließe die 4 auf f2 für Blau eine 5 übrig, und die 3 auf b2 wieder eine 3. Hol dir lieber einen Eilauftrag, mit deinem Plättchen unter Spalte e: Geh nach e2. In einem späteren Zug gibst du ihn aus und ziehst noch einmal.",
      hint: "Wähle das leere Feld e2 und bestätige den Eilauftrag.",
      wrong: "In dieser Lektion holst du dir jetzt den Eilauftrag: Geh nach e2.",
      done: "Er wartet in deiner Eilablage, die Platz für zwei hat.",
    },
    premium: {
      ask: "Blau hat Premium genutzt: Kiste 3 ist geschlossen, ihre 7 Äpfel zählen doppelt. Das kannst du besser. Geh nach a6 und nutz dein Premium über Spalte a für Kiste 3 oder 4 mit je 10 Äpfeln. Heb dir Premium für solche Kisten auf.",
      hint: "Wähle a6, dann Premium, dann deine Kiste 3 oder 4.",
      wrong: "Nutz Premium auf a6, und zwar für eine Kiste mit 10 Äpfeln: 3 oder 4.",
      done: "Aus zehn Äpfeln werden zwanzig Punkte, und niemand kommt mehr daran.",
    },
    spend: {
      ask: "Du hast gezogen, und dein Eilauftrag wartet. Gib ihn aus und zieh noch einmal: Nimm die 2 auf b6, gleich neben dem Greifer.",
      hint: "„Eilauftrag ausgeben“ steht unter dem Spielplan. Dann wähle b6.",
      wrong: "Gib den Eilauftrag aus und nimm die 2 auf b6.",
      done: "Zweimal gezogen in einem Zug.",
    },
    mixup: {
      ask: "Dein Vertauscht unter Spalte c tauscht zwei oberste Steigen. Oben in deiner Kiste 1 liegt die 2, die du gerade genommen hast, oben in Kiste 1 von Blau eine 3. Geh nach c4 und tausch sie.",
      hint: "Wähle c4, Vertauscht, Kiste 1 gegenüber und deine Kiste 1.",
      wrong: "Geh nach c4, wähle Vertauscht und tausch die obersten Steigen der beiden Kisten 1.",
      done: "Du hast eins mehr, Blau eins weniger. Nur oberste Steigen sind in Gefahr: Eine kleine schützt die vollen darunter.",
    },
    malfunction: {
      ask: "Eine Störung dreht eine Steige oder ein Plättchen von Blau für immer um. a6 ist leer: Dort könnte Blau mit dem Vertauscht links von Zeile 6 eine 5 von dir holen. Geh nach a2, nutz die Störung unter Spalte a und zerstör dieses Plättchen.",
      hint: "Wähle a2, dann das Plättchen links von Zeile 6, links oben am Spielplan.",
      wrong: "In dieser Lektion nutzt du die Störung auf a2 und zerstörst das Plättchen links von Zeile 6.",
      done: "Das Plättchen ist kaputt. Eine verdeckte Steige sperrt ihr Feld für euch beide.",
    },
    last: {
      ask: "Das Spiel ist sofort zu Ende, wenn alle vier Kisten einer Seite geschlossen sind. Blau hat nur noch Kiste 2 offen, und du führst mit 46 zu 33. Mach also Schluss: Geh nach c4 und nutz deinen anderen Großhandel.",
      hint: "Wähle c4, dann Kiste 2 gegenüber.",
      wrong: "So könntest du weiterspielen. Aber du führst, also mach Schluss: Großhandel auf c4.",
      done: "Alle Kisten von Blau sind geschlossen.",
    },
    result: {
      ask: "Du gewinnst mit 46 zu 30; auch offene Kisten zählen. Das Spiel endet auch, wenn jemand dran ist und den Greifer nirgendwohin ziehen kann. Wenn du führst, lass Blau also eine Spalte ohne Steigen und ohne nutzbares Plättchen. Wenn du zurückliegst, nimm dich vor solchen Zeilen in Acht.",
    },
  },
  end: "Nimm volle Steigen, aber achte darauf, was du übrig lässt: Steigen und leere Felder, auf denen die andere Seite gute Plättchen hat. Heb dir Premium und Großhandel für Kisten mit etwa 10 Äpfeln auf. Hier waren die Plättchen ausgelost, wie in deiner ersten Partie; sonst legt ihr sie vorher geheim.",
};

export default lesson;
