// What is kept, in headings and paragraphs; `{guests}` says how long guests are remembered.

export default {
  title: "Privacy",
  day: "1 day after a game ends, it forgets its guests’ names and who they were.",
  days: "{days} days after a game ends, it forgets its guests’ names and who they were.",
  forever: "This server keeps guests’ names until they delete them.",
  parts: [
    [
      "Just looking",
      "Packhouse sets one cookie, so that you keep your seat. It doesn’t follow you to other sites, and nothing here is loaded from one. Nothing is stored until you open a table or sit down.",
    ],
    [
      "As a guest",
      "For each game you play, the server keeps the name you chose, and notes that it was you; it also keeps how you did with each day’s puzzles. {guests} Under “You” you can delete all of it at once.",
    ],
    [
      "With an account",
      "The server keeps your name, a hash of your password, your ratings, best scores and puzzle results, and the devices you’re signed in on: browser and system, no address. A second cookie remembers that you’ve signed in on this device before, so that nobody else’s wrong guesses keep you out. Delete your account, and all of it is gone.",
    ],
    [
      "Games",
      "Finished games are kept: settings, moves and results. Anyone with a game’s link can see it; only public and rated games are listed. When you delete your data, your name is removed from them. After a game with someone’s own box you may say what you thought of it; only whoever runs this server can read that, and it goes with your data.",
    ],
    [
      "Addresses and logs",
      "Your internet address is used to stop attacks and isn’t kept with your games. A rated table knows it until its game begins, and if you ask for a rematch, until that does or nobody has asked for a week; a ban knows it for as long as it lasts. Other tables keep only two bytes computed from it, which thousands of addresses share. The server’s log notes it when a sign-in fails; whoever runs this server decides how long logs and backups are kept.",
    ],
    ["In your browser", "Settings and the name you play under stay in this browser."],
  ],
};
