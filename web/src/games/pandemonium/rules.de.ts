// The rules of Package Pandemonium for people, in German; clause by clause they stand in the engine's rules.md.

import type { Rules } from "../game";
import * as positions from "./positions";

const rules: Rules = {
  summary:
    "Liefere Pakete durch die ganze Stadt, Würfel für Würfel. Aber deine Spur bleibt liegen, und der Gauner fährt darüber.",
  credit:
    "Package Pandemonium ist ein Spiel im Entstehen: Seine Anleitung (Fassung 1.2 vom August 2024) sagt, dass es noch erprobt wird, und zeigt keine seiner Karten. Diese Seite erklärt die Regeln in unseren eigenen Worten. Alle Karten und Stadtpläne und alles, was die Anleitung offen lässt, sind von uns.",
  parts: [
    {
      title: "Worum es geht",
      text: [
        "**Rot** und **Grün** liefern **16 Runden** lang Pakete in derselben Stadt. Plane deine Route, nimm mit, was auf ihr liegt, und bring es nach Hause: In deinem Lager zählt ein **einfaches** Paket **1** Punkt, ein **wertvolles** **5**. Was am Ende noch im Wagen ist, zählt nichts.",
        "Jeder Schritt deiner Route lässt einen **Würfel** zurück. Der **Gauner** hat es auf deine Pakete abgesehen: Jedes Mal, wenn er über einen deiner Würfel fährt, verschwindet ein Paket aus deinem Wagen.",
        "Zu dritt spielt jemand den Gauner. Allein spielst du gegen zwei davon.",
      ],
    },
    {
      title: "Die Stadt",
      phases: ["base"],
      text: [
        "Die Stadt hat 25 **Orte**, jedes Mal anders verteilt. Von jedem kommst du zu seinen Nachbarn: nach oben, unten, links und rechts, nie schräg. Wo zwischen zweien **Wasser** liegt, kommt niemand hinüber, außer über eine **Brücke**.",
        "Ein **Stadtplan** zeigt, wo Wasser, Brücken und die ersten Pakete sind, und wo der Gauner ist: sein Lager, sein Wagen und seine drei Würfel.",
        "Rot und Grün würfeln. Wer höher würfelt, stellt zuerst sein **Lager** auf und wählt zuerst eine **Firma**. Ein Lager steht außerhalb der Stadt neben einem Ort am Rand: seinem **Tor**. Dort startet dein Wagen.",
        "Auf einer Seite der Stadt, an der das Lager des Gauners steht oder an deren Rand ein Paket liegt, darf kein Lager stehen.",
      ],
      picture: {
        ...positions.START,
        caption:
          "Das Tor von Rot ist a2, das von Grün e1. Das Lager des Gauners ist im Norden, und am Nord- und am Ostrand liegen Pakete: Also bleiben für die Lager nur Westen und Süden.",
      },
    },
    {
      title: "Eine Runde",
      text: [
        "**1. Karten.** Alle wählen geheim eine Karte, dann werden alle zugleich aufgedeckt.",
        "**2. Routen.** Nacheinander plant ihr eine Route aus drei Würfeln.",
        "**3. Der Gauner** zieht und nimmt, was er kriegen kann.",
        "**4. Neue Pakete** tauchen in der Stadt auf.",
      ],
    },
    {
      title: "Karten",
      phases: ["card", "order"],
      text: [
        "Du hast 16 Karten mit den Zahlen **1** bis **16** und spielst jede einmal. Die **niedrigere Zahl gewinnt die Runde**: Wer sie gespielt hat, plant nach Wahl zuerst oder danach und zieht den Gauner.",
        "Sind die Zahlen gleich, dann gewinnt, wer die Runde davor nicht gewonnen hat; in der ersten Runde entscheidet das Los.",
        "Manche Karten bewirken etwas, wenn sie aufgedeckt werden. Die beiden niedrigsten kosten dich etwas: **1** du verlierst eine Akkueinheit · **2** dein Wagen fasst in dieser Runde eins weniger",
        "Die sechs höchsten helfen: **11** eine Nachschubkarte mehr · **12** du lädst eine Akkueinheit · **13** dein Wagen fasst in dieser Runde eins mehr · **14** du ziehst einen Auftrag und gibst dann einen der drei ab · **15** deine Route hat in dieser Runde vier Würfel · **16** der Gauner beachtet dich in dieser Runde nicht",
      ],
      picture: {
        ...positions.REVEAL,
        caption:
          "Die 6 von Rot ist niedriger als die 13 von Grün: Rot gewinnt die Runde. Aber der Wagen von Grün fasst in dieser Runde fünf.",
      },
    },
    {
      title: "Deine Route",
      phases: ["route"],
      text: [
        "Geh von deinem Wagen aus **drei Schritte** weit, jeden zu einem Nachbarort, und leg an jedem Ort, zu dem du kommst, einen Würfel hin. Dein Wagen fährt hinterher und **nimmt Pakete mit**, wertvolle zuerst, bis er voll ist: Er fasst **vier**.",
        "Du musst nicht alles mitnehmen. An jedem Ort deiner Route, auch an ihrem Anfang, darfst du Pakete liegen lassen, abladen oder tauschen. Dort bleiben sie für alle, die später vorbeikommen. Am **Anfang** deiner Route kommt nichts von selbst in den Wagen: Mit **+** nimmst du Pakete mit.",
        "Du hast **sechs Würfel**. Sind alle verbraucht, dann nimmst du die ältesten wieder auf. So liegen immer deine letzte Route und die davor in der Stadt; die älteren Würfel sind blasser.",
      ],
      picture: {
        ...positions.ROUTE,
        caption: "Rot ist von a2 nach c3 gefahren und hat eine 1 von c2 und eine 5 von c3 geladen. Jetzt plant Grün.",
      },
    },
    {
      title: "Nach Hause, und über eigene Würfel",
      text: [
        "Immer wenn du auf **dein Tor** kommst, wandert alles aus dem Wagen in dein Lager und ist in Sicherheit.",
        "Über fremde Würfel darfst du beliebig fahren. Aber ein Ort kostet dich **für jeden eigenen Würfel**, der dort liegt, **eine Akkueinheit**. Würde jeder Schritt Akku kosten, dann darfst du stattdessen anhalten.",
      ],
      picture: {
        ...positions.HOME,
        caption:
          "Rot ist über c2 und b2 geradewegs heimgefahren. Auf beiden lag ein Würfel, also hat das 2 von 3 Akkueinheiten gekostet; aber eine 1 und eine 5 sind im Lager.",
      },
    },
    {
      title: "Wohin der Gauner fährt",
      phases: ["rogue"],
      text: [
        "Zu zweit zieht den Gauner, wer die Runde gewonnen hat, bis zu drei Schritte weit. Er nimmt jedes Paket mit, an dem er vorbeikommt, so viele es auch sind. Wohin er fährt, steht auf seiner Liste:",
        "**1.** Liegt höchstens drei Schritte entfernt ein **wertvolles Paket**, dann fährt er auf dem kürzesten Weg zum nächstgelegenen und hält dort an.",
        "**2.** Sonst, wenn der **Gegner des Gewinners** Pakete im Wagen hat, fährt er über so viele von dessen Würfeln wie möglich; erreicht er keinen, dann fährt er so nah heran, wie er kann.",
        "**3.** Sonst zieht ihn der Gewinner, wohin er will.",
        "Sind mehrere Wege gleich gut, wählt der Gewinner. Was der Gauner in sein Lager bringt, ist aus dem Spiel.",
      ],
      picture: {
        ...positions.ROGUE,
        caption:
          "Der Gauner will die 5 auf e5, drei Schritte entfernt. Rot wählt einen von drei Wegen: Über e4 bekommt der Gauner auch noch die 1 dort.",
      },
    },
    {
      title: "Was dir der Gauner nimmt",
      phases: ["loss"],
      text: [
        "Für **jeden deiner Würfel**, auf den der Gauner kommt, nimmt er ein Paket aus **deinem Wagen**, wertvolle zuerst, egal wo dein Wagen steht. Das gilt auch für den Gewinner der Runde. Was im Lager ist, ist sicher.",
        "Eine **Akkueinheit** hält einen solchen Verlust auf. Du wirst bei jedem Paket gefragt.",
        "Wo der Gauner losfährt, zählt nicht, und jeder Würfel zählt in einer Runde nur einmal.",
      ],
      picture: {
        ...positions.LOSS,
        caption:
          "Der Gauner ist auf b3 gekommen und fährt weiter nach c3 und c2: drei Würfel von Rot. Rot hat 3 Pakete im Wagen und 2 Akkueinheiten, also ist mindestens ein Paket weg.",
      },
    },
    {
      title: "Der Akku",
      text: [
        "Dein Navi hat **drei Akkueinheiten**. Mit ihnen bezahlst du, wenn du über eigene Würfel fährst oder Verluste aufhältst.",
        "Kommst du zur **Elektrotankstelle**, dann lädst du eine Einheit nach, höchstens einmal in jeder Runde.",
        "Endet deine Route auf deinem Tor, dann darfst du mit Paketen aus deinem Lager **voll laden**: für zwei einfache oder ein wertvolles.",
      ],
    },
    {
      title: "Neue Pakete, und eins, das explodiert",
      text: [
        "Nach dem Gauner sagt eine **Nachschubkarte**, wo neue Pakete auftauchen. Es gibt 18, und eine bringt das **explosive Paket**.",
        "Kommst du vorbei, darfst du es aufnehmen; Platz braucht es keinen. Ablegen kannst du es dann nicht mehr. **Fünf Runden später** explodiert es, und alle Pakete in diesem Wagen sind zerstört.",
        "Bringst du es rechtzeitig in dein Lager, dann ist es entschärft: am Ende **10 Punkte**. Oder du reichst es weiter: An einem Ort mit Würfeln eines anderen Spielers darfst du es ihm **übergeben**. Ablehnen kann er nicht, und die Zeit läuft weiter. Der Gauner will es nicht haben, außer es spielt ihn jemand.",
      ],
      picture: {
        ...positions.BOMB,
        caption:
          "Grün hat es in Runde 6 aufgenommen, jetzt ist Runde 9: Es explodiert am Ende von Runde 11. Grün ist gerade nach c3 gekommen, wo ein Würfel von Rot liegt, und darf es übergeben.",
      },
    },
    {
      title: "Firmen",
      phases: ["company"],
      text: [
        "Deine Firma hat eine Stärke und eine Schwäche, die die ganze Partie lang gelten:",
        "**Große Kiste**: Der Wagen fasst eins mehr; voll laden kostet drei einfache Pakete · **Langer Atem**: zwei Akkueinheiten mehr; der Wagen fasst eins weniger · **Eisenschloss**: Der erste Verlust jeder Runde wird kostenlos abgewehrt; eine Akkueinheit weniger",
        "**Schnelllader**: Die Elektrotankstelle lädt zwei Einheiten; jeder Auftrag zählt einen Punkt weniger · **Flüsterpost**: Jeder Auftrag zählt zwei Punkte mehr; die Elektrotankstelle lädt nichts · **Pfennigfuchser**: Voll laden kostet ein einfaches Paket; wertvolle Pakete zählen einen Punkt weniger",
      ],
    },
    {
      title: "Geheime Aufträge",
      phases: ["swap"],
      text: [
        "Du bekommst **zwei Aufträge**, die sonst niemand sieht, für 3 bis 6 Punkte: drei Pakete auf einmal liefern, alle vier Ecken der Stadt besuchen, nach Runde 10 nichts verlieren, am Ende auf dem eigenen Tor stehen … Wie weit du bist, zählt die Seite für dich mit.",
        "Am Ende werden alle Aufträge aufgedeckt. Wer einen nicht ganz geschafft hat, bekommt nichts dafür. Für das **Familienspiel** lasst die Aufträge weg; dann stehen Schnelllader und Flüsterpost nicht zur Wahl, und Karte 14 bewirkt nichts.",
      ],
    },
    {
      title: "Das Ende",
      phases: ["over"],
      text: [
        "Nach Runde 16 werden die Pakete im Lager, die Aufträge und 10 Punkte für das entschärfte Paket zusammengezählt. Die höchste Summe gewinnt.",
        "Bei Gleichstand gewinnen die meisten wertvollen Pakete im Lager. Ist auch das gleich, teilt ihr euch den Sieg.",
      ],
      picture: {
        ...positions.OVER,
        caption:
          "33 zu 39. Die Pakete von Rot zählen 29 Punkte und die von Grün nur 22, aber Grün hat das explosive Paket entschärft, und der Große Fang bringt der Firma Flüsterpost 7.",
      },
    },
    {
      title: "Zu dritt",
      text: [
        "Die dritte Person **ist der Gauner**: mit Karten, sechs Würfeln und Akku wie die anderen, aber ohne Firma und Aufträge. Der Gauner plant immer als Letzter und fährt, wie er will; die Liste oben gilt nur zu zweit.",
        "Kommt der Gauner an einen Ort, dann stiehlt er zuerst für jeden Würfel dort ein Paket und nimmt danach auf, was dort liegt. Aber sein Wagen fasst nur **zwei** und muss am Lager des Gauners entladen werden.",
        "Was der Gauner heimbringt, zählt wie bei allen, und was er **aus Wagen gestohlen** hat, **doppelt**. Die Runde gewinnt die niedrigere Karte von Rot und Grün; bei der des Gauners zählt nur, was sie bewirkt.",
      ],
    },
    {
      title: "Allein",
      text: [
        "Du bist Rot, und der grüne Wagen ist ein **zweiter Gauner**. Du planst immer zuerst. Dann fahren beide je drei Schritte, immer auf das Nächste zu: deinen Wagen, einen deiner Würfel oder ein wertvolles Paket. Nichts davon ist Zufall: Du kannst vorhersehen, wohin sie fahren.",
        "Es gibt drei Stufen: **Lehrling** mit 12 Punkten, **Kurier** mit 20 und **Legende** mit 32. Das Ziel ist Kurier.",
      ],
      picture: {
        ...positions.ALONE,
        caption:
          "Der Gauner hat die 5 auf c3 genommen, ist nach c2 gekommen, wo ein Würfel von Rot liegt, und fährt weiter nach d2. Danach ist auf b1 der zweite Gauner dran.",
      },
    },
    {
      title: "Am Bildschirm",
      text: [
        "Tipp die Orte deiner Route nacheinander an oder zieh deinen Wagen. Tipp den letzten noch einmal an, um ihn zurückzunehmen. Neben dem Stadtplan siehst du, was du mitnimmst, was es kostet und wo der Gauner zuschlagen kann. Gesendet wird nichts, bevor du **losfährst**.",
        "Mit der Tastatur: Mit den Pfeiltasten fährst du vom Ende der Route weiter, mit Strg dazu siehst du dich um; die Rücktaste nimmt einen Schritt zurück.",
        "Deine Karte und deine Aufträge sehen die anderen nicht. An einem gemeinsamen Gerät kommt ein Vorhang dazwischen.",
      ],
    },
    {
      title: "Kleingedrucktes: Lager und Routen",
      text: [
        "Der Stadtplan zeigt sechs einfache und zwei wertvolle Pakete (PM-2). Eine Ecke gehört zu ihren beiden Seiten, und keine zwei Lager haben dasselbe Tor (PM-3). Was bei gleichen Karten geschieht (PM-7) und was die Karten bewirken (PM-8), haben wir uns ausgedacht.",
        "Vor deinem ersten Schritt nimmst du gerade so viele deiner ältesten Würfel zurück, dass es für diese Route reicht (PM-9). Auch Würfel dieser Route kosten Akku (PM-10). An jedem Ort sagst du einmal, womit du weiterfährst (PM-11). Was auf dein Tor gekommen ist, während du dort standest, wandert ins Lager, wenn deine nächste Route beginnt (PM-12).",
        "Wer an der Elektrotankstelle losfährt, lädt nicht; aber was du dort lädst, kannst du auf derselben Route ausgeben (PM-19). Beim Vollladen gibt es kein Wechselgeld und keine halbe Ladung (PM-20).",
      ],
      house: true,
    },
    {
      title: "Kleingedrucktes: der Gauner",
      text: [
        "Bevor er losfährt, nimmt der Gauner, was bei ihm liegt; auf seiner Liste stehen nur wertvolle Pakete und nie das explosive (PM-14). Sein Wagen ist nie voll, solange ihn niemand spielt (PM-15). Seine ganze Route wird angesagt, bevor etwas verloren geht (PM-16); dann entscheidest du bei jedem Verlust einzeln (PM-17).",
        "Sind alle Nachschubkarten verbraucht, kommt nichts mehr (PM-21). Das explosive Paket darfst du liegen lassen; in Runde 4 aufgenommen, explodiert es am Ende von Runde 9, nach dem Zug des Gauners (PM-22). Übergeben kannst du es nur an einem Ort, an den du gerade gekommen bist; steht der andere Wagen auf seinem Tor, ist es sofort entschärft (PM-24).",
        "Zu dritt: Der Gauner stiehlt nur, solange er Platz hat, und was er ablädt, ist nicht mehr gestohlen (PM-30). Allein: Bei gleicher Entfernung geht ein Paket vor, dann entscheidet eine KI-Karte; wo einer von beiden in dieser Runde schon war, lockt keinen mehr, was dort ist (PM-31).",
      ],
      house: true,
    },
    {
      title: "Kleingedrucktes: Wertung und Einstellungen",
      text: [
        "Was bei Gleichstand gilt, haben wir uns ausgedacht (PM-27). Eine Lieferung zählt für jeden Ort, an dem du etwas aufgenommen hast, seit dein Wagen zuletzt leer war (PM-28). Hat dein Wagen wieder weniger Platz, dann bleibt alles geladen, aber du nimmst nichts auf, bis etwas frei ist (PM-29).",
        "Wer den Tisch aufmacht, kann den Stadtplan wählen, Aufträge weglassen und ändern, was Pakete zählen, wie viele jeder Würfel kostet und wann das Paket explodiert. Der Gauner kann auch einfache Pakete suchen, wenn kein wertvolles in der Nähe ist; und der Gewinner kann ihn weiterziehen, wenn er bei seinem Paket ist (PM-32).",
      ],
      house: true,
    },
    {
      title: "Wie Züge geschrieben werden",
      text: [
        "Ein Ort ist der Buchstabe seiner Spalte und die Zahl seiner Reihe, von links unten gezählt: `b4`. `base a3 west` stellt ein Lager auf, `company whisper` und `card 7` wählen, `swap corners` gibt einen Auftrag ab, `order first` sagt, wann du planst. `go b4` legt den nächsten Würfel, `load 3 1` fährt mit drei einfachen Paketen und einem wertvollen weiter, `bomb` nimmt das explosive Paket auf und `hand green` gibt es weiter. `recharge low` bezahlt eine Ladung, `stop` beendet eine Route. `rogue b2,b3` schickt den Gauner los. `block` hält einen Verlust auf, `lose` nicht.",
      ],
    },
  ],
};

export default rules;
