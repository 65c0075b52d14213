import { expect, test, vi } from "vitest";

import { settings } from "../settings.svelte";
import { Refusal } from "../wire/line";
import { date, learnRefusals, why } from "./index.svelte";

vi.mock("../settings.svelte", () => ({ settings: { language: "en" } })); // the real ones ask the browser

test("the day comes before the month in either language", () => {
  const noon = Date.UTC(2026, 10, 8, 12);
  expect(date(noon)).toBe("8 Nov 2026");
  settings.language = "de";
  expect(date(noon)).toBe("08.11.2026");
});

test("until when someone is banned is told in the reader's language", async () => {
  const until = new Date(2026, 10, 8, 14, 5).getTime();
  const banned = new Refusal({ code: "banned", sentence: "…", fields: { until } });
  settings.language = "en";
  await learnRefusals("en");
  expect(why(banned)).toBe("You’re banned here until 8 Nov 2026, 14:05. Come back then.");
  settings.language = "de";
  await learnRefusals("de");
  expect(why(banned)).toBe("Du bist hier bis 08.11.2026, 14:05 gesperrt. Komm danach wieder.");
});
