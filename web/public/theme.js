// Before the first paint, so that nobody who likes the dark is dazzled; settings.svelte.ts keeps it up to date.
(() => {
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("packhouse.settings") ?? "{}");
  } catch {
    kept = {}; // storage may be blocked
  }
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const root = document.documentElement;
  root.dataset.theme = kept.theme === "light" || kept.theme === "dark" ? kept.theme : dark ? "dark" : "light";
  root.dataset.motion = kept.motion === "less" || (kept.motion !== "full" && still) ? "less" : "full";
})();
