// Every word of the page. Another language is another file like this one; a game’s own words are in its folder.

import house from "./en/house";
import opening from "./en/opening";
import story from "./en/story";
import table from "./en/table";

export default {
  ...house,
  ...opening,
  ...table,
  ...story,
} as const;
