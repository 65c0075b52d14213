// The rules of Pack-It for people, in German; clause by clause they stand in the engine's rules.md.

import type { Rules } from "../game";
import * as positions from "./positions";

const rules: Rules = {
  summary: "Ihr füllt zusammen ein Brett, Päckchen für Päckchen. Wem am Ende mehr davon gehört, gewinnt.",
  credit:
    "Pack-It ist ein Spiel von Phil Leduc, © 2025, alle Rechte liegen bei ihm. Diese Seite erklärt die Regeln in unseren eigenen Worten. Wer das Spiel programmieren oder verkaufen möchte, soll ihm bitte vorher schreiben: philleduc.pled@gmail.com.",
  parts: [
    {
      title: "Ein Päckchen legen",
      text: [
        "**Weiß** und **Rot** sind abwechselnd dran, Weiß fängt an. Normalerweise spielt ihr auf einem Sechseck aus 127 Feldern, 7 an jeder Seite. Die Bilder hier zeigen ein kleineres.",
        "Wenn du dran bist, such dir ein **leeres** Feld aus. Dort und auf jedes leere Feld, das daran grenzt, kommt ein Stein von dir. Das alles zusammen ist ein **Päckchen**: 7 Felder, wenn nichts im Weg ist.",
      ],
      picture: { ...positions.MIDDLE, caption: "Weiß hat d4 gewählt und die sechs Felder ringsum gleich mitbekommen." },
    },
    {
      title: "Am Rand",
      text: ["Was über den Rand hinausragen würde, fällt einfach weg. Du bekommst dann eben weniger Steine."],
      picture: {
        ...positions.EDGE,
        caption: "Rot hat sich die Ecke a1 geholt: nur 4 Felder. Das weiße e7, auch am Rand, brachte 5 neue.",
      },
    },
    {
      title: "Steine neutral machen",
      text: [
        "Grenzen **Steine deines Gegners** an das gewählte Feld, werden sie gegen **neutrale** getauscht: graue Pappstopfen mit einem Kreuz. Das bleibt so, und sie gehören niemandem mehr.",
        "Du bekommst diese Felder zwar nicht, aber dein Gegner ist sie los.",
      ],
      picture: {
        ...positions.NEUTRAL,
        caption: "Rot hat b3 gewählt: 5 rote Steine, und c3 und c4 sind jetzt neutral.",
      },
    },
    {
      title: "Was bleibt, wie es ist",
      text: [
        "**Eigene** und **neutrale** Steine rund um das gewählte Feld bleiben, was sie sind. Alles, was nicht daran grenzt, sowieso.",
        "Passen geht nicht: Solange noch ein Feld leer ist, musst du eins nehmen, wenn du dran bist.",
      ],
      picture: {
        ...positions.OWN,
        caption: "Weiß hat mit d6 weitergemacht. Das eigene d5 bleibt weiß, sechs Steine sind neu.",
      },
    },
    {
      title: "Schluss, Zählen und Komi",
      text: [
        "Ist kein Feld mehr leer, ist die Partie aus. Jeder Stein deiner Farbe ist ein Punkt. Neutrale Steine zählen für niemanden.",
        "Anfangen ist ein Vorteil. Deshalb bekommt Rot ein **Komi** dazu: halb so viele Punkte, wie ein Päckchen Felder hat, bei Päckchen aus 7 also **3,5**. Wer mehr Punkte hat, gewinnt.",
      ],
      picture: {
        ...positions.FULL,
        caption: "Weiß hat 14. Rot hat 10 und 3,5 Komi, zusammen 13,5. Weiß gewinnt mit einem halben Punkt!",
      },
    },
    {
      title: "Unentschieden",
      text: [
        "Mit einem halben Punkt im Komi gibt es keinen Gleichstand. Spielt euer Tisch mit ganzen Zahlen und es geht genau auf, ist das bei uns ein Unentschieden (PI-8).",
      ],
      house: true,
    },
    {
      title: "Andere Bretter: das gestutzte Sechseck",
      text: [
        "Den Namen hat der Autor vergeben. Dass es das Sechseck **ohne seine sechs Eckfelder** ist, ist unsere Lesart. Übliche Größe: 7 (PI-9a).",
      ],
      picture: { ...positions.CLIPPED, caption: "Gestutzt, Größe 5: keine Ecke zum Verstecken." },
      house: true,
    },
    {
      title: "Andere Bretter: das hinkende Sechseck",
      text: [
        "Lange und kurze Seiten wechseln sich ab: bei Größe 7 sind es 7 und 6 Felder. Beim Autor heißt es „limped“; die genaue Form haben wir festgelegt (PI-9b).",
      ],
      picture: { ...positions.LIMPED, caption: "Hinkend, Größe 5: Seiten mit 5 und mit 4 Feldern." },
      house: true,
    },
    {
      title: "Andere Bretter: das Dreieck",
      text: [
        "Sechseckige Felder, 10 an jeder Seite, 55 insgesamt. Päckchen aus 7 und 3,5 Komi wie auf dem üblichen Brett, so haben wir es entschieden (PI-9e).",
      ],
      picture: { ...positions.TRIANGLE, caption: "Dreieck, Größe 7. In den Spitzen wird es eng." },
      house: true,
    },
    {
      title: "Andere Bretter: Quadrat mit Päckchen aus 5",
      text: [
        "Quadratische Felder, 9 an jeder Seite. Nur Felder mit gemeinsamer **Kante** grenzen aneinander. Ein Päckchen ist also ein Pluszeichen aus 5 Feldern, das Komi beträgt **2,5**.",
      ],
      picture: { ...positions.ORTHOGONAL, caption: "Orthogonal, Größe 6: lauter Pluszeichen." },
    },
    {
      title: "Andere Bretter: Quadrat mit Päckchen aus 9",
      text: [
        "Dasselbe Brett, aber alle **8 Felder ringsum** gehören zum Päckchen. Das macht 9 Felder und **4,5** Komi.",
      ],
      picture: { ...positions.DIAGONAL, caption: "Diagonal, Größe 6: Päckchen von 3 mal 3." },
    },
    {
      title: "Größe, Startsteine und anderes Komi",
      text: [
        "Beim Aufbau könnt ihr noch mehr wählen. **Größe**: von 3 bis 13. **Reichweite**: 4 oder 8 Nachbarn auf beiden quadratischen Brettern; das Komi richtet sich nach dem Päckchen, nicht nach dem Brett (PI-9, PI-9f).",
        "**Startsteine** sind neutral und liegen von Anfang an da: ausgelost oder auf Feldern, die ihr nennt. Mindestens ein Feld bleibt frei. **Komi**: jede halbe oder ganze Zahl von −100 bis 100 (PI-10, PI-11).",
      ],
      picture: {
        ...positions.SEEDS,
        caption:
          "Drei Startsteine auf b1, d4 und g6. Das erste weiße Päckchen auf c3 bringt 6 Felder, denn d4 war belegt.",
      },
      house: true,
    },
    {
      title: "Wie die Felder heißen",
      text: [
        "Auf Brettern aus Sechsecken ist der Buchstabe die Reihe, von unten gezählt, und die Zahl die Diagonale nach links oben, von links gezählt. Die Mitte des üblichen Bretts ist `g7`. Auf quadratischen Brettern ist es wie beim Schach: Der Buchstabe ist die Spalte, die Zahl die Reihe.",
        "Ein Zug heißt so wie das Feld in der Mitte seines Päckchens: `g7`. Mit der Tastatur kannst du genau das tippen und dann Enter drücken.",
      ],
    },
  ],
};

export default rules;
