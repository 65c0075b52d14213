// Written by `make types`; change the Python structs instead.

export type AnyRequest =
  | Lobby
  | Here
  | Create
  | Learn
  | Watch
  | Unwatch
  | Sit
  | Leave
  | Remove
  | Start
  | Cancel
  | Play
  | Preview
  | Propose
  | Review
  | Undo
  | Draw
  | Agree
  | Decline
  | Resign
  | Rematch
  | Say
  | Tell
  | Recall
  | Picture
  | Assess
  | LookOver
  | Branch
  | Solve
  | Solution;
export type AnyMessage =
  | Welcome
  | Done
  | Refused
  | Table
  | Update
  | Previewed
  | Proposed
  | Reviewed
  | Recalled
  | Pictured
  | Assessed
  | Looking
  | LookedOver
  | Present
  | Warming
  | Said
  | Tables;
export type Seen = SeenPlay | SeenUndo | SeenResign | SeenDraw | SeenSeated;

/**
 * Hear of the public tables, at once and whenever they change; or no longer.
 */
export interface Lobby {
  type: "lobby";
  id: string;
  on?: boolean;
}
/**
 * Show that one is there, and hear that the house is.
 */
export interface Here {
  type: "here";
  id: string;
  /**
   * Whether the next follows within a second or so, until one says otherwise: who is silent then counts as away.
   */
  soon?: boolean;
}
/**
 * Open a table. Its creator is the host.
 */
export interface Create {
  type: "create";
  id: string;
  game: string;
  seats: SeatWish[];
  options?: {
    [k: string]: unknown;
  };
  clock?: Clock;
  /**
   * The host's name, where they have a seat.
   */
  name?: string;
  public?: boolean;
  rated?: boolean;
  /**
   * Whether seats are drawn at random at the start.
   */
  shuffle?: boolean;
  /**
   * The host's own box, by the digest that checking its file has told.
   */
  box?: string;
  /**
   * Whether options that aren't given are the game's gentle ones, unless the host has finished a match of it here.
   */
  gentle?: boolean;
}
/**
 * Who shall have a seat of a new table: its host, another person on the host's device, a bot, or whoever comes.
 */
export interface SeatWish {
  kind?: "bot" | "local" | "me" | "open";
  /**
   * A person's name, or the bot's level: ``suits`` is the one that suits the host.
   */
  name?: string;
}
/**
 * How long seats may think: for each move, or for the whole game.
 *
 * ``days`` is play by correspondence: so many seconds for each move too, but nobody needs to stay.
 */
export interface Clock {
  kind?: "days" | "game" | "move" | "none";
  seconds?: number;
  /**
   * Seconds added to a seat's time after each of its plays, where the clock is for the whole game.
   */
  increment?: number;
}
/**
 * Go on with one's lesson of a game, or begin it: at a table of one's own that counts for nothing.
 */
export interface Learn {
  type: "learn";
  id: string;
  game: string;
  /**
   * Whether to begin again where one is in the middle of it.
   */
  anew?: boolean;
}
/**
 * Look at a table from now on: from one's seat, from one of one's seats, or as a spectator.
 *
 * Who holds several seats on one device sees none of them before naming one; naming one covers the others.
 */
export interface Watch {
  type: "watch";
  id: string;
  table: string;
  seat?: number | null;
  /**
   * A seat's token, which opens the seat on any device.
   */
  token?: string;
  spectate?: boolean;
  /**
   * The number of the last update that was received; what came after it is told.
   */
  since?: number;
}
/**
 * Hear no more of a table.
 */
export interface Unwatch {
  type: "unwatch";
  id: string;
  table: string;
}
/**
 * Take an open seat.
 */
export interface Sit {
  type: "sit";
  id: string;
  table: string;
  name: string;
  seat?: number | null;
}
/**
 * Give up one's seat before the start; at a live table a bot plays on until one comes back.
 */
export interface Leave {
  type: "leave";
  id: string;
  table: string;
}
/**
 * As the host, send someone away before the start.
 */
export interface Remove {
  type: "remove";
  id: string;
  table: string;
  seat: number;
}
/**
 * As the host, begin with bots of this level in the seats still open.
 */
export interface Start {
  type: "start";
  id: string;
  table: string;
  /**
   * Empty: the game's usual one.
   */
  level?: string;
}
/**
 * As the host, give up a table that hasn't started, or a match against bots before one's first play.
 */
export interface Cancel {
  type: "cancel";
  id: string;
  table: string;
}
/**
 * Play an action, in notation, from the seat that is shown.
 */
export interface Play {
  type: "play";
  id: string;
  table: string;
  action: string;
  /**
   * The ``turn`` of the update it answers to: a play is stale if this seat has played since.
   */
  turn: number;
}
/**
 * Ask what one would see after a play.
 */
export interface Preview {
  type: "preview";
  id: string;
  table: string;
  action: string;
}
/**
 * Ask how a bot would play on from one's seat, where the game lets one ask.
 */
export interface Propose {
  type: "propose";
  id: string;
  table: string;
}
/**
 * Ask what the game says of finished parts of the match, where it has a review, as one sees them now.
 */
export interface Review {
  type: "review";
  id: string;
  table: string;
}
/**
 * Take back one's last play: at once where that is free, else with the others' consent.
 */
export interface Undo {
  type: "undo";
  id: string;
  table: string;
  /**
   * Whether nothing shall happen: it is only said whether one could, or why not.
   */
  trial?: boolean;
}
/**
 * Offer a draw.
 */
export interface Draw {
  type: "draw";
  id: string;
  table: string;
}
/**
 * Agree to what is offered.
 */
export interface Agree {
  type: "agree";
  id: string;
  table: string;
}
/**
 * Turn down what is offered, or withdraw one's own offer.
 */
export interface Decline {
  type: "decline";
  id: string;
  table: string;
}
/**
 * Give up.
 */
export interface Resign {
  type: "resign";
  id: string;
  table: string;
}
/**
 * Ask for another match at this table; it begins when everyone has asked.
 */
export interface Rematch {
  type: "rematch";
  id: string;
  table: string;
  /**
   * Whether one no longer asks.
   */
  withdraw?: boolean;
}
/**
 * Say one of the phrases to everyone at the table.
 */
export interface Say {
  type: "say";
  id: string;
  table: string;
  phrase:
    "bye" | "good_luck" | "hello" | "nice_move" | "one_moment" | "oops" | "take_your_time" | "thanks" | "well_played";
}
/**
 * Say what one thought of the host's own box, once its match is over: only whoever runs the server reads it.
 */
export interface Tell {
  type: "tell";
  id: string;
  table: string;
  /**
   * How it was: 5 is best.
   */
  mark?: number | null;
  /**
   * What one would change.
   */
  wish?: string;
}
/**
 * Ask what there was to see; from other eyes than one's own once the match is over.
 */
export interface Recall {
  type: "recall";
  id: string;
  table: string;
  /**
   * As in updates: how much the watcher had been told by then; 0 is the start.
   */
  number: number;
  /**
   * Whose number it is; None: one's own, or a spectator's.
   */
  seat?: number | null;
}
/**
 * Ask how a terminal would draw what there was to see: for games that a client has no board for.
 */
export interface Picture {
  type: "picture";
  id: string;
  table: string;
  /**
   * As in updates: how much the watcher had been told by then; 0 is the start.
   */
  number: number;
  /**
   * Whose number it is; None: one's own, or a spectator's.
   */
  seat?: number | null;
}
/**
 * Ask what a good bot would have played, once the match is over.
 */
export interface Assess {
  type: "assess";
  id: string;
  table: string;
  /**
   * As in updates: how much the watcher had been told by then; 0 is the start.
   */
  number: number;
  /**
   * Whose number it is; None: one's own, or a spectator's.
   */
  seat?: number | null;
}
/**
 * Ask the coach to look a finished match over: how it is getting on is told meanwhile, and the verdict is kept.
 */
export interface LookOver {
  type: "lookover";
  id: string;
  table: string;
}
/**
 * Play on from there at a table of one's own, once the match is over.
 */
export interface Branch {
  type: "branch";
  id: string;
  table: string;
  /**
   * As in updates: how much the watcher had been told by then; 0 is the start.
   */
  number: number;
  /**
   * Whose number it is; None: one's own, or a spectator's.
   */
  seat?: number | null;
  seats: SeatWish[];
  /**
   * The host's name, where they have a seat.
   */
  name?: string;
}
/**
 * Try today's puzzle of a game, or go back to one's try that isn't over.
 */
export interface Solve {
  type: "solve";
  id: string;
  game: string;
  /**
   * What one is called.
   */
  name?: string;
}
/**
 * Open a table where today's puzzle was solved, once one has solved it or has no tries left.
 */
export interface Solution {
  type: "solution";
  id: string;
  game: string;
}
/**
 * The first message on a socket.
 */
export interface Welcome {
  type: "welcome";
  version: string;
  /**
   * Who one is here: the same as long as the cookie is kept.
   */
  person: string;
  /**
   * The account's name; empty for a guest.
   */
  account?: string;
  phrases?: string[];
  /**
   * Where others in the network find the house; told to whoever came by the machine's own name alone.
   */
  addresses?: string[];
}
/**
 * A request was carried out, and no update tells so.
 */
export interface Done {
  type: "done";
  id: string;
  table?: string;
  /**
   * For the seat just taken: it opens the seat on any device.
   */
  token?: string;
}
/**
 * A request changed nothing; the sentence says why and what to do. Without an id: it could not be read at all.
 */
export interface Refused {
  type: "refused";
  code: string;
  sentence: string;
  fields?: {
    [k: string]: string | boolean | number;
  };
  id?: string;
}
/**
 * What a table is: sent when one begins to watch, and whenever it changes.
 */
export interface Table {
  type: "table";
  table: string;
  game: string;
  title: string;
  game_version: number;
  status: "cancelled" | "open" | "over" | "playing";
  options: {
    [k: string]: unknown;
  };
  /**
   * What is in the box: sent once.
   */
  components?: unknown;
  /**
   * In what it differs from the house's, where it is the host's own: sent with it.
   */
  own_box?: OwnBox;
  /**
   * Whether one may still say what one thought of the host's own box.
   */
  asked?: boolean;
  seats: SeatInfo[];
  clock: Clock;
  public: boolean;
  rated: boolean;
  shuffle: boolean;
  /**
   * Whether seats race each other: then nothing is taken back.
   */
  live?: boolean;
  /**
   * Whether one is its host.
   */
  host: boolean;
  /**
   * What its host is called, while it waits for players; empty where the host has no seat.
   */
  inviter?: string;
  /**
   * Whether the house chose the options for a first game.
   */
  gentle?: boolean;
  /**
   * Whether the bots are as strong as suits the host.
   */
  suits?: boolean;
  /**
   * To the host, once it is over: the level that suits them from now on.
   */
  next_level?: string;
  /**
   * The promise about the seed, from the start on.
   */
  commitment?: string;
  offer?: Offer | null;
  /**
   * How the last offer came to nothing, until the next play.
   */
  settled?: Settled | null;
  /**
   * The steps of the lesson that the table was opened for. Left out: it is a match.
   */
  lesson?: LessonStep[];
  /**
   * The seats that ask for another match.
   */
  rematch?: number[];
  /**
   * The table of the rematch.
   */
  next?: string;
  /**
   * Where it is someone's try at the puzzle of a day.
   */
  puzzle?: Try | null;
  answer?: string;
}
/**
 * In what a box of the host's own differs from the house's.
 */
export interface OwnBox {
  /**
   * SHA-256 of what is in it.
   */
  digest: string;
  differs: Difference[];
  /**
   * In how many places more than are told.
   */
  more?: number;
}
/**
 * One place where they differ, with what stands there; empty: nothing does.
 */
export interface Difference {
  /**
   * The words and numbers that lead there, places in lists counted from 1.
   */
  at: string;
  house?: string;
  own?: string;
}
/**
 * A seat as everyone sees it.
 */
export interface SeatInfo {
  kind: "bot" | "local" | "open" | "person";
  /**
   * A person without one was forgotten.
   */
  name?: string;
  /**
   * What the rulebook calls it.
   */
  side?: string;
  mine?: boolean;
  /**
   * Whether a person's device is connected.
   */
  present?: boolean;
  /**
   * The level of the bot that plays for an absent person, and for good where the seat has resigned.
   */
  stand_in?: string;
  resigned?: boolean;
  /**
   * Whether it was the clock that gave up.
   */
  late?: boolean;
  rating?: number | null;
  /**
   * Whether the rating is still to be proved.
   */
  provisional?: boolean;
}
/**
 * Something that needs the consent of the other people.
 */
export interface Offer {
  kind: "draw" | "undo";
  seat: number;
  agreed: number[];
  /**
   * The plays past this number, of one's own counting, would be taken back; None: a draw, or one can't know which.
   */
  to?: number | null;
}
/**
 * An offer that came to nothing.
 */
export interface Settled {
  kind: "draw" | "undo";
  /**
   * Who had made it.
   */
  seat: number;
  how: "declined" | "lapsed" | "withdrawn";
  /**
   * Who turned it down; None: nobody did.
   */
  by?: number | null;
}
/**
 * A step of a lesson: something to read, or to do.
 */
export interface LessonStep {
  /**
   * The key of its texts.
   */
  name: string;
  /**
   * How many of one's plays it asks for; none: it is only to be read.
   */
  plays?: number;
  /**
   * The spots on the page that it is about.
   */
  point?: string[];
}
/**
 * Someone's try at the puzzle of a day.
 */
export interface Try {
  /**
   * As 2026-11-19, in UTC.
   */
  day: string;
  /**
   * Counted from 1.
   */
  number: number;
  /**
   * How many tries everyone has.
   */
  most: number;
  /**
   * What is asked for: to lead by so many points, to score so many, or to owe no more than that.
   */
  aim: "due" | "lead" | "score";
  /**
   * The best that can be reached.
   */
  goal: number;
  /**
   * What was reached in the end; None: it goes on, or was given up.
   */
  points?: number | null;
  solved?: boolean;
}
/**
 * What happened, as this watcher may know it, and what there is to see now.
 */
export interface Update {
  type: "update";
  table: string;
  /**
   * How many things this watcher has been told, these included.
   */
  number: number;
  seen: (SeenPlay | SeenUndo | SeenResign | SeenDraw | SeenSeated)[];
  view: unknown;
  active: number[];
  /**
   * The legal actions of the seat that is shown, when it may act: a tree of words. Left out where as told before.
   */
  legal?: string;
  /**
   * Whether the seat that is shown may ask for a proposal now.
   */
  proposable?: boolean;
  /**
   * How often the shown seat has played.
   */
  turn?: number;
  /**
   * From whose eyes; None: a spectator's.
   */
  seat?: number | null;
  times?: Times | null;
  /**
   * What whoever plays alone is up against, and their points so far; None: several play.
   */
  aim?: Aim | null;
  outcome?: Outcome | null;
  /**
   * When all is over: the seed, whose promise was given at the start.
   */
  seed?: string;
  /**
   * The id of one's own request that this update answers.
   */
  answer?: string;
}
/**
 * A play as one sees it.
 */
export interface SeenPlay {
  type: "play";
  seat: number;
  action: string;
  at?: number;
  /**
   * Whether the clock played it, for whoever was too slow.
   */
  late?: boolean;
}
/**
 * Every play past this number of one's own counting was taken back.
 */
export interface SeenUndo {
  type: "undo";
  to: number;
  at?: number;
}
export interface SeenResign {
  type: "resign";
  seat: number;
  late?: boolean;
  at?: number;
}
export interface SeenDraw {
  type: "draw";
  at?: number;
}
export interface SeenSeated {
  type: "seated";
  seat: number;
  /**
   * The bot that stands in; empty: the seat's own person is back.
   */
  occupant: string;
  at?: number;
}
/**
 * Milliseconds left when the message was made: each seat's, and the phase's. Clocks of active people run.
 */
export interface Times {
  seats: (number | null)[];
  phase?: number | null;
}
/**
 * What someone who plays alone is up against, told from the first position on, and how far they are.
 */
export interface Aim {
  /**
   * The points that are asked for; None: the goal is something else than points.
   */
  points?: number | null;
  /**
   * What else is asked for: a code that clients put into words; empty: points alone.
   */
  code?: string;
  /**
   * The points so far; None: the game tells none before the end.
   */
  score?: number | null;
}
/**
 * How a match ended. Rank 1 is best; seats that tie share a rank. No scores: it ended away from the board.
 */
export interface Outcome {
  scores: number[];
  ranks: number[];
  reason: Reason;
  /**
   * For whoever plays alone, and for nobody else. Alone, one has rank 1 where the goal is reached, else rank 2.
   */
  goal: Goal | null;
}
/**
 * Why a match ended: a code that clients put into words, with the fields to fill in.
 */
export interface Reason {
  code: string;
  fields: {
    [k: string]: string | boolean | number;
  };
}
/**
 * What someone who plays alone was up against, and how far they got: there is no other player to be ahead of.
 */
export interface Goal {
  reached: boolean;
  /**
   * The points that were asked for; None: the goal is something else than points.
   */
  points?: number | null;
  /**
   * What the rulebook calls such a result: a code that clients put into words; empty: it has no words for it.
   */
  grade?: string;
}
/**
 * What one would see.
 */
export interface Previewed {
  type: "previewed";
  id: string;
  table: string;
  view: unknown;
}
/**
 * How a bot would play on: nothing is played, and one may choose otherwise.
 */
export interface Proposed {
  type: "proposed";
  id: string;
  table: string;
  /**
   * In notation, one after another.
   */
  plays: string[];
  /**
   * The ``turn`` for the first of them; each that is played counts one on.
   */
  turn: number;
}
/**
 * What the game says of finished parts of the match, as far as one could see them.
 */
export interface Reviewed {
  type: "reviewed";
  id: string;
  table: string;
  /**
   * As in updates: how much one had been told when it was asked for.
   */
  number: number;
  review: unknown;
}
/**
 * What there was to see, and how it had ended, if it had.
 */
export interface Recalled {
  type: "recalled";
  id: string;
  table: string;
  number: number;
  view: unknown;
  active: number[];
  /**
   * What seats had left then; None: no clock was set, or it was over.
   */
  times?: Times | null;
  /**
   * What whoever plays alone is up against, and their points then.
   */
  aim?: Aim | null;
  outcome?: Outcome | null;
}
/**
 * What there was to see, as a terminal would draw it in letters of one width.
 */
export interface Pictured {
  type: "pictured";
  id: string;
  table: string;
  number: number;
  lines: Run[][];
}
/**
 * A part of a picture's line that looks the same all along.
 */
export interface Run {
  text: string;
  /**
   * One of a terminal's eight: black, red, green, yellow, blue, magenta, cyan or white; empty: the text's own.
   */
  colour?: string;
  bold?: boolean;
  dim?: boolean;
  underline?: boolean;
  reverse?: boolean;
}
/**
 * What a good bot would have played, and how it thinks that it stood.
 */
export interface Assessed {
  type: "assessed";
  id: string;
  table: string;
  number: number;
  /**
   * Who was to act.
   */
  seat: number;
  action: string;
  /**
   * By how many points that seat was ahead; None: the bot can't tell.
   */
  lead?: number | null;
}
/**
 * How far the coach has come with a match that one asked about.
 */
export interface Looking {
  type: "looking";
  table: string;
  /**
   * Of ``all`` pieces of work.
   */
  done: number;
  all: number;
}
/**
 * What the coach says of a match.
 */
export interface LookedOver {
  type: "lookedover";
  id: string;
  table: string;
  verdict: Verdict;
  /**
   * For each play of the verdict, as in updates: how much one had been told before it.
   */
  numbers: number[];
}
export interface Verdict {
  /**
   * Every play that stands.
   */
  weighed: Weighed[];
  /**
   * The worst of each seat, the worst first, as places among those plays.
   */
  slips: number[][];
  /**
   * Where it turned: the dearest slips, and the plays before which luck brought most, in the order of the match.
   */
  swings: number[];
  /**
   * Of each seat; None: nothing can be told of it.
   */
  accounts: (Account | null)[];
  /**
   * Whether chance had a part in the match once it had begun.
   */
  chance: boolean;
  /**
   * Of races; empty elsewhere.
   */
  paces: Pace[];
}
/**
 * A play, and what was known of it when it was made. Leads and costs are in points.
 */
export interface Weighed {
  /**
   * Of its entry in the log.
   */
  number: number;
  seat: number;
  action: string;
  /**
   * By how many points its seat could expect to be ahead, alone of the goal; None: nothing to choose, or to tell.
   */
  lead?: number | null;
  /**
   * How much of that it gave away.
   */
  cost?: number;
  /**
   * What would have been better; empty: nothing.
   */
  better?: string;
  /**
   * What chance had brought the seat since its decision before.
   */
  luck?: number;
  /**
   * Whether chance was drawn by the play.
   */
  chance?: boolean;
  /**
   * In a race, the phase of the clock.
   */
  phase?: string;
  /**
   * Whether it was looked at twice.
   */
  deep?: boolean;
}
/**
 * How a seat's lead came about, from its first decision to the end: begun + gifts + luck + rest - slips.
 */
export interface Account {
  begun: number;
  /**
   * What its own slips cost.
   */
  slips: number;
  /**
   * What the other's slips brought, where two play.
   */
  gifts: number;
  luck: number;
  /**
   * What the coach couldn't foresee: with more than two, what the others did.
   */
  rest: number;
  ended: number;
}
/**
 * Of a seat in a phase of a race: how quick it was, and how well it chose.
 */
export interface Pace {
  seat: number;
  phase: string;
  /**
   * From the beginning of the phase to the seat's last play in it, the median.
   */
  seconds: number;
  /**
   * The median of the others' seconds.
   */
  others: number;
  /**
   * What its choices gave away in a round, on average; None: there was nothing to choose.
   */
  cost: number | null;
}
/**
 * Which seats' people are connected.
 */
export interface Present {
  type: "present";
  table: string;
  seats: boolean[];
}
/**
 * A bot gets ready for its first play, which takes some seconds.
 */
export interface Warming {
  type: "warming";
  table: string;
  seat: number;
}
/**
 * Someone at the table said a phrase.
 */
export interface Said {
  type: "said";
  table: string;
  seat: number;
  phrase: string;
}
/**
 * The public tables that are open or being played.
 */
export interface Tables {
  type: "tables";
  tables: OpenTable[];
}
/**
 * A public table in the lobby.
 */
export interface OpenTable {
  table: string;
  game: string;
  title: string;
  status: string;
  seats: SeatInfo[];
  clock: Clock;
  rated: boolean;
  options: {
    [k: string]: unknown;
  };
  /**
   * Whether it is played with a box of the host's own.
   */
  own_box: boolean;
}
/**
 * Who has just signed up or in.
 */
export interface Who {
  person: string;
  account: string;
}
/**
 * A device that one is signed in on.
 */
export interface SignedIn {
  /**
   * Its browser and its system, as far as they are known.
   */
  device: string;
  since: number;
  /**
   * When it was last used, to the hour; both in milliseconds since 1970.
   */
  used: number;
  /**
   * Whether it is the one that asks.
   */
  here: boolean;
}
/**
 * How long guests are remembered.
 */
export interface Privacy {
  /**
   * Days after the end of a match; 0: until they delete it.
   */
  guest_days: number;
}
/**
 * How strong someone is at a game, and in how many rated matches that was learned.
 */
export interface Rated {
  rating: number;
  games: number;
  /**
   * Whether it is still to be proved; such a rating is on no list of the best.
   */
  provisional: boolean;
}
/**
 * The best that someone has done alone with a set-up.
 */
export interface Best {
  game: string;
  /**
   * Those that differ from the usual ones.
   */
  options: {
    [k: string]: unknown;
  };
  /**
   * What tells one box from another; empty: the game's own.
   */
  components: string;
  name: string;
  mine: boolean;
  score: number;
  goal: Goal;
  /**
   * Where it was played; empty where the table is neither public nor one's own.
   */
  table: string;
  /**
   * When it ended, in milliseconds since 1970.
   */
  at: number;
}
export interface Me {
  person: string;
  /**
   * Empty for a guest.
   */
  account: string;
  /**
   * By game.
   */
  ratings: {
    [k: string]: Rated;
  };
  /**
   * The newest first.
   */
  bests: Best[];
  tables: OpenTable[];
}
/**
 * One option and its value.
 */
export interface Choice {
  option: string;
  value: unknown;
}
/**
 * An own box whose file was checked.
 */
export interface Box {
  game: string;
  /**
   * The digest that it is kept by; empty: nothing differs from the house's box.
   */
  box: string;
  differs: Difference[];
  /**
   * In how many places more than are told.
   */
  more: number;
}
/**
 * What can be chosen before a match, as JSON Schema.
 */
export interface Form {
  /**
   * Refers to the part that describes the options.
   */
  schema: {
    [k: string]: unknown;
  };
  parts: {
    [k: string]: unknown;
  };
  defaults: {
    [k: string]: unknown;
  };
}
export interface Game {
  game: string;
  title: string;
  version: number;
  /**
   * How many may play.
   */
  seats: number[];
  /**
   * What the rulebook calls the seats.
   */
  sides: string[];
  hidden: boolean;
  draws: boolean;
  /**
   * Whether it is a race in real time, if nothing is chosen.
   */
  live: boolean;
  /**
   * Choices of which each alone makes that the other way round.
   */
  live_changes: Choice[];
  /**
   * All that play it, weakest first.
   */
  bots: string[];
  /**
   * Those of them that people are offered.
   */
  levels: string[];
  /**
   * The one of these for newcomers.
   */
  usual: string;
  options: Form;
  /**
   * Whether there is something in its box, which a table may have otherwise.
   */
  has_box: boolean;
}
/**
 * A game's rules as its folder tells them, in its author's language.
 */
export interface Rulebook {
  /**
   * How to play in a few sentences; empty where the folder doesn't say.
   */
  summary: string;
  /**
   * Its rules page, in Markdown; empty where it has none.
   */
  text: string;
}
/**
 * A table of one's own, and what is new there.
 */
export interface MyTable {
  table: string;
  game: string;
  title: string;
  status: "cancelled" | "open" | "over" | "playing";
  seats: SeatInfo[];
  clock: Clock;
  your_turn: boolean;
  /**
   * What happened since one's own last play, as one saw it; nothing once it is over.
   */
  seen: (SeenPlay | SeenUndo | SeenResign | SeenDraw | SeenSeated)[];
  /**
   * When that was, in milliseconds since 1970; while the house is down, its time stands still.
   */
  at: number;
  /**
   * How it ended, where one has played alone.
   */
  outcome: Outcome | null;
  /**
   * Milliseconds that one has left for a move, where it is played by correspondence and one is to act.
   */
  left: number | null;
}
/**
 * What one sees at a table of one's own, and what a board needs to draw it.
 */
export interface Position {
  view: unknown;
  /**
   * From whose eyes; None: a spectator's, as one has several seats.
   */
  seat: number | null;
  options: {
    [k: string]: unknown;
  };
  /**
   * What is in the box.
   */
  components: unknown;
}
/**
 * What one did about the puzzle of a day.
 */
export interface PastPuzzle {
  day: string;
  tries: number;
  solved: boolean;
}
/**
 * Today's puzzle of a game, and how one stands with it.
 */
export interface DailyPuzzle {
  game: string;
  title: string;
  /**
   * What is asked for: to lead by so many points, to score so many, or to owe no more than that.
   */
  aim: "due" | "lead" | "score";
  /**
   * The best that can be reached.
   */
  goal: number;
  seats: number;
  /**
   * Who solves it.
   */
  seat: number;
  /**
   * What the rulebook calls the seat; empty where it has no name.
   */
  side: string;
  /**
   * How many lead to its position.
   */
  plays: number;
  /**
   * How often one has tried it.
   */
  tries: number;
  /**
   * How often one may.
   */
  most: number;
  solved: boolean;
  /**
   * Where one's try goes on; empty where none does.
   */
  table: string;
  /**
   * Where one tried it last.
   */
  last: string;
  /**
   * On how many days running one has solved this game's.
   */
  streak: number;
  /**
   * Those of the last weeks that one has tried, today's among them, the newest first.
   */
  past: PastPuzzle[];
}
export interface DailyPuzzles {
  /**
   * In UTC, as 2026-11-19.
   */
  day: string;
  /**
   * When the next ones come, in milliseconds since 1970.
   */
  next: number;
  puzzles: DailyPuzzle[];
}
/**
 * A match of someone's that everyone may know of.
 */
export interface Finished {
  /**
   * Empty where the table is neither public nor one of one's own.
   */
  table: string;
  game: string;
  title: string;
  rated: boolean;
  seats: SeatInfo[];
  /**
   * Theirs.
   */
  seat: number;
  outcome: Outcome | null;
  at: number;
}
/**
 * What everyone may know of an account.
 */
export interface Person {
  name: string;
  ratings: {
    [k: string]: Rated;
  };
  /**
   * The newest first.
   */
  bests: Best[];
  /**
   * The newest first.
   */
  matches: Finished[];
}
/**
 * One of the best at a game.
 */
export interface Leader {
  name: string;
  rating: number;
  games: number;
}
