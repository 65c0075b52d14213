// What someone likes, kept on their device.

export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "full" | "less";
export type Language = "en" | "de";

const KEY = "packhouse.settings"; // theme.js reads it, too

interface Kept {
  theme: Theme;
  motion: Motion;
  language: Language;
  sound: boolean;
  coordinates: boolean;
  /** Whether boards that have depth are drawn flat. */
  flat: boolean;
  notify: boolean;
  name: string;
  /** The level of bots that someone has chosen for a game; where none is, the bots suit them. */
  levels: Record<string, string>;
}

const DEFAULTS: Kept = {
  theme: "auto",
  motion: "auto",
  language: navigator.language.toLowerCase().startsWith("de") ? "de" : "en",
  sound: false,
  coordinates: true,
  flat: false,
  notify: false,
  name: "",
  levels: {},
};

export const settings: Kept = $state({ ...DEFAULTS, ...kept() });

function kept(): Partial<Kept> {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    return found.language === "en" || found.language === "de" ? found : { ...found, language: DEFAULTS.language };
  } catch {
    return {}; // storage may be blocked, or someone else's
  }
}

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    return; // then they last as long as the tab
  }
}

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Keeps the settings, and lets the page follow them, from the root of the page on. */
export function follow(): void {
  $effect(keep);
  $effect(() => {
    const look = (): void => {
      const root = document.documentElement;
      root.lang = settings.language;
      root.dataset["theme"] = settings.theme === "auto" ? (dark.matches ? "dark" : "light") : settings.theme;
      root.dataset["motion"] = settings.motion === "auto" ? (still.matches ? "less" : "full") : settings.motion;
    };
    look();
    dark.addEventListener("change", look);
    still.addEventListener("change", look);
    return () => {
      dark.removeEventListener("change", look);
      still.removeEventListener("change", look);
    };
  });
}
