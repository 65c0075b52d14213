// The city's locations, in German: each has its own preposition and article.

import { placeTexts } from "./places";

export default placeTexts(
  {
    "electric-drive": { name: "Elektro\u00adtankstelle", at: "an der Elektrotankstelle", to: "zur Elektrotankstelle" },
    "mill-lane": { name: "Mühl\u00adgasse", at: "in der Mühlgasse", to: "in die Mühlgasse" },
    "harbour-street": { name: "Hafen\u00adstraße", at: "in der Hafenstraße", to: "in die Hafenstraße" },
    "station-road": { name: "Bahnhof\u00adstraße", at: "in der Bahnhofstraße", to: "in die Bahnhofstraße" },
    "market-square": { name: "Markt\u00adplatz", at: "am Marktplatz", to: "zum Marktplatz" },
    "church-hill": { name: "Kirch\u00adberg", at: "am Kirchberg", to: "zum Kirchberg" },
    "tower-street": { name: "Turm\u00adstraße", at: "in der Turmstraße", to: "in die Turmstraße" },
    "baker-row": { name: "Bäcker\u00adzeile", at: "in der Bäckerzeile", to: "in die Bäckerzeile" },
    "cooper-yard": { name: "Küfer\u00adhof", at: "am Küferhof", to: "zum Küferhof" },
    "orchard-way": { name: "Obst\u00adgarten", at: "am Obstgarten", to: "zum Obstgarten" },
    "canal-walk": { name: "Kanal\u00adufer", at: "am Kanalufer", to: "zum Kanalufer" },
    "school-lane": { name: "Schul\u00adgasse", at: "in der Schulgasse", to: "in die Schulgasse" },
    "garden-street": { name: "Garten\u00adstraße", at: "in der Gartenstraße", to: "in die Gartenstraße" },
    "foundry-road": { name: "Gießerei\u00adweg", at: "im Gießereiweg", to: "in den Gießereiweg" },
    "castle-gate": { name: "Burg\u00adtor", at: "am Burgtor", to: "zum Burgtor" },
    "rope-walk": { name: "Seiler\u00adbahn", at: "an der Seilerbahn", to: "zur Seilerbahn" },
    "quarry-hill": { name: "Stein\u00adbruch", at: "am Steinbruch", to: "zum Steinbruch" },
    "lantern-alley": { name: "Laternen\u00adgasse", at: "in der Laternengasse", to: "in die Laternengasse" },
    "old-wharf": { name: "Alter Kai", at: "am Alten Kai", to: "zum Alten Kai" },
    "bridge-street": { name: "Brücken\u00adstraße", at: "in der Brückenstraße", to: "in die Brückenstraße" },
    "theatre-row": { name: "Theater\u00adzeile", at: "in der Theaterzeile", to: "in die Theaterzeile" },
    "park-lane": { name: "Park\u00adallee", at: "in der Parkallee", to: "in die Parkallee" },
    "windmill-close": { name: "Wind\u00admühlenhof", at: "am Windmühlenhof", to: "zum Windmühlenhof" },
    "granary-court": { name: "Speicher\u00adhof", at: "am Speicherhof", to: "zum Speicherhof" },
    "lighthouse-point": { name: "Leucht\u00adturm", at: "am Leuchtturm", to: "zum Leuchtturm" },
  },
  { at: "bei {place}", to: "nach {place}" },
);
