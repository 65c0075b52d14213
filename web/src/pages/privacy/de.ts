import type english from "./en";

const german: typeof english = {
  title: "Datenschutz",
  day: "1 Tag nach ihrem Ende vergisst eine Partie die Namen ihrer Gäste und wer sie waren.",
  days: "{days} Tage nach ihrem Ende vergisst eine Partie die Namen ihrer Gäste und wer sie waren.",
  forever: "Dieser Server behält die Namen von Gästen, bis die Gäste sie löschen.",
  parts: [
    [
      "Nur umsehen",
      "Packhouse setzt einen einzigen Cookie, damit du deinen Platz behältst. Er folgt dir auf keine andere Seite, und nichts wird hier von einer anderen geladen. Gespeichert wird erst etwas, wenn du einen Tisch aufmachst oder dich setzt.",
    ],
    [
      "Als Gast",
      "Zu jeder Partie speichert der Server den Namen, den du gewählt hast, und dass du es warst; dazu, wie es dir mit den Rätseln des Tages erging. {guests} Unter „Du“ kannst du alles auf einmal löschen.",
    ],
    [
      "Mit einem Konto",
      "Der Server speichert deinen Namen, einen Hash deines Passworts, deine Wertungen, Bestleistungen und Rätselergebnisse und die Geräte, auf denen du angemeldet bist: Browser und System, keine Adresse. Ein zweiter Cookie merkt sich, dass du dich auf diesem Gerät schon angemeldet hast, damit dich niemand durch falsche Versuche aussperrt. Löschst du dein Konto, ist all das weg.",
    ],
    [
      "Partien",
      "Beendete Partien bleiben: Einstellungen, Züge und Ergebnisse. Wer den Link zu einer Partie hat, kann sie ansehen; aufgelistet werden nur öffentliche und gewertete. Löschst du deine Daten, verschwindet dein Name daraus. Nach einer Partie mit einer eigenen Schachtel kannst du sagen, wie du sie fandest; das kann nur lesen, wer diesen Server betreibt, und es verschwindet mit deinen Daten.",
    ],
    [
      "Adressen und Protokolle",
      "Deine Internetadresse dient dazu, Angriffe abzuwehren, und bleibt nicht bei deinen Partien. Ein gewerteter Tisch kennt sie, bis die Partie beginnt, und wenn du um eine Revanche bittest, bis diese beginnt oder eine Woche lang niemand darum gebeten hat; eine Sperre kennt sie, solange sie gilt. Andere Tische behalten nur zwei daraus berechnete Bytes, die zu Tausenden von Adressen passen. Das Protokoll des Servers vermerkt sie, wenn eine Anmeldung fehlschlägt; wer diesen Server betreibt, entscheidet, wie lange Protokolle und Sicherungen bleiben.",
    ],
    ["In deinem Browser", "Einstellungen und der Name, unter dem du spielst, bleiben in diesem Browser."],
  ],
};
export default german;
