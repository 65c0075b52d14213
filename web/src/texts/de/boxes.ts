// Die Worte der Seite: eigene Schachteln, und was Leute davon halten.

import type english from "../en/boxes";

const german: Record<keyof typeof english, string> = {
  own_box: "Deine eigene Schachtel",
  own_box_more:
    "Du besitzt das gedruckte Spiel oder entwirfst selbst eins? Sag Packhouse, was in deiner Schachtel ist, und spiel damit. Solche Partien werden nicht gewertet.",
  own_box_start: "Übliche Datei herunterladen",
  own_box_house: "Mit der üblichen Datei anfangen",
  own_box_file: "Datei auswählen",
  own_box_text: "Was in der Schachtel ist",
  own_box_text_hint: "Zieh eine Datei hierher, oder füge ihren Text ein.",
  own_box_check: "Prüfen",
  own_box_checking: "Wird geprüft …",
  own_box_unchecked: "Du hast etwas geändert. Lass es noch einmal prüfen.",
  own_box_first: "Lass es erst prüfen.",
  own_box_held:
    "Es ist noch kein Tisch offen: Deine Schachtel ist nicht bereit. Verbessere sie, oder spiel mit der üblichen.",
  own_box_same: "Das ist die übliche Schachtel: Nichts ist anders. Ändere zuerst etwas.",
  own_box_good: "Deine Schachtel ist bereit.",
  own_box_large: "Diese Datei ist zu groß: Höchstens {most} KB sind möglich.",
  own_box_line: "Zu Zeile {line}",
  own_box_drop: "Mit der üblichen Schachtel spielen",
  box_differs_one: "Sie unterscheidet sich an einer Stelle von der üblichen Schachtel:",
  box_differs: "Sie unterscheidet sich an {count} Stellen von der üblichen Schachtel:",
  box_standard: "Üblich:",
  box_here: "Hier:",
  box_nothing: "nichts",
  box_more: "{count} weitere zeigen",
  box_untold: "Und {count} weitere.",
  box_of_own: "Deine eigene Schachtel",
  box_of_puzzle_one: "Mit einer Änderung in der Schachtel",
  box_of_puzzle: "Mit {count} Änderungen in der Schachtel",
  box_of_host: "Eigene Schachtel",

  tell_title: "Ihr habt mit einer eigenen Schachtel gespielt",
  tell_title_own: "Ihr habt mit deiner eigenen Schachtel gespielt",
  tell_mark: "Wie war es?",
  tell_mark_5: "sehr gut",
  tell_mark_4: "gut",
  tell_mark_3: "mittelmäßig",
  tell_mark_2: "schlecht",
  tell_mark_1: "sehr schlecht",
  tell_wish: "Was würdest du ändern?",
  tell_who: "Deine Antwort kann nur lesen, wer diesen Server betreibt, zusammen mit der Aufzeichnung dieser Partie.",
  tell_send: "Antwort abschicken",
  tell_done: "Danke! Deine Antwort ist abgeschickt.",
};

export default german;
