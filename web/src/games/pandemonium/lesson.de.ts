// Die Lektion von Package Pandemonium, auf Deutsch.

import type { LessonTexts } from "../game";
import type { LessonStep } from "./types.gen";

const lesson: LessonTexts<LessonStep> = {
  steps: {
    goal: {
      ask: "Du bist Rot. Sechzehn Runden lang sammelst du mit Grün um die Wette Pakete. Ein einfaches bringt 1 Punkt, ein wertvolles 5, aber nur in deinem Lager, nicht im Wagen. Jeder Ort hat einen Namen und heißt auch nach Spalte und Reihe: Die beiden wertvollen Pakete liegen auf c4 (Elektrotankstelle) und e4 (Mühlgasse).",
    },
    base: {
      ask: "Zuerst stellst du dein Lager auf. Dort startet dein Wagen, und dorthin bringst du alles. Such einen Platz nah an einem wertvollen Paket, zu dem zwei verschiedene Wege führen. Stell dein Lager neben a3 (Turmstraße), im Westen.",
      hint: "Wähle den Platz links von a3 und bestätige ihn mit dem Knopf.",
      wrong: "Dort ginge es auch. In dieser Lektion steht dein Lager neben a3, im Westen.",
      done: "a3 ist jetzt dein Tor.",
    },
    company: {
      ask: "Jede Firma kann etwas besser und etwas schlechter. Nimm Große Kiste: Ihr Wagen fasst fünf Pakete statt vier. Dafür kostet es dich mehr, den Akku voll zu laden.",
      hint: "Wähle die Karte Große Kiste und bestätige sie mit dem Knopf.",
      wrong: "Auch eine gute Firma. In dieser Lektion nimmst du Große Kiste.",
    },
    missions: {
      ask: "Diese zwei Aufträge kennst nur du, und sie zählen am Ende. Früher Schatz bringt 4 Punkte für ein wertvolles Paket im Lager bis Runde 6. Volle Ladung bringt 3, wenn du drei Pakete auf einmal lieferst. Auch Grün hat zwei.",
    },
    secret: {
      ask: "In jeder Runde wählt ihr beide geheim eine Karte, jede von 1 bis 16 nur einmal im Spiel. Die niedrigere Zahl gewinnt die Runde, und die höchsten helfen anders: Wähle eine, dann liest du, wie. Mit leerem Wagen hast du wenig zu verlieren, also spar deine niedrigen Karten auf. Spiel die 9.",
      hint: "Wähle die 9 unter deinen Karten und spiel sie mit dem Knopf verdeckt aus.",
      wrong:
        "Heb sie auf: Niedrige Karten gewinnen die Runden, auf die es ankommt, und die höchsten bewirken später etwas. Spiel die 9.",
      done: "Jetzt werden beide Karten aufgedeckt.",
    },
    route: {
      ask: "Die 6 von Grün ist niedriger. Grün hat zuerst geplant und zwei Pakete geladen. Jede Runde fahrt ihr drei Schritte von Ort zu Ort, über Wasser nur auf Brücken. Dein Wagen lädt, was dort liegt. Fahr den halben Kreis: a4 (Windmühlenhof), b4 (Leuchtturm), c4 (Elektrotankstelle). Drück dann „Losfahren“.",
      hint: "Wähle auf dem Stadtplan a4, dann b4, dann c4, und drück auf „Losfahren“. Du kannst auch deinen Wagen ziehen.",
      wrong:
        "Auch diese Route geht, aber diesmal fahren wir im Kreis. Nimm deine Schritte zurück und fahr nach a4, b4, c4.",
      done: "Ein Paket von jeder Sorte: 6 Punkte, wenn sie daheim sind.",
    },
    loss: {
      ask: "Wenn beide gefahren sind, zieht den Gauner, wer die Runde gewonnen hat. Grün hat ihn über deinen Würfel auf c4 geschickt. Jeder deiner Würfel, auf den er kommt, kostet dich ein Paket, das wertvollste zuerst. Eine Akkueinheit verhindert das. Rette die 5 Punkte.",
      hint: "Drück auf „Aufhalten: 1 Akkueinheit“.",
      wrong: "Das würde dich 5 Punkte kosten. Du hast drei Akkueinheiten, also halte ihn auf.",
      done: "Nichts verloren, und zwei Einheiten sind noch da.",
    },
    charge: {
      ask: "Die Elektrotankstelle (c4) lädt einmal pro Runde eine Einheit, wenn du auf sie fährst. Dein Akku war da noch voll. Und endet deine Route auf deinem Tor, kannst du mit Paketen aus deinem Lager volles Laden bezahlen: Drück den Knopf dafür vor „Losfahren“.",
    },
    win: {
      ask: "Am Ende jeder Runde kommen neue Pakete, diesmal auf b3 (Bäckerzeile) und d4 (Laternengasse). Jetzt lohnt es sich, dich auszurauben, und der Gauner steht genau hier. Gewinn die Runde, dann ziehst du ihn. Spiel die 3: Anders als die 1 und die 2 kostet sie dich nichts.",
      hint: "Wähle die 3 unter deinen Karten und spiel sie mit dem Knopf verdeckt aus.",
      wrong:
        "Mit einer höheren Karte verlierst du vielleicht die Runde, und die 1 und die 2 haben einen Nachteil. Spiel die 3.",
    },
    order: {
      ask: "Die 8 von Grün ist höher, also gewinnst du die Runde. Wer zuerst plant, ist zuerst bei den Paketen. Wer danach plant, kennt schon die andere Route. Du willst, was auf b3 (Bäckerzeile) liegt: Plane zuerst.",
      hint: "Drück auf „Zuerst planen“.",
      wrong: "Dann ist Grün vielleicht schneller. Plane zuerst.",
    },
    home: {
      ask: "Deine Würfel bleiben liegen. Du hast sechs, und die ältesten nimmst du auf, wenn du sie brauchst. Auf einen eigenen zu fahren kostet eine Akkueinheit, also fahr nicht zurück, wie du kamst. Fahr über c3 (Kanalufer), b3 (Bäckerzeile) und die Brücke nach a3 (Turmstraße), und drück „Losfahren“.",
      hint: "Wähle auf dem Stadtplan c3, dann b3, dann a3, und drück auf „Losfahren“.",
      wrong:
        "Das kostet Akku oder Pakete oder führt nicht heim. Nimm es zurück, fahr nach c3, b3 und a3, und bezahl dort nichts.",
      done: "Alles ist in deinem Lager: 7 Punkte, und beide Aufträge sind erfüllt.",
    },
    rogue: {
      ask: "Grün wollte noch zwei Pakete und fuhr über den eigenen Würfel auf d4. Zieh jetzt den Gauner, nach seiner Liste: Zuerst will er zu einem wertvollen Paket, höchstens drei Schritte weit. Hier gibt es keins, also muss er über möglichst viele Würfel von Grün: zwei auf d4 (Laternengasse), dann e4 (Mühlgasse) und e3 (Obstgarten).",
      hint: "Wähle auf dem Stadtplan d4, e4 und e3, und drück auf „Losschicken“.",
      done: "Vier Würfel: Grün kann vier Pakete verlieren.",
    },
    result: {
      ask: "Grün hat mit den letzten Akkueinheiten zwei Verluste aufgehalten, dann das wertvolle Paket und noch eins verloren. Was der Gauner hat, ist aus dem Spiel. Du hast 7 Punkte im Lager, und deine Aufträge bringen am Ende noch 7. Das Lager von Grün ist noch leer.",
    },
    more: {
      ask: "Ein Paket ist explosiv. Es bringt im Lager 10 und braucht keinen Platz, aber du musst den Knopf dafür drücken, sobald deine Route dort ist. Fünf Runden später explodiert es samt Ladung. Auf den Würfeln der anderen kannst du es übergeben. Und ist dein Wagen voll, tauschst du mit − und + ein einfaches gegen ein wertvolles.",
    },
  },
  end: "Fahr im Kreis, sodass du nach zwei Runden daheim bist, zuerst zu den wertvollen. Gewinn mit niedrigen Karten, wenn dein Wagen voll ist. Ist er leer, spiel hohe. Spar den Akku für das, was 5 bringt. Deine erste Partie danach ist leichter: Sie hat keine Aufträge, und keine Firmen, bei denen es um sie geht.",
};

export default lesson;
