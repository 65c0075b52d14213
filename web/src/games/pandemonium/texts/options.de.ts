// What is played for, and what a table may choose, in German.

import type { Texts } from "../../game";

const texts: Texts = {
  aim: "Hol in sechzehn Runden die meisten Punkte: Bring Pakete in dein Lager und erfülle geheime Aufträge.",
  "aim.alone":
    "Hol in sechzehn Runden so viele Punkte wie möglich: Bring Pakete in dein Lager und erfülle geheime Aufträge.",
  "aim.without.missions": "Hol in sechzehn Runden die meisten Punkte: Bring Pakete in dein Lager.",
  "aim.alone.without.missions": "Hol in sechzehn Runden so viele Punkte wie möglich: Bring Pakete in dein Lager.",
  "aim.2": "Hab nach sechzehn Runden mehr im Lager als Rot und Grün. Was du von ihren Wagen stiehlst, zählt doppelt.",
  "tie.shared": "Gleich viele Punkte und wertvolle Pakete: Der Sieg wird geteilt.",
  "tie.broken": "Gleich viele Punkte: Es gewinnen die meisten wertvollen Pakete im Lager.",
  "reason.delivered": "Alle sechzehn Runden sind vorbei.",

  "option.map": "Stadtplan",
  "option.map.about": "Wo Wasser, Brücken, der Gauner und die ersten Pakete sind.",
  "option.map.null": "Ausgelost",
  "option.map.harbour": "Hafen",
  "option.map.canal": "Kanal",
  "option.map.island": "Insel",
  "option.map.river": "Fluss",
  "option.map.docks": "Docks",
  "option.map.park": "Park",
  "gentle.instead": "Lieber mit geheimen Aufträgen spielen",
  "option.missions": "Geheime Aufträge",
  "option.missions.about": "Zwei für alle außer dem Gauner. Ohne sie ist es das Familienspiel.",
  "option.low": "Punkte für einfache Pakete",
  "option.low.about": "Für jedes einfache Paket in deinem Lager.",
  "option.low.null": "wie üblich: 1",
  "option.high": "Punkte für wertvolle Pakete",
  "option.high.about": "Für jedes wertvolle Paket in deinem Lager.",
  "option.high.null": "wie üblich: 5",
  "option.loss": "Verlorene Pakete je Würfel",
  "option.loss.about": "Für jeden deiner Würfel, über den der Gauner fährt.",
  "option.loss.null": "wie üblich: 1",
  "option.fuse": "Runden, bis das explosive Paket explodiert",
  "option.fuse.about": "Gezählt ab der Runde, in der es aufgenommen wird.",
  "option.fuse.null": "wie üblich: 5",
  "option.rogue_hunts": "Der Gauner jagt",
  "option.rogue_hunts.about": "Was zu zweit auf seiner Liste zuerst kommt.",
  "option.rogue_hunts.high": "Wertvolle Pakete",
  "option.rogue_hunts.any": "Auch einfache, wenn kein wertvolles nah ist",
  "option.rogue_after": "Beim Paket angekommen",
  "option.rogue_after.about": "Ob seine Route zu zweit dort endet.",
  "option.rogue_after.stops": "hält der Gauner",
  "option.rogue_after.goes_on": "zieht ihn der Gewinner der Runde weiter",
};

export default texts;
