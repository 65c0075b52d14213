// The three drivers: Red, Green and the Rogue, each with a paint and a sign that nobody else has.

export const [RED, GREEN, ROGUE] = [0, 1, 2] as const;

/** Toy paint: the body, its shaded side, and its lit one. */
export const PAINTS = [
  { body: "#c0362b", shade: "#8a1d17", light: "#e0685c" },
  { body: "#3d8a46", shade: "#1f5a2b", light: "#6fb573" },
  { body: "#47414f", shade: "#28232f", light: "#736a7e" },
] as const;

/** What their ways are drawn in: dark enough for light figures. */
export const LINES = ["#c0362b", "#2f7d3c", "#47414f"] as const;

/** Signs around 0, 0 in a box of 10: a diamond, a clover leaf of three, a mask. */
export const SIGNS = [
  "M0-5 5 0 0 5-5 0z",
  "M-2.5-2.3a2.5 2.5 0 1 1 5 0 2.5 2.5 0 1 1-1.2 4.5L2.2 5H-2.2L-1.3 2.2a2.5 2.5 0 1 1-1.2-4.5z",
  "M-5-2.4Q-2.5-3.5 0-2.2 2.5-3.5 5-2.4 5.4 2.6 2.6 2.8 .9 2.8 0 .9-.9 2.8-2.6 2.8-5.4 2.6-5-2.4zM-3.4-.6Q-2.3-1.7-1.2-.4-2.3.7-3.4-.6zM3.4-.6Q2.3-1.7 1.2-.4 2.3.7 3.4-.6z",
] as const;
