// The rules of Zack & Pack for people, in German; clause by clause they stand in the engine's rules.md.

import type { Rules } from "../game";
import * as positions from "./positions";

const rules: Rules = {
  summary: "Würfle deine Fracht, schnapp dir vor den anderen einen passenden Laster, und pack ihn so voll wie möglich.",
  credit:
    "Zack & Pack ist ein Spiel von Bernd Eisenstein, erschienen 2008 bei KOSMOS. Diese Seite erklärt seine Regeln in eigenen Worten; die Ladeflächen haben wir selbst gezeichnet.",
  parts: [
    {
      title: "Worum es geht",
      text: [
        "Drei bis sechs Leute verladen Holzstäbe. Jeder hat **75 Punkte** und zahlt für leeren Raum und für Stäbe, die liegen bleiben. Sobald jemand keine Punkte mehr hat, ist Schluss, und wer am meisten hat, gewinnt.",
        "Eine Runde hat vier Teile: **würfeln**, **zugreifen**, **laden**, **zahlen**. Alle tun jeden davon gleichzeitig.",
      ],
    },
    {
      title: "Die Ladung würfeln",
      phases: ["ready"],
      text: [
        "Fünf Würfel, einer für jede Farbe, sagen dir, wie viele Stäbe du verladen musst: **weiße** sind einzelne Klötzchen, **graue** 2 lang, **braune** 3, **türkise** 4 und **lila** 5. Eine leere Seite heißt: keinen von dieser Farbe.",
        "Wie viele Klötzchen das sind, steht daneben: Im Schnitt sind es etwa 20, und die Laster fassen 9 bis 32.",
      ],
      picture: {
        ...positions.ROLLED,
        caption: "Was drei Leute gewürfelt haben: wie viele Stäbe, und wie lang jeder ist.",
      },
    },
    {
      title: "Einen Laster schnappen",
      phases: ["grab"],
      text: [
        "Vor jedem liegen **zwei Laster** verdeckt, bei fünf oder sechs Leuten einer. Alle werden auf einmal aufgedeckt, und jeder greift sich einen: einen, der vor **jemand anderem** liegt, oder ungesehen den obersten vom Stapel. **Nie einen eigenen.**",
        "Wer zuerst kommt, bekommt ihn. Wer zuletzt noch keinen hat, muss den obersten vom Stapel nehmen.",
        "Eine Karte zeigt die Ladefläche von oben, wie **hoch** geladen werden darf und wie viele Klötzchen im Ganzen hineingehen.",
      ],
      picture: {
        ...positions.RACE,
        caption:
          "Platz 2 war schnell und hat Laster 3. Platz 1 und 3 dürfen noch nehmen, was nicht vor ihnen selbst liegt.",
      },
    },
    {
      title: "Beladen",
      phases: ["load"],
      text: [
        "Stäbe dürfen quer liegen, nach hinten liegen oder **stehen**. Sie bleiben auf den Feldern der Ladefläche und unter dem Seil, das die Höhe zeigt.",
        "**Nichts darf überhängen**: Jedes Klötzchen steht auf der Ladefläche oder auf einem anderen. Worauf ein Stab liegt, muss also überall gleich hoch sein.",
        "Solange nichts auf einem Stab liegt, kannst du ihn wieder abladen. Wenn du so weit bist, drück **Fertig**: Dann bleibt die Ladung, wie sie ist. Wer zuletzt fertig wird, zahlt deshalb nicht mehr.",
      ],
      picture: {
        ...positions.LOADED,
        caption: "Ein brauner Stab liegt auf einem grauen und einem weißen, die gleich hoch sind. Ein grauer steht.",
      },
    },
    {
      title: "Am Bildschirm",
      text: [
        "Nimm einen Stab aus dem Vorrat (oder tipp seine Ziffer), zeig auf ein Feld und klick: Ein Schatten zeigt, wo er liegen würde. **Drehen** geht mit dem Knopf, mit `R`, mit einem Rechtsklick oder mit einem zweiten Finger. **Abladen** (oder `T`) nimmt einen Stab wieder herunter, **Rückgängig** nimmt deinen letzten Schritt zurück.",
        "Zieh neben dem Laster, um um ihn herumzugehen, oder nimm die Pfeile. **Flach** zeigt ihn stattdessen von oben, Feld für Feld, und geht mit Pfeiltasten und Enter ebenso wie mit der Maus.",
      ],
    },
    {
      title: "Zahlen",
      phases: ["over"],
      text: [
        "Du zahlst **1 Punkt für jedes Klötzchen**, das noch auf deinen Laster passen würde, und **das Doppelte seiner Größe für jeden Stab**, der liegen blieb.",
        "Wer in einer Runde am wenigsten zahlen musste, bekommt **10 Punkte** zurück; alle, wenn mehrere gleich wenig zahlten.",
      ],
      picture: {
        ...positions.PAID,
        caption:
          "Bei Platz 1 blieb Raum für ein Klötzchen: 1 Punkt. Bei Platz 2 auch, dazu zwei braune Stäbe: 1 + 2 × 6 = 13.",
      },
    },
    {
      title: "Das Ende",
      text: [
        "Hat am Ende einer Runde jemand keine Punkte mehr, die 10 Punkte schon eingerechnet, ist die Partie vorbei. Wer die meisten Punkte hat, gewinnt; bei Gleichstand gewinnt ihr gemeinsam.",
        "Sonst kommen alle Stäbe zurück, die Laster werden abgelegt, und die nächste Runde beginnt mit den Würfeln. Ist der Stapel aufgebraucht, werden die abgelegten Laster gemischt und bilden den neuen.",
      ],
    },
    {
      title: "Live oder der Reihe nach",
      text: [
        "**Live** ist der Wettlauf: Wer am schnellsten ist, bekommt den Laster; wer zu spät kommt, erfährt es und greift noch einmal zu. **Der Reihe nach** ist für langsame Partien und mehrere Leute an einem Gerät: Jede Runde wird eine Reihenfolge gelost, und einer nach dem anderen nimmt, was noch da ist (ZP-7).",
        "Live werden die Laster aufgedeckt, wenn alle bereit sind; sobald die erste Person bereit ist, haben die übrigen 30 Sekunden. Für das Zugreifen gibt es 20 Sekunden, in der ersten Runde eine Minute, und für das Laden 2 Minuten, wenn der Tisch nichts anderes wählt: Wer nicht rechtzeitig zugreift, bekommt den obersten vom Stapel, und eine Ladung, die nicht rechtzeitig fertig ist, bleibt, wie sie ist (ZP-6a, ZP-8a, ZP-8, ZP-10).",
      ],
      house: true,
    },
    {
      title: "Die Laster",
      text: [
        "In der Schachtel sind 30 Laster, alle verschieden: Neun sind 1 hoch, zehn 2, sechs 3 und fünf 4. Ihre Ladeflächen haben wir selbst gezeichnet, so dass sie etwa fassen, was die Würfel bringen (ZP-3).",
      ],
      house: true,
    },
    {
      title: "Keine Punkte mehr",
      text: [
        "Wer nicht alles zahlen kann, zahlt, was da ist; niemand hat weniger als 0. Für die 10 Punkte zählt, was **zu zahlen war**: Wer pleite ist, bekommt sie deshalb nicht. Der Bank gehen die Marken nie aus (ZP-15, ZP-14, ZP-5).",
      ],
      house: true,
    },
    {
      title: "Eine feste Zahl von Runden",
      text: [
        "Ihr könnt festlegen, wie viele Runden höchstens gespielt werden. Danach entscheiden die Punkte wie immer (ZP-19).",
      ],
      house: true,
    },
  ],
};

export default rules;
