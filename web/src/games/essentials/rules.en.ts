// The rules page.

import type { Rules } from "../game";

const rules: Rules = { summary: "", credit: "", parts: [] };

export default rules;
