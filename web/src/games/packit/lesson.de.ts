// Die Lektion von Pack-It, auf Deutsch.

import type { LessonTexts } from "../game";
import type { LessonStep } from "./types.gen";

const lesson: LessonTexts<LessonStep> = {
  steps: {
    goal: {
      ask: "Du bist Weiß, und das hier ist ein kleines Brett zum Lernen. Du und Rot seid abwechselnd dran, bis jedes Feld voll ist. Dann zählt jeder Stein deiner Farbe einen Punkt. Rot beginnt mit 3,5 Punkten, weil Rot als Zweiter dran ist.",
    },
    packet: {
      ask: "Wenn du dran bist, wählst du ein leeres Feld als Mitte. Du bekommst dieses Feld und alle leeren Felder ringsum: ein Päckchen. Leg dein erstes auf c3.",
      hint: "c3 ist in Reihe c das dritte Feld von links. Auf einem Touchscreen tippst du zweimal: Beim ersten Mal siehst du nur, was du bekämst.",
      wrong: "Auch dort könntest du anfangen. In dieser Lektion beginnst du auf c3.",
      done: "Sieben Felder auf einmal, also sieben Punkte. Mehr fasst ein Päckchen nicht.",
    },
    neutral: {
      ask: "Rot hat e5 gewählt. Dein Stein auf d4 berührt diese Mitte und wurde deshalb gegen einen neutralen getauscht, der für niemanden zählt. Rot hat sechs Felder gewonnen, du hast eins verloren.",
    },
    strike: {
      ask: "Mach jetzt dasselbe mit Rot. Leg ein Päckchen auf d6: Es nimmt fünf leere Felder, und die beiden roten Steine daneben werden neutral.",
      hint: "Wähle d6, am rechten Rand des roten Päckchens.",
      wrong: "Dieses Feld schadet Rot weniger. Such die Mitte, um die leere Felder und zwei rote Steine liegen: d6.",
      done: "Fünf mehr für dich, zwei weniger für Rot.",
    },
    danger: {
      ask: "Rot hat auf b5 geantwortet und deine Steine auf c5 und c6 neutral gemacht. Ein Stein ist in Gefahr, solange ein leeres Feld neben ihm liegt, denn das kann noch jemand wählen. Liegt keins mehr daneben, ist er für immer sicher.",
    },
    count: {
      ask: "Zähl also, bevor du wählst: die leeren Felder, die du bekommst, und die roten Steine, die neutral werden. Was dir schon gehört, zählt nicht noch einmal, so viel davon auch im Päckchen liegt. d2 brächte dir 5. Weiter oben bringt eine Mitte 7. Welche?",
      hint: "Versuch es mit f4: fünf leere Felder, und daneben e4 und f5 von Rot.",
      wrong: "Zähl noch einmal: Das bringt dir weniger als 7. Schau links von den roten Steinen nach.",
      done: "Richtig: fünf neue Felder, und Rot hat zwei verloren.",
    },
    edge: {
      ask: "Rot hat d1 am Rand des Bretts genommen und nur vier Felder bekommen: Jenseits des Rands ist nichts zu holen. Darum gehören die ersten Päckchen ins Freie, wo Platz für alle sieben ist.",
    },
    holes: {
      ask: "Zwei Lücken sind noch da, eine unten und eine oben rechts. Dir bringt a3 unten 4, und g7 oben ebenso. Frag dich vor der Wahl, was Rot dort bekäme.",
    },
    deny: {
      ask: "Zähl zusammen, was jeder von euch bekäme. Oben sind es 4 für dich und 3 für Rot. Unten sind es 4 für dich und 5 für Rot, der mit a2 drei Felder und zwei deiner Steine nähme. Geh dorthin, wo die Summe am höchsten ist, mit der Mitte, die dir 4 bringt.",
      hint: "Wähle a3. Das nimmt a2 und a3 und macht a4 und b4 von Rot neutral.",
      wrong: "Heb dir das für später auf. Zuerst kommt die Lücke unten, und dort bringt dir a3 am meisten.",
      done: "Gut gemacht. Du hast 4 mehr, und Rot bekommt keine 5.",
    },
    last: {
      ask: "Rot hat die Lücke unten gefüllt. Oben rechts sind noch drei Felder leer. Füll sie alle auf einmal, und nimm Rot dabei noch einen Stein.",
      hint: "Wähle g7 in der Ecke: Daneben liegen g6 und f7, und auch f6 von Rot.",
      wrong: "Das brächte weniger. Die Ecke, g7, berührt auch f6 von Rot.",
      done: "Das Brett ist voll.",
    },
    result: {
      ask: "Du hast 17 Steine. Rot hat 8, und mit den 3,5 für den zweiten Zug macht das 11,5. Neutrale Steine zählen für niemanden. Du gewinnst.",
    },
  },
  end: "Fang im Freien an. Zähl an jeder Stelle zusammen, was du und was dein Gegenüber dort bekäme, und spiel, wo die Summe am höchsten ist. Das übliche Brett ist mit 127 Feldern größer, aber mehr Regeln gibt es nicht.",
};

export default lesson;
