// What is played for, and what a table may choose, in English.

import type { Texts } from "../../game";

const texts: Texts = {
  aim: "Score the most in sixteen turns by bringing packages home to your base and completing secret missions.",
  "aim.alone":
    "Score as much as you can in sixteen turns by bringing packages home to your base and completing secret missions.",
  "aim.without.missions": "Score the most in sixteen turns by bringing packages home to your base.",
  "aim.alone.without.missions": "Score as much as you can in sixteen turns by bringing packages home to your base.",
  "aim.2":
    "After sixteen turns, have more in your base than Red and Green. What you steal from their vans counts double.",
  "tie.shared": "Tied on points and high-value packages: the victory is shared.",
  "tie.broken": "Tied on points: the most high-value packages in the base win.",
  "reason.delivered": "All sixteen turns are over.",

  "option.map": "City map",
  "option.map.about": "Where water, bridges, the Rogue and the first packages are.",
  "option.map.null": "Drawn at random",
  "option.map.harbour": "Harbour",
  "option.map.canal": "Canal",
  "option.map.island": "Island",
  "option.map.river": "River",
  "option.map.docks": "Docks",
  "option.map.park": "Park",
  "gentle.instead": "Play with secret missions instead",
  "option.missions": "Secret missions",
  "option.missions.about": "Two for each player except the Rogue. Without them, you play the family game.",
  "option.low": "Points for low-value packages",
  "option.low.about": "For each low-value package in your base.",
  "option.low.null": "as usual: 1",
  "option.high": "Points for high-value packages",
  "option.high.about": "For each high-value package in your base.",
  "option.high.null": "as usual: 5",
  "option.loss": "Packages lost per cube",
  "option.loss.about": "For each of your cubes that the Rogue crosses.",
  "option.loss.null": "as usual: 1",
  "option.fuse": "Turns until the exploding package goes off",
  "option.fuse.about": "Counted from the turn it is picked up.",
  "option.fuse.null": "as usual: 5",
  "option.rogue_hunts": "The Rogue hunts",
  "option.rogue_hunts.about": "What comes first on the Rogue’s list, with two players.",
  "option.rogue_hunts.high": "High-value packages",
  "option.rogue_hunts.any": "Low-value ones too, if no high-value one is near",
  "option.rogue_after": "At a package, the Rogue",
  "option.rogue_after.about": "Whether its route ends there, with two players.",
  "option.rogue_after.stops": "stops",
  "option.rogue_after.goes_on": "is moved on by the winner",
};

export default texts;
