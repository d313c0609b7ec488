/** The title of the screen on show, for the live region that outlives it. */
export const heading = $state({ text: "" });
