/** The size of the drawing for looking back. */
export const FRAME = { width: 1000, height: 560 } as const;
