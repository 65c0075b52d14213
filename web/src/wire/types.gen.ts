// placeholder until `make types` writes it
export interface Clock { kind?: "none" | "move" | "game" | "days"; seconds?: number; increment?: number }
export interface SeatWish { kind?: "me" | "local" | "bot" | "open"; name?: string }
interface At { id: string; table: string }
export type AnyRequest =
  | { type: "lobby"; id: string; on?: boolean }
  | { type: "create"; id: string; game: string; seats: SeatWish[]; options?: Record<string, unknown>; clock?: Clock; name?: string; public?: boolean; rated?: boolean; shuffle?: boolean }
  | (At & { type: "watch"; seat?: number | null; token?: string; spectate?: boolean; since?: number })
  | (At & { type: "unwatch" | "leave" | "cancel" | "undo" | "draw" | "agree" | "decline" | "resign" | "rematch" })
  | (At & { type: "sit"; name: string; seat?: number | null })
  | (At & { type: "remove"; seat: number })
  | (At & { type: "start"; level?: string })
  | (At & { type: "play"; action: string; turn: number })
  | (At & { type: "preview"; action: string })
  | (At & { type: "say"; phrase: string })
  | (At & { type: "recall"; number: number; seat?: number | null })
  | (At & { type: "assess"; number: number })
  | (At & { type: "branch"; number: number; seats: SeatWish[]; name?: string });
export interface Welcome { type: "welcome"; version: string; person: string; account?: string; phrases?: string[] }
export interface Done { type: "done"; id: string; table?: string; token?: string }
export interface Refused { type: "refused"; code: string; sentence: string; fields?: Record<string, unknown>; id?: string }
export interface SeatFacts { kind: "person" | "local" | "bot" | "open"; name?: string; side?: string; mine?: boolean; present?: boolean; stand_in?: string; rating?: number | null }
export interface Offer { kind: "draw" | "undo"; seat: number; agreed: number[] }
export interface Table { type: "table"; table: string; game: string; title: string; game_version: number; status: "open" | "playing" | "over" | "cancelled"; options: Record<string, unknown>; components?: unknown; seats: SeatFacts[]; clock: Clock; public: boolean; rated: boolean; shuffle: boolean; host: boolean; commitment?: string; offer?: Offer | null; rematch?: number[]; next?: string; answer?: string }
export type Seen = { type: "play"; seat: number; action: string; at?: number } | { type: "undo"; to: number; at?: number } | { type: "resign"; seat: number; late?: boolean; at?: number } | { type: "draw"; at?: number } | { type: "seated"; seat: number; occupant: string; at?: number };
export interface Times { seats: (number | null)[]; phase?: number | null }
export interface Outcome { scores: number[]; ranks: number[]; reason: { code: string; fields?: Record<string, unknown> } }
export interface Update { type: "update"; table: string; number: number; seen: Seen[]; view: unknown; active: number[]; legal?: string[]; turn?: number; seat?: number | null; times?: Times | null; outcome?: Outcome | null; seed?: string; answer?: string }
export interface Previewed { type: "previewed"; id: string; table: string; view: unknown }
export interface Recalled { type: "recalled"; id: string; table: string; number: number; view: unknown; active: number[]; outcome?: Outcome | null }
export interface Assessed { type: "assessed"; id: string; table: string; number: number; seat: number; action: string; lead?: number | null }
export interface Present { type: "present"; table: string; seats: boolean[] }
export interface Warming { type: "warming"; table: string; seat: number }
export interface Said { type: "said"; table: string; seat: number; phrase: string }
export interface OpenTable { table: string; game: string; title: string; status: string; seats: SeatFacts[]; clock: Clock; rated: boolean; options: Record<string, unknown> }
export interface Tables { type: "tables"; tables: OpenTable[] }
export type AnyMessage = Welcome | Done | Refused | Table | Update | Previewed | Recalled | Assessed | Present | Warming | Said | Tables;
export interface MyTable { table: string; game: string; title: string; status: string; seats: SeatFacts[]; clock: Clock; your_turn: boolean; seen: Seen[]; at: number }
export interface Me { person: string; account: string; ratings: Record<string, { rating: number; games: number }>; tables: OpenTable[] }
export interface Person { name: string; ratings: Record<string, { rating: number; games: number }>; finished: OpenTable[] }
