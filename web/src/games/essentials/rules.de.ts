// Die Regeln von Pack the Essentials für Menschen, auf Deutsch; Klausel für Klausel stehen sie in rules.md.

import type { Rules } from "../game";
import { cardsInWords } from "./cards";
import { BOX } from "./pictures";
import * as positions from "./positions";

const rules: Rules = {
  summary:
    "Such dir aus, was mitkommt, pack es schön nach Farben und lass Katzen auf so viel davon schlafen wie möglich.",
  credit:
    "Pack the Essentials ist ein Spiel von Jacqueline Atkins, 2024 bei Wise Wizard Games erschienen. Diese Seite erklärt die Regeln in unseren eigenen Worten; die Formen der Plättchen, die Koffer, die Katzenladys und sechs der Aufgaben stammen von uns.",
  parts: [
    {
      title: "Worum es geht",
      text: [
        "Bis zu vier Leute packen **zwölf Runden** lang je einen Koffer. Du kannst auch allein gegen die Punkte einer Katzenlady spielen.",
        "Die Plättchen haben vier Farben, jede mit eigenem Muster: **Pfirsich** (Fischgrät), **Banane** (Punkte), **Lavendel** (Wellen) und **Minze** (Karos). Punkte gibt es für große Gruppen einer Farbe, für jede **Katze** und für drei **Aufgaben**. Wer die meisten hat, gewinnt.",
      ],
    },
    {
      title: "Wann du auswählst",
      phases: ["select", "draft"],
      text: [
        "In jeder Runde liegen vier neue Plättchen aus. Wer den Startmarker hat, beginnt; reihum stellen alle ihre Figur auf eine freie **Position**. Dann wird von der 1. bis zur 4. Position ausgewählt, und der Marker wandert weiter.",
        "Je weiter vorn du stehst, desto mehr Auswahl hast du. Jede Position gibt aber auch einen **Bonus**: die 1. ein Stück **Wäsche** deiner Wahl, die 2. eine **Socke** deiner Wahl, die 3. zwei **Packratten**, die 4. einen **Pompon** und eine Packratte.",
        "Bist du dran, nimmst du den Bonus und eines der Plättchen. Während du packst, ist schon die nächste Position dran.",
      ],
      picture: {
        ...positions.DRAFT,
        caption:
          "Platz 2 ist zuerst dran und sucht sich Wäsche aus, dann sucht sich Platz 1 eine Socke aus. Danach kommen zwei Katzenladys.",
      },
    },
    {
      title: "Die Katzenladys",
      text: [
        "Zu dritt, zu zweit und allein liegt auf jeder übrigen Position verdeckt die **Marke einer Katzenlady**. Ist sie dran, wird die Marke aufgedeckt; die große Zahl sagt, welches Plättchen wegkommt.",
        "Ist das schon weg, gelten die kleineren Zahlen von links nach rechts. Jede Katzenlady entfernt also genau ein Plättchen.",
      ],
      picture: {
        ...positions.LADY,
        caption:
          "Platz 1 hat Plättchen 3 genommen. Auch die Katzenlady danach zeigt eine 3, also gilt ihre nächste Zahl: Plättchen 1 ist weg. Platz 2 kann noch zwischen zweien wählen.",
      },
    },
    {
      title: "Packen",
      phases: ["pack"],
      text: [
        "Leg deine neuen Plättchen **in deinen Koffer**, beliebig gedreht, aber nicht auf andere Plättchen und nicht auf das, was von Anfang an **schon gepackt** ist. Plättchen müssen sich nicht berühren.",
        "Du kannst probieren, solange du willst. Hast du ein Plättchen bestätigt, bleibt es **für immer liegen**.",
        "Was passt, muss hinein. Nur wofür kein Platz ist, kommt zurück in die Schachtel.",
      ],
      picture: {
        ...positions.PACKED,
        caption: "Das Unterhemd liegt jetzt links bei der Minze, der Mantel rechts bei der Bananenkatze.",
      },
    },
    {
      title: "Katzen",
      text: [
        "Auf der Vorderseite jedes Plättchens ist ein Gegenstand, auf der Rückseite eine Katze. Du beginnst mit einer **Packratte**. Gibst du eine ab, darfst du ein Plättchen mit der **Katzenseite** nach oben legen. Es behält seine Farbe, zählt in Gruppen wie jedes andere und bringt **5 Punkte** mehr.",
        "Die Katzenseite ist das **Spiegelbild** der Vorderseite: Manchmal passt nur eine von beiden.",
        "In einem Zug kannst du höchstens zwei Ratten einsetzen. Du darfst sie aufheben oder eine neue Ratte gleich benutzen.",
      ],
      picture: {
        ...positions.FLIPPED,
        caption: "Derselbe Stiefel und derselbe Schal: erst mit der Vorderseite oben, dann für zwei Ratten als Katzen.",
      },
    },
    {
      title: "Wann etwas draußen bleiben darf",
      text: [
        "Du darfst ein Plättchen nur aufgeben, wenn es mit der Vorderseite oben nirgends mehr neben das passt, was du gelegt hast (PE-17). Und das lässt sich nicht erzwingen: Passen beide Plättchen einer Runde zusammen hinein, müssen auch beide hinein. Etwas anderes lässt sich nicht bestätigen.",
      ],
      house: true,
    },
    {
      title: "Farbgruppen",
      text: [
        "In jeder Farbe zählt deine **größte Gruppe**: Plättchen, die sich an einer Kante berühren. Es kommt darauf an, wie viele es sind, nicht darauf, wie groß sie sind.",
        "1, 2, 3 … Plättchen bringen **1, 3, 5, 8, 11, 15, 19, 24, 29, 35, 41** und zwölf oder mehr **48** Punkte. Eine große Gruppe ist also mehr wert als zwei kleine; eine zweite in derselben Farbe bringt nichts.",
        "Pompons und alles, was schon gepackt war, haben keine Farbe und verbinden nichts.",
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
        "**2A** 4 Punkte für jedes Wäschestück mit einer Socke in derselben Farbe · **2B** 3 Punkte für jede Farbe, in der du Wäsche oder Socken hast · **2C** 2 Punkte für jedes Wäschestück oder für jede Socke, je nachdem, wovon du weniger hast",
        "**3A** 3 Punkte für je zwei Plättchen mit fünf Feldern · **3B** 3 Punkte für jedes Plättchen mit höchstens drei Feldern · **3C** 4 Punkte für jeden Satz aus drei Plättchen: eines mit höchstens drei, eines mit vier und eines mit mindestens fünf Feldern",
        "Auch mit der Katze oben zählt ein Plättchen weiter als Wäsche oder Socke.",
      ],
    },
    {
      title: "Pompons",
      phases: ["poms"],
      text: [
        "Nach der letzten Runde legst du deine Pompons auf leere Felder und füllst so Reihen, Spalten und Blöcke. **Beste Plätze** legt sie dorthin, wo sie am meisten bringen.",
      ],
    },
    {
      title: "Das Ende",
      phases: ["over"],
      text: [
        "Zusammengezählt werden die vier Gruppen, 5 Punkte für jede Katze und die drei Aufgaben. Wer die meisten Punkte hat, gewinnt.",
        "Bei Gleichstand gewinnen die wenigsten leeren Felder, dann die meisten Pompons im Koffer. Ist auch das gleich, teilt ihr euch den Sieg.",
      ],
      picture: {
        ...positions.OVER,
        caption:
          "122 zu 134. Platz 1 hat zwei Gruppen aus sieben Plättchen, 6 volle Spalten und 10 Katzen. Platz 2 hat ebenso viele Katzen, aber eine Gruppe aus neun und 10 volle Spalten.",
      },
    },
    {
      title: "Allein",
      text: [
        "Such dir eine **Katzenlady** aus: Ihre Karte bestimmt die drei Aufgaben und die Punktzahl, die du **übertreffen** musst.",
        "In ungeraden Runden darfst du auf jede Position. In geraden wird die Karte einer anderen Katzenlady aufgedeckt, und die Positionen, die darauf durchgestrichen sind, sind für deine Figur **gesperrt**.",
        "Auf allen anderen Positionen liegen Marken, ob gesperrt oder nicht. Dein bestes Ergebnis gegen jede Katzenlady wird festgehalten.",
        `Die Katzenladys, ihre Punkte und ihre Aufgaben: ${cardsInWords(BOX.cards)}.`,
      ],
      picture: {
        ...positions.ALONE,
        caption:
          "Runde 6 gegen Agatha: Du musst ihre 150 Punkte übertreffen. Eudora sperrt die 1. und die 3. Position.",
      },
    },
    {
      title: "Am Bildschirm",
      text: [
        "Zieh ein Plättchen in den Koffer, oder tipp es an und dann ein Feld. **Dreh** es mit dem Knopf, mit `R` oder indem du es noch einmal antippst; **wende** es mit dem Knopf oder mit `F`. Was rot markiert ist, kann so nicht liegen bleiben.",
        "Die Wertung zählt mit, während du probierst. Gesendet wird erst, wenn du **bestätigst**.",
        "Mit der Tastatur: Pfeiltasten schieben das Plättchen, Enter legt es ab oder nimmt es auf, und Escape nimmt es wieder heraus.",
      ],
    },
    {
      title: "Kleingedrucktes",
      text: [
        "Wer anfängt, wird gelost (PE-1). Die Koffer liegen quer (12 Spalten, 8 Reihen) oder stehen hochkant, und schon gepackt ist bei allen dasselbe oder bei jedem etwas anderes: Das legt fest, wer den Tisch aufmacht (PE-3, PE-4).",
        "Ratten und Pompons gehen nie aus. Wäsche und Socken schon: Dann nimm eine andere Farbe oder Form. Ist gar nichts mehr da, bekommst du kein Bonusplättchen (PE-13).",
        "Pompons, für die kein Feld leer ist, bleiben draußen und zählen bei Gleichstand nicht (PE-23). Allein genügt es nicht, das Ziel zu erreichen: Du brauchst mindestens einen Punkt mehr (PE-30).",
      ],
      house: true,
    },
    {
      title: "Wie Züge geschrieben werden",
      text: [
        "Ein Feld ist der Buchstabe seiner Spalte und die Zahl seiner Reihe, von links unten gezählt: `c4`. `pawn 3` geht auf die 3. Position, `bonus peach-briefs` und `take 2` wählen Plättchen. `put mint-boot cat 1 c4` legt ein Plättchen: welche Seite oben ist, wie viele Vierteldrehungen im Uhrzeigersinn, und wo das linke Feld seiner untersten Reihe liegt. `leave` gibt zurück, was nicht passt, `pom c4` legt einen Pompon, und `poms` legt alle übrigen.",
      ],
    },
  ],
};

export default rules;
