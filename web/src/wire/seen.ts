import type { Update } from "./types.gen";

/** Something that happened, as one saw it. */
export type Seen = Update["seen"][number];
