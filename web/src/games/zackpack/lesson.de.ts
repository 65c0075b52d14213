// Die Lektion von Zack & Pack, auf Deutsch.

import type { LessonTexts } from "../game";
import type { LessonStep } from "./types.gen";

const lesson: LessonTexts<LessonStep> = {
  steps: {
    goal: {
      ask: "Du sitzt auf Platz 1, und ihr beginnt alle mit 75 Punkten. Jede Runde lädst du auf einen Laster, was du gewürfelt hast, und zahlst für alles, was nicht aufgeht. Wer am Ende die meisten Punkte hat, gewinnt. Hier spielst du zwei Runden.",
    },
    dice: {
      ask: "Deine Würfel sagen, was du laden musst: zwei weiße 1er und je einen grauen 2er, braunen 3er, türkisen 4er und lila 5er. Zusammen sind das 16 Klötzchen.",
    },
    truck: {
      ask: "Schnapp dir jetzt einen Laster: einen, der vor den anderen liegt, nur keinen eigenen. Die große Zahl sagt, wie viele Klötzchen er fasst, der Pfeil, wie viele Ebenen. Nimm einen für etwa 16 Klötzchen, mit einer Reihe von fünf Feldern für den lila Stab.",
      hint: "Laster 11 fasst 18 und hat eine Reihe von fünf Feldern. Auf Laster 26 passt nichts, was länger als 4 ist.",
      wrong:
        "Den könntest du nehmen, aber er käme dich teurer: Jedes Klötzchen leerer Raum kostet einen Punkt, und ein Stab, der nicht passt, noch mehr. Sieh dir Laster 11 an.",
      done: "Laster 11 gehört dir.",
    },
    others: {
      ask: "Platz 2 hat Laster 7 genommen. Platz 3 kam zuletzt und musste den obersten vom Stapel nehmen, was immer das war. Die Reihenfolge wird jede Runde neu gelost. Auch du darfst vom Stapel nehmen, wenn dir nichts gefällt.",
    },
    purple: {
      ask: "Alle laden gleichzeitig. Fang mit dem längsten Stab an, denn er passt an die wenigsten Stellen; du hast ihn schon in der Hand. Leg den lila Stab in die Reihe, die dir am nächsten ist, von a1 bis e1.",
      hint: "Wähle das Feld a1, die Ecke links, die dir am nächsten ist. Mit dem Finger tippst du noch einmal, dann liegt der Stab dort.",
      wrong: "Zuerst kommt der lila Stab in die Reihe, die dir am nächsten ist: Wähle a1.",
      done: "Fünf von 18 Klötzchen sind geladen.",
    },
    grey: {
      ask: "Jetzt der rechte Arm. Der lila Stab verdeckt ihn, also drück zuerst „Flach“: Dann siehst du jedes Feld von oben. Wähle den grauen Stab, drück „Drehen“, bis er von dir weg zeigt, und leg ihn auf e2. So bedeckt er e2 und e3.",
      hint: "„Flach“ steht über dem Laster. Grau ist der 2er, „Drehen“ steht unter den Stäben. Dann wähle das Feld e2.",
      wrong: "Nicht dort. Der graue Stab gehört auf e2 und zeigt von dir weg.",
      done: "Jetzt sind e1, e2 und e3 alle ein Klötzchen hoch.",
    },
    brown: {
      ask: "Nichts darf überhängen: Was unter einem Stab liegt, muss überall gleich hoch sein. Darum kam der graue zuerst. Leg nun den braunen darauf, über e1, e2 und e3, sodass er von dir weg zeigt.",
      hint: "Wähle Braun, den 3er. Zeigt er nicht von dir weg, drück „Drehen“. Dann wähle e1.",
      wrong: "Nicht dort, sonst passt der Rest schlecht. Der braune Stab gehört auf e1 und zeigt von dir weg.",
      done: "Der rechte Arm ist voll, denn dieser Laster hat zwei Ebenen.",
    },
    turquoise: {
      ask: "Leg den türkisen Stab quer auf a1, oben auf den lila Stab, und behalt „Jetzt zu zahlen“ im Auge. Jedes Klötzchen, das du lädst, spart 3 Punkte: 1 für leeren Raum und 2 für das, was liegen bliebe.",
      hint: "Wähle Türkis, den 4er. Er liegt schon quer, du musst also nur noch a1 wählen.",
      wrong: "Der türkise Stab gehört quer auf a1, oben auf den lila Stab.",
      done: "Das hat dir 12 Punkte gespart.",
    },
    white: {
      ask: "Zwei weiße Klötzchen sind noch da. Leg eins auf a2 und eins auf a3. Liegt einmal etwas falsch, nimmst du es mit „Abladen“ kostenlos wieder herunter, solange nichts darauf liegt.",
      hint: "Wähle Weiß, den 1er, und dann a2 und a3 im linken Arm.",
      wrong: "Ein weißes Klötzchen gehört auf a2, das andere auf a3.",
      done: "Alles ist geladen.",
    },
    done: {
      ask: "Raum für zwei Klötzchen ist noch frei, das kostet dich 2 Punkte. Drück „Fertig“. Wer zuerst fertig ist, macht keinen Unterschied.",
      hint: "„Fertig“ steht unter den Stäben.",
      wrong: "Lass alles, wie es ist, und drück „Fertig“.",
      done: "Warte jetzt, bis die anderen geladen haben: Dann zahlen alle.",
    },
    paid: {
      ask: "Du hast 2 gezahlt. Platz 2 hat den Laster ganz gefüllt, aber Stäbe mit 8 Klötzchen sind liegen geblieben, und die kosten doppelt: 16. Platz 3 hat noch Raum für drei und zahlt 3. Wer am wenigsten zahlt, bekommt 10 zurück. Das bist du: Du hast jetzt 83.",
    },
    again: {
      ask: "Drück „Weiter zu Runde 2“, dann siehst du deinen Wurf. Es sind wieder 16 Klötzchen, und dein längster Stab ist ein türkiser 4er. Nimm den Laster, der am besten passt.",
      hint: "Laster 10, vor Platz 3, fasst genau 16 und hat Reihen von vier Feldern.",
      wrong: "Der käme dich teurer. Such einen Laster, der 16 fasst.",
      done: "Genau 16 Klötzchen für einen Laster, der 16 fasst.",
    },
    rows: {
      ask: "Füll beide Reihen. Der türkise Stab kommt quer auf a1, und zwei braune kommen quer auf a2, einer auf den anderen.",
      hint: "Die Reihe, die dir am nächsten ist, beginnt mit a1: Dahin gehört Türkis. Die dahinter beginnt mit a2: Dahin gehört Braun, zweimal.",
      wrong: "Leg zuerst den türkisen Stab quer auf a1 und zwei braune quer auf a2.",
      done: "In der Reihe dahinter ist nur noch d2 leer.",
    },
    stand: {
      ask: "d2 ist ein Loch, ein Feld breit und zwei Ebenen tief. Stäbe können auch stehen: Dreh den grauen, bis er steht, und stell ihn auf d2.",
      hint: "Wähle Grau und drück „Drehen“, bis das Bild daneben aufrecht steht. Dann wähle d2.",
      wrong: "Stell den grauen Stab auf d2. Dort füllt er beide Ebenen.",
      done: "Die Reihe dahinter ist voll.",
    },
    full: {
      ask: "Auf dem türkisen Stab ist noch eine Ebene frei. Leg den letzten braunen quer auf a1, dann den weißen auf d1, und drück „Fertig“.",
      hint: "Zuerst Braun quer auf a1, dann Weiß auf d1, dann „Fertig“.",
      wrong: "In dieser Reihenfolge: Braun quer auf a1, Weiß auf d1, „Fertig“.",
      done: "Der Laster ist voll, und nichts bleibt liegen.",
    },
    result: {
      ask: "Du hast nichts gezahlt, wieder 10 bekommen und gewinnst. Platz 2 hat für 15 Klötzchen Laster 20 genommen, der 18 fasst. Das sah gut aus, aber länger als 3 passt dort nichts, und beide türkisen Stäbe blieben liegen. Platz 3 ging es mit dem lila Stab genauso.",
    },
  },
  end: "Zähl deine Klötzchen und nimm den Laster, der dieser Zahl am nächsten kommt und auf den deine längsten Stäbe passen. Lade die längsten zuerst. Sonst endet das Spiel erst, wenn jemand keine Punkte mehr hat, und es ist ein Wettlauf: Sind alle bereit, greifen alle gleichzeitig zu, und Uhren laufen.",
};

export default lesson;
