// The rules page of Package Pandemonium, in English.

import type { Rules } from "../game";

const rules: Rules = { summary: "", credit: "", parts: [] };

export default rules;
