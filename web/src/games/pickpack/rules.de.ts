// The rules of Pick & Pack for people, in German; clause by clause they stand in the engine's rules.md.

import type { Rules } from "../game";
import * as positions from "./positions";

const rules: Rules = {
  summary:
    "Ihr packt zu zweit Äpfel in Kisten und teilt euch einen Greifer: Rot schiebt ihn durch die Zeilen, Blau durch die Spalten.",
  credit:
    "Pick & Pack ist ein Spiel von Simon Hunt, 2007. Diese Seite erklärt die Regeln in unseren eigenen Worten; die Bilder zeichnet dieses Programm.",
  parts: [
    {
      title: "Was auf dem Tisch liegt",
      text: [
        "36 Steigen werden gemischt, und auf jedes Feld des Plans von 6 mal 6 kommt eine. In zehn liegt 1 Apfel, in acht sind es 2, in sieben 3, in sechs 4, in vier 5, und in einer einzigen liegen 6. Je reifer die Äpfel, desto mehr sind es.",
        "Der **Greifer** startet auf der Steige mit 6. Die gehört damit noch niemandem: Sie wartet, bis jemand zu ihr zurückkommt. Ihr habt beide **vier Kisten**, die noch leer sind.",
      ],
      picture: { ...positions.DEAL, caption: "Frisch ausgelegt. Der Greifer steht auf c4, wo die 6 liegt." },
    },
    {
      title: "Plättchen legen",
      phases: ["set-up"],
      text: [
        "Ihr legt beide je **zwölf Aktionsplättchen**, zwei von jeder Sorte, auf zwölf Plätze: Rot über und unter die Spalten, Blau links und rechts der Zeilen. Bis beide fertig sind, seht ihr nicht, was die andere Seite legt.",
        "Für die erste Partie gibt es den Aufbau für Einsteiger: Dann werden alle Plättchen ausgelost und liegen gleich offen.",
      ],
      picture: { ...positions.LAID, caption: "Alle Plättchen liegen. Die roten sind eckig, die blauen rund." },
    },
    {
      title: "Den Greifer ziehen",
      phases: ["move"],
      text: [
        "Wenn du dran bist, **musst** du den Greifer auf ein anderes Feld ziehen. **Rot bleibt dabei in der Zeile**, **Blau in der Spalte**, so weit du willst; was dazwischen liegt, hält ihn nicht auf.",
        "Liegt dort eine Steige offen, gehört sie dir. Der Greifer bleibt auf dem Feld stehen, und von da muss die andere Seite weiter.",
      ],
      picture: {
        ...positions.GRABBED,
        caption: "Rot ist von c4 nach f4 gefahren und hat die 5. Jetzt zieht Blau in Spalte f.",
      },
    },
    {
      title: "Eine Steige packen",
      text: [
        "Eine neue Steige kommt oben auf die **offene Kiste mit den wenigsten Steigen**. Haben mehrere gleich wenige, such dir eine davon aus. Deine Kisten wachsen also gleichmäßig, solange sie offen sind.",
        "Auf die Reihenfolge kommt es an: Plättchen rühren immer nur die **oberste** Steige einer Kiste an.",
      ],
    },
    {
      title: "Leere Felder sind für Plättchen da",
      text: [
        "Auf ein **leeres Feld** darfst du nur, um ein Plättchen zu nutzen: ein eigenes, noch unbenutztes, an einem Ende der **Spalte, wenn du Rot bist**, der **Zeile, wenn du Blau bist**. Eins musst du dann nutzen, und nur eins.",
        "Eine **verdeckte** Steige sperrt ihr Feld für den Rest der Partie.",
      ],
      picture: {
        ...positions.EMPTY,
        caption:
          "Rot steht auf c3. Erreichbar sind die Steigen auf a3 und e3, b3 für Störung oder Premium, f3 für Großhandel. Die Steige auf d3 ist verdeckt.",
      },
    },
    {
      title: "Ganz oder gar nicht",
      text: [
        "Ein Plättchen wirkt ganz oder gar nicht, und eins, das nichts bewirken kann, öffnet dir auch kein Feld. Kontrolle braucht eine Steige in einer offenen Kiste der anderen Seite; Vertauscht braucht dazu eine in einer offenen Kiste von dir; Großhandel eine offene Kiste der anderen Seite; Störung etwas zum Umdrehen; ein Eilauftrag freien Platz in deiner Eilablage (PP-10).",
      ],
      house: true,
    },
    {
      title: "Premium und Großhandel",
      text: [
        "**Premium** schließt eine **deiner** offenen Kisten: Ihre Äpfel zählen **doppelt**. **Großhandel** schließt eine der **anderen Seite**: Ihre Äpfel zählen **halb**, abgerundet.",
        "Das Plättchen verlässt seinen Platz und bleibt auf der Kiste. In eine geschlossene Kiste kommt nichts mehr hinein, und heraus auch nicht.",
      ],
      picture: {
        ...positions.CLOSED,
        caption: "Kiste 2 von Rot ist Premium: 5 Äpfel, 10 Punkte. Kiste 3 ging in den Großhandel: 7 Äpfel, 3 Punkte.",
      },
    },
    {
      title: "Kontrolle und Vertauscht",
      text: [
        "**Kontrolle** nimmt die oberste Steige aus irgendeiner offenen Kiste der anderen Seite. Du packst sie ein, als hättest du sie gegriffen.",
        "**Vertauscht** tauscht die obersten Steigen einer offenen Kiste der anderen Seite und einer von dir. Beide Plättchen werden danach auf ihrem Platz umgedreht.",
      ],
    },
    {
      title: "Störung",
      text: [
        "**Störung** dreht für immer etwas um: irgendeine Steige auf dem Plan, oder irgendein Plättchen, das die andere Seite noch nicht benutzt hat. Danach wird sie selbst umgedreht.",
      ],
      picture: {
        ...positions.BROKEN,
        caption: "Rot hat auf b3 die Störung über Spalte b genutzt. Blaus Premium links von Zeile 2 fällt aus.",
      },
    },
    {
      title: "Eilauftrag",
      phases: ["rush"],
      text: [
        "Ein **Eilauftrag** kommt in deine Eilablage; dort ist Platz für zwei. In einem späteren Zug kannst du ihn ausgeben und sofort noch einmal ziehen. Dann ist er weg.",
      ],
    },
    {
      title: "Wann du einen Eilauftrag ausgeben kannst",
      text: [
        "Nach einem vollständigen Zug, nie in dem Zug, in dem du ihn bekommen hast, und nur, wenn es etwas zu ziehen gibt; zwei in einem Zug sind erlaubt. Einen wartenden Eilauftrag kann keine Störung umdrehen (PP-13, PP-16).",
      ],
      house: true,
    },
    {
      title: "Schluss",
      phases: ["over"],
      text: [
        "Die Partie ist aus, wenn **alle vier Kisten einer Seite geschlossen** sind, oder wenn du dran bist und den Greifer **nicht ziehen kannst**.",
        "Ein Apfel in einer offenen Kiste ist 1 Punkt, in einer Premium-Kiste 2; eine Großhandelskiste zählt halb so viel, wie Äpfel darin sind, abgerundet. Wer mehr Punkte hat, gewinnt.",
      ],
      picture: {
        ...positions.OVER,
        caption: "Alle Kisten von Rot sind geschlossen, also ist Schluss: Rot hat 47 Punkte, Blau 60.",
      },
    },
    {
      title: "Kleingedrucktes",
      text: [
        "Beim Legen könnt ihr Plättchen zurücknehmen und tauschen, zusammen 99-mal (PP-4). Rot fängt an; mit „Plätze auslosen“ entscheidet das Los, wer Rot ist. Ist die letzte Kiste geschlossen, endet die Partie sofort, auch mitten im Zug; ob du ziehen kannst, zählt nur zu Beginn deines Zuges. Bei Gleichstand teilt ihr euch den Sieg. Wer anfängt, hat es etwas leichter: Zum Ausgleich könnt ihr vorher **Punkte für Blau** vereinbaren, die am Ende dazukommen (PP-1, PP-18, PP-19, PP-20).",
      ],
      house: true,
    },
    {
      title: "Wie Züge geschrieben werden",
      text: [
        "Ein Feld heißt nach dem Buchstaben der Spalte und der Nummer der Zeile, gezählt von links unten: `c4`. Ein Zug sagt, was geschieht, wohin der Greifer fährt, und was gewählt wurde: `grab c4 2` packt die Steige in deine Kiste 2, `control c4 3 1` holt die oberste Steige aus Kiste 3 gegenüber in deine Kiste 1, `malfunction c4 4-left` trifft Blaus Plättchen links von Zeile 4.",
      ],
    },
  ],
};

export default rules;
