// What a game's folder gives the page. Folders are the registry: `registry.ts` finds every `games/*/index.ts`.

import type { Component } from "svelte";

import type { Language } from "../settings.svelte";
import type { Outcome, Run } from "../wire/types.gen";

/**
 * Texts with `{name}` for each field, by key. The page looks for `side.N` (what the rulebook
 * calls a seat), `option.NAME` with `.about`, `.null` (nothing chosen), `.VALUE` and `.VALUE.about`, `clocks` (that the game has clocks of its own
 * while it is a race), `reason.CODE` (how it ended), `grade.CODE` (what the rulebook calls a result of someone who played alone),
 * `goal.CODE` (what such a player is up against, where that is more than points),
 * `aim`, `aim.alone` and `aim.N` (what whoever plays, plays alone or has that seat is to do to win, in short sentences for the start;
 * left out: the first sentence of the rules), each with `.without.OPTION` for tables where that is switched off,
 * `phase.PHASE` (what a phase of a race is called where the coach says how quick everyone was),
 * `turn.PHASE` (what whoever is to act is told instead of “Your turn”, as where nobody takes turns),
 * `tie.shared` and `tie.broken` (what becomes of equal points, told where it did),
 * `usual_setup` (what is told of a personal best where nothing was chosen; the page has words too),
 * `gentle.instead` (a button beside a first game that has the gentle set-up: what to play instead; the page has words too),
 * `propose` (a button, where the game lets a bot play on from one's seat for a while), `late.VERB` (what the clock has
 * played for whoever was too slow; the page has words too) and `refusal.CODE`, where `{player}` is whoever has the seat that it tells of (“{player} was faster”); the rest is the folder's own.
 */
export type Texts = Record<string, string>;

/** Puts a key of the game's own texts, or of the page's, into words. */
export type Say = (key: string, fields?: Record<string, unknown>) => string;

/** How a terminal would draw a view: lines, each in parts that look the same all along. */
export type Picture = readonly (readonly Run[])[];

/** All that a board knows: it draws the view, marks what is legal, and sends notation. It holds no rules. */
export interface BoardProps<View = unknown, Options = Record<string, unknown>, Box = unknown> {
  view: View;
  /** Every option, defaults filled in. */
  options: Options;
  /** What is in the box. */
  box: Box;
  /** What a puzzle asks for, in words; empty elsewhere: then it is the game's own goal. */
  asked?: string;
  /** From whose eyes; null: a spectator's, or those of someone who has resigned and may still see what their seat does. */
  seat: number | null;
  /** What may be played from here now, in notation; empty while there is nothing to choose. It stays while a play is on its way. */
  legal: readonly string[];
  /** Whether a play is on its way: until it has arrived another isn't accepted, but nothing has to vanish for that. */
  busy: boolean;
  /** The play that waits for a broken line, to be marked where it is a place on the board; the page tells of it in words. */
  waiting?: string | null;
  /** The last play, to be marked. */
  last: { seat: number; action: string } | null;
  /** What there was to see before it; left out where the page doesn't know. */
  before?: View | null | undefined;
  /** What the players are called, seat by seat; left out where nobody plays, as on a rules page. */
  names?: readonly string[];
  /** Whether it is over: a resignation ends a match, and its view doesn't tell. */
  isOver?: boolean;
  /** Whether cells show their names; as someone has set it where a page doesn't say. */
  coordinates?: boolean;
  say: Say;
  /** Plays an action; refusals are shown by the page. */
  play: (action: string) => void;
  /** Says in a line why something can't be done before it is ever played; with nothing to say, such lines go. */
  refuse?: (why: string) => void;
  /** What a bot has proposed from here, in notation, for the board to lay out and the player to play; none: nothing new. */
  proposed?: readonly string[];
  /** What one would see after an action; null where that can't be told. */
  preview: (action: string) => Promise<View | null>;
  /** What the game says of finished parts of the match (`Review` in the folder's types), as of now; null where that can't be told. */
  review: () => Promise<unknown>;
  /** The view as a terminal would draw it, for games without a board of their own; null where that can't be told. */
  picture: () => Promise<Picture | null>;
}

/** A part of a rules page. */
export interface RulesPart {
  title: string;
  /** Paragraphs; **bold** and `code` are understood. */
  text: string[];
  /** A position for the game's own board to draw. */
  picture?: {
    view: unknown;
    options?: Record<string, unknown>;
    /** What is in the box, where the board needs it. */
    box?: unknown;
    last?: { seat: number; action: string };
    caption: string;
  };
  /** Whether the house, not the author, ruled so. */
  house?: boolean;
  /** The phases of a match that it tells of, as `phase` of the folder names them. */
  phases?: readonly string[];
}

export interface Rules {
  /** One sentence. */
  summary: string;
  credit: string;
  parts: RulesPart[];
}

/** What a lesson says at one of its steps. */
export interface StepTexts {
  /** What there is to understand, or what to do; told at once, in a few short sentences. */
  ask: string;
  /** Where to look, in words: on request, and after a wrong try. Every step that asks for a move has one. */
  hint?: string;
  /** Why another move that the rules allow isn't the one that is asked for; left out: the page has words. */
  wrong?: string;
  /** A word once it is done. */
  done?: string;
}

/** A game's lesson in words; its steps are those of the engine's `lesson.toml`. */
export interface LessonTexts<Step extends string = string> {
  steps: Record<Step, StepTexts>;
  /** What to take along, at the end. */
  end: string;
}

/** How a match ended, as far as a game tells it. */
export type Ended = Pick<Outcome, "scores" | "reason">;

/** A play, and what there was to see around it. */
export interface Played<View = never> {
  seat: number;
  action: string;
  before: View;
  after: View;
  /** The seat of whoever reads it, where nobody shares their device; null or left out: it is told to anyone. */
  reader?: number | null;
  /** What a player is called. */
  name: (seat: number) => string;
  /** What there was to see so many of that player's plays earlier, where the page knows. */
  earlier: (plays: number) => View | null;
}

/** Whose play it was, what there was to see before it, and who reads of it. */
export type Known<View> = Pick<Played<View>, "seat" | "before" | "reader">;

/** How a game's plays are put into words. */
export interface Wording<View = never> {
  /** An action in words, as in “Moves you can make” and wherever a sentence tells of it: true whoever reads it, so no “your”. */
  describe: (action: string, say: Say) => string;
  /**
   * What a play did, as it follows on its player's name: “breaks Red’s Premium below column a”. Left out: what it is
   * called says all.
   */
  tell?: ((played: Played<View>, say: Say) => string) | undefined;
  /**
   * An action as short as notation, but in the reader's words, for the list of moves and wherever else a move is named; it may
   * say more where the page knows what there was before. Left out: notation is short and clear.
   */
  note?: ((action: string, say: Say, known?: Known<View>) => string) | undefined;
  /**
   * Plays as they are known by now, from what there is to see: what was secret may have been revealed. Left out: as they
   * were seen.
   */
  uncovered?: ((plays: readonly { seat: number; action: string }[], view: View) => readonly string[]) | undefined;
  /**
   * What is in each seat's points that the board doesn't show, seat by seat: “3.5 for going second”; empty where it is
   * nothing. It stands beside the points all along. Left out: the board shows all of it.
   */
  extras?: ((view: View, say: Say) => readonly string[]) | undefined;
  /**
   * Where each seat's points came from, seat by seat, told at the end: “39 pieces and 3.5 for going second”. Left out: a
   * score sheet on the board tells it.
   */
  accounts?: ((view: View, say: Say) => readonly string[]) | undefined;
  /**
   * Why it ended, to whoever sits in a seat, where that takes more than `reason.CODE`; empty: it doesn't.
   */
  reason?: ((ended: Ended, seat: number | null, say: Say, name: (seat: number) => string) => string) | undefined;
}

export type Mark = Component<{ seat: number }>;

export interface GameFolder<View = never, Options = never, Box = never> {
  /** What it is about, in one sentence for the shelf. */
  tagline?: Record<Language, string>;
  minutes?: [number, number];
  /** The lid of its box on the shelf; left out: a plain one. */
  Lid?: Component;
  /** Loaded when a table of it is opened. */
  board: () => Promise<{ default: Component<BoardProps<View, Options, Box>> }>;
  /**
   * What there is to see of a match at a glance, `--glance` wide and no higher, for a picture that is made smaller still: the board
   * without anything beside it. Nothing can be played there. Left out: the lid.
   */
  glance?: () => Promise<{ default: Component<BoardProps<View, Options, Box>> }>;
  /** What each seat's pieces look like, small, wherever its player is named; loaded when one first is. */
  mark: () => Promise<{ default: Mark }>;
  /** Points of each seat while the match is on, from the view. */
  scores?: (view: View) => readonly number[];
  /** Whether a seat's view holds what others at the same device must not see; left out: in a game with secrets, always. */
  secret?: (view: View) => boolean;
  /** What is going on; where that changes, the board is brought into sight. Left out: nothing that one could miss. */
  scene?: (view: View) => string;
  /** What kind of play it is time for: who looks rules up at a table finds the part about it. Left out: there is only one. */
  phase?: (view: View) => string;
  /** Whether its board, with so many seats, makes better use of the column for the seats; left out: never. */
  isWide?: (seats: number) => boolean;
  /** Whether a play is one of so many that it isn't read aloud. */
  isQuiet?: (action: string) => boolean;
  /** Whether its board lays out what a bot proposes, to be tried before it is played; left out: it is played at once. */
  triesOut?: boolean;
  /** Whether its board offers the moves in words: then they are not listed beside it as well. */
  isInWords?: boolean;
  /** Loaded when someone first reads of its plays. */
  words: () => Promise<Wording<View>>;
  /** Loaded when someone first reads of the game, in their language; as are its rules. */
  texts: Record<Language, () => Promise<{ default: Texts }>>;
  rules: Record<Language, () => Promise<{ default: Rules }>>;
  /** Loaded when someone learns the game, where the engine has a lesson; left out: it has none. */
  lesson?: Record<Language, () => Promise<{ default: LessonTexts }>>;
}
