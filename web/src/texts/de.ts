// Jedes Wort der Seite, auf Deutsch.

import house from "./de/house";
import opening from "./de/opening";
import story from "./de/story";
import table from "./de/table";
import type { Key } from "./index.svelte";

const german: Record<Key, string> = {
  ...house,
  ...opening,
  ...table,
  ...story,
};

export default german;
