// The wooden bars: what each size is called and how it is painted.

export const COLOURS = ["white", "grey", "brown", "turquoise", "purple"] as const;
export type Colour = (typeof COLOURS)[number];

export interface Paint {
  /** The sides that the light falls on, the ones in front and the ones in the shade, where bars are drawn in lines. */
  top: string;
  front: string;
  side: string;
  /** What a number on it is written in. */
  ink: string;
  edge: string;
}

const PAINTS: Record<Colour, Paint> = {
  white: { top: "#fbf7ec", front: "#ece4d2", side: "#d6cab2", ink: "#2a2019", edge: "#8b7a5c" },
  grey: { top: "#a9b4c0", front: "#929eab", side: "#7a8693", ink: "#1d1a17", edge: "#4b5259" },
  brown: { top: "#965a2e", front: "#7f4c25", side: "#6e421f", ink: "#fff6e6", edge: "#43260f" },
  turquoise: { top: "#45c0b4", front: "#2fa99d", side: "#218a80", ink: "#08211f", edge: "#0d4a45" },
  purple: { top: "#8552ad", front: "#6f3f95", side: "#5a3079", ink: "#fff6e6", edge: "#33194a" },
};

export const SIZES = COLOURS.map((_, index) => index + 1);

export function colourOf(size: number): Colour {
  return COLOURS[size - 1] ?? "white";
}

export function paintOf(size: number): Paint {
  return PAINTS[colourOf(size)];
}

/** How many cubes some bars are, counted by their sizes. */
export function cubes(counts: readonly number[]): number {
  return counts.reduce((sum, count, index) => sum + count * (index + 1), 0);
}
