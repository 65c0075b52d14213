// Die Regeln von Pack the Essentials für Menschen, auf Deutsch; Klausel für Klausel stehen sie in rules.md.

import type { Rules } from "../game";
import { cardsInWords } from "./cards";
import { BOX } from "./pictures";
import * as positions from "./positions";

const rules: Rules = {
  summary:
    "Such dir aus, was mitkommt, pack es ordentlich nach Farben und lass die Katzen auf so viel davon schlafen, wie es geht.",
  credit:
    "Pack the Essentials ist ein Spiel von Jacqueline Atkins, 2024 bei Wise Wizard Games erschienen. Diese Seite erklärt die Regeln in unseren eigenen Worten; die Formen der Plättchen, die Koffer, die Katzenladys und sechs der Aufgaben stammen vom Haus.",
  parts: [
    {
      title: "Worum es geht",
      text: [
        "Bis zu vier Leute packen **zwölf Runden** lang je einen Koffer. Du kannst auch allein spielen, gegen das Ziel einer Katzenlady.",
        "Die Plättchen haben vier Farben, jede mit eigenem Muster: **Pfirsich** (Fischgrät), **Banane** (Punkte), **Lavendel** (Wellen) und **Minze** (Karos). Punkte gibt es für große Gruppen einer Farbe, für jede **Katze** und für drei **Aufgaben**. Wer am meisten hat, gewinnt.",
      ],
    },
    {
      title: "Wann du auswählst",
      phases: ["select", "draft"],
      text: [
        "Jede Runde liegen vier neue Plättchen aus. Wer den Startmarker hat, beginnt; dann stellen im Uhrzeigersinn alle ihre Figur auf einen freien **Platz in der Reihe**. Vom 1. bis zum 4. Platz wird danach ausgewählt, und der Marker wandert weiter.",
        "Wer vorn steht, hat die Auswahl. Jeder Platz gibt aber auch einen **Bonus**: der 1. ein Plättchen **Wäsche** deiner Wahl, der 2. ein Plättchen **Socken** deiner Wahl, der 3. zwei **Packratten**, der 4. einen **Pompon** und eine Packratte.",
        "Bist du dran, nimmst du den Bonus und eines der Plättchen. Während du packst, wählt schon die oder der Nächste.",
      ],
      picture: {
        ...positions.DRAFT,
        caption:
          "Blau (★) ist zuerst dran und sucht sich Wäsche aus, dann sucht sich Rot (◆) eine Socke aus. Danach kommen zwei Katzenladys.",
      },
    },
    {
      title: "Die Katzenladys",
      text: [
        "Zu dritt, zu zweit und allein liegt auf jedem übrigen Platz verdeckt die **Marke einer Katzenlady**. Ist sie dran, wird sie aufgedeckt, und das Plättchen mit der großen Zahl ist weg.",
        "Hat das schon jemand genommen, gelten die kleineren Zahlen von links nach rechts. Jede Katzenlady entfernt also genau ein Plättchen.",
      ],
      picture: {
        ...positions.LADY,
        caption:
          "Rot hat Plättchen 3 genommen. Auch die Katzenlady danach zeigt eine 3, also gilt ihre nächste Zahl: Plättchen 1 ist weg. Blau kann noch zwischen zweien wählen.",
      },
    },
    {
      title: "Packen",
      phases: ["pack"],
      text: [
        "Leg, was du bekommen hast, **in deinen Koffer**, beliebig gedreht, aber nicht auf andere Plättchen und nicht auf das, was **schon gepackt** ist. Plättchen müssen einander nicht berühren.",
        "Du kannst probieren, solange du willst. Hast du einmal bestätigt, bewegt sich ein Plättchen **nie mehr**.",
        "Was passt, muss hinein. Nur wofür kein Platz ist, das kommt zurück in die Schachtel.",
      ],
      picture: {
        ...positions.PACKED,
        caption: "Das Unterhemd liegt jetzt links bei der Minze, der Mantel rechts bei der Bananenkatze.",
      },
    },
    {
      title: "Katzen",
      text: [
        "Du beginnst mit einer **Packratte**. Gibst du eine ab, darfst du ein Plättchen mit der **Katzenseite** nach oben legen. Es behält seine Farbe, gehört zu Gruppen wie jedes andere und bringt **5 Punkte** mehr.",
        "Die Katzenseite ist das **Spiegelbild** der Seite mit dem Ding: Manchmal passt nur eine von beiden.",
        "Mehr als zwei Ratten kannst du in einem Zug nicht einsetzen. Du darfst sie aufheben, und eine neue Ratte darfst du sofort benutzen.",
      ],
      picture: {
        ...positions.FLIPPED,
        caption: "Derselbe Stiefel und derselbe Schal: erst mit dem Ding oben, dann für zwei Ratten als Katzen.",
      },
    },
    {
      title: "Wann etwas draußen bleiben darf",
      text: [
        "Du darfst nur aufgeben, was mit dem Ding oben nirgends mehr neben das passt, was du gelegt hast (PE-17). Und das lässt sich nicht erzwingen: Passen zwei Plättchen einer Runde zusammen hinein, kommen beide hinein. Etwas anderes lässt sich nicht bestätigen.",
      ],
      house: true,
    },
    {
      title: "Farbgruppen",
      text: [
        "Von jeder Farbe zählt deine **größte Gruppe**: Plättchen, die sich an einer Kante berühren. Es kommt darauf an, wie viele es sind, nicht, wie groß.",
        "1, 2, 3 … Plättchen bringen **1, 3, 5, 8, 11, 15, 19, 24, 29, 35, 41** und zwölf oder mehr **48** Punkte. Eine lange Gruppe ist also mehr wert als zwei kurze; eine zweite derselben Farbe bringt nichts.",
        "Was schon gepackt war, hat keine Farbe und verbindet nichts, ebenso wenig wie Pompons.",
      ],
      picture: {
        ...positions.GROUPS,
        caption:
          "Neun Plättchen in Lavendel hängen zusammen: 29 Punkte. Vier in Minze bringen 8, zwei in Pfirsich 3. Zehn der Plättchen sind Katzen: 50 Punkte.",
      },
    },
    {
      title: "Aufgaben",
      text: [
        "Drei Aufgabenkarten sind im Spiel, eine aus jeder Gruppe. Bei der ersten geht es um volle Felder, und was schon gepackt war, zählt mit:",
        "**1A** 3 Punkte für jede volle Spalte · **1B** 3 Punkte für jede volle Reihe, oder 4, wenn die Koffer quer liegen · **1C** 5 Punkte für jeden vollen der sechs 4×4-Blöcke",
        "**2A** 4 Punkte für jede Wäsche mit einer Socke ihrer Farbe · **2B** 3 Punkte für jede Farbe, in der du Wäsche oder Socken hast · **2C** 2 Punkte für jede Wäsche oder jede Socke, je nachdem, wovon du weniger hast",
        "**3A** 3 Punkte für je zwei Plättchen aus fünf Feldern · **3B** 3 Punkte für jedes Plättchen aus höchstens drei Feldern · **3C** 4 Punkte für jeden Satz aus einem Plättchen von höchstens drei, einem von vier und einem von mindestens fünf Feldern",
        "Eine Katze zählt weiter als die Wäsche oder Socke, auf der sie liegt.",
      ],
    },
    {
      title: "Pompons",
      phases: ["poms"],
      text: [
        "Nach der letzten Runde legst du jeden deiner Pompons auf ein leeres Feld. Sie füllen Reihen, Spalten und Blöcke. **Beste Plätze** legt sie dorthin, wo sie am meisten bringen.",
      ],
    },
    {
      title: "Das Ende",
      phases: ["over"],
      text: [
        "Zähl die vier Gruppen zusammen, 5 Punkte für jede Katze und die drei Aufgaben. Wer am meisten hat, gewinnt.",
        "Bei Gleichstand entscheiden weniger leere Felder, dann mehr Pompons im Koffer. Danach teilt ihr euch den Sieg.",
      ],
      picture: {
        ...positions.OVER,
        caption:
          "122 zu 134. Rot hat zwei Gruppen aus sieben Plättchen, 6 volle Spalten und 10 Katzen. Blau hat ebenso viele Katzen, aber eine Gruppe aus neun und 10 volle Spalten.",
      },
    },
    {
      title: "Allein",
      text: [
        "Such dir eine **Katzenlady** aus: Ihre Karte nennt die drei Aufgaben und die Punktzahl, die du **übertreffen** musst.",
        "In ungeraden Runden darfst du auf jeden Platz. In geraden wird die Karte einer anderen Katzenlady aufgedeckt, und die Plätze, die darauf durchgestrichen sind, sind für deine Figur **gesperrt**.",
        "Auf allen anderen Plätzen liegen Marken, gesperrt oder nicht. Deine besten Ergebnisse werden zu jeder Katzenlady festgehalten.",
        `Die Katzenladys, ihre Punkte und ihre Aufgaben: ${cardsInWords(BOX.cards)}.`,
      ],
      picture: {
        ...positions.ALONE,
        caption: "Runde 6 gegen Agatha: 150 Punkte sind zu übertreffen. Eudora sperrt den 1. und den 3. Platz.",
      },
    },
    {
      title: "Am Bildschirm",
      text: [
        "Zieh ein Plättchen in den Koffer, oder tipp es an und dann ein Feld. **Dreh** es mit dem Knopf, mit `R` oder indem du es noch einmal antippst; **wende** es mit dem Knopf oder mit `F`. Was rot markiert ist, liegt noch nicht gut.",
        "Die Wertung zählt mit, während du probierst. Gesendet wird erst, wenn du **bestätigst**.",
        "Mit der Tastatur: Pfeiltasten schieben das Plättchen, die Eingabetaste legt es ab oder nimmt es auf, und Escape nimmt es wieder heraus.",
      ],
    },
    {
      title: "Kleingedrucktes",
      text: [
        "Wer anfängt, wird gelost (PE-1). Die Koffer liegen quer (12 Spalten, 8 Reihen) oder stehen hochkant, und bei allen ist dasselbe schon gepackt oder bei jedem anderes: Das legt der Tisch fest (PE-3, PE-4).",
        "Ratten und Pompons gehen nie aus. Wäsche und Socken schon: Dann nimm eine andere Farbe oder Form, und gibt es von einer Sorte gar nichts mehr, entfällt der Bonus (PE-13).",
        "Pompons, für die kein Feld leer ist, bleiben draußen und zählen bei Gleichstand nicht (PE-23). Allein brauchst du einen Punkt mehr als das Ziel (PE-30).",
      ],
      house: true,
    },
    {
      title: "Wie Züge geschrieben werden",
      text: [
        "Ein Feld ist der Buchstabe seiner Spalte und die Zahl seiner Reihe, von links unten gezählt: `c4`. `pawn 3` geht auf den 3. Platz, `bonus peach-briefs` und `take 2` wählen Plättchen. `put mint-boot cat 1 c4` legt ein Plättchen: welche Seite oben ist, wie viele Vierteldrehungen im Uhrzeigersinn, und wo das linke Feld seiner untersten Reihe liegt. `leave` gibt zurück, was nicht passt, `pom c4` legt einen Pompon, und `poms` legt alle übrigen.",
      ],
    },
  ],
};

export default rules;
