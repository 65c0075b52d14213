// The city's locations, in English.

import { placeTexts } from "./places";

const NAMES: Record<string, string> = {
  "electric-drive": "Electric Drive",
  "mill-lane": "Mill Lane",
  "harbour-street": "Harbour Street",
  "station-road": "Station Road",
  "market-square": "Market Square",
  "church-hill": "Church Hill",
  "tower-street": "Tower Street",
  "baker-row": "Baker Row",
  "cooper-yard": "Cooper Yard",
  "orchard-way": "Orchard Way",
  "canal-walk": "Canal Walk",
  "school-lane": "School Lane",
  "garden-street": "Garden Street",
  "foundry-road": "Foundry Road",
  "castle-gate": "Castle Gate",
  "rope-walk": "Rope Walk",
  "quarry-hill": "Quarry Hill",
  "lantern-alley": "Lantern Alley",
  "old-wharf": "Old Wharf",
  "bridge-street": "Bridge Street",
  "theatre-row": "Theatre Row",
  "park-lane": "Park Lane",
  "windmill-close": "Windmill Close",
  "granary-court": "Granary Court",
  "lighthouse-point": "Lighthouse Point",
};

export default placeTexts(
  Object.fromEntries(
    Object.entries(NAMES).map(([place, name]) => [place, { name, at: `at ${name}`, to: `to ${name}` }]),
  ),
  { at: "at {place}", to: "to {place}" },
);
