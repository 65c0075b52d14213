import { expect, test, vi } from "vitest";

import { open } from "./opening";
import { toasts } from "./state/toasts.svelte";
import { learn } from "./texts/index.svelte";
import german from "./texts/de/refusals";
import { Refusal } from "./wire/line";

vi.mock("./settings.svelte", () => ({ settings: { language: "de" } })); // the real ones ask the browser
vi.mock("./router.svelte", () => ({ go: () => undefined }));
vi.mock("./state/house.svelte", () => ({
  house: {
    ask: async () => {
      throw new Refusal({ code: "too_many_tables", sentence: "you have enough tables" });
    },
  },
}));

test("what is refused first is said in the reader's language too, though its words come late", async () => {
  await learn("de");
  await open({ type: "create", game: "nim", seats: [], name: "" });
  expect(toasts[0]?.text).toBe(german.refused_too_many_tables);
});
