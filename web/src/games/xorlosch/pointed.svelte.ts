/** The task that somebody points at beside the board, so that the board can show where it lies. */
class Pointed {
  id = $state("");
}

export const pointed = new Pointed();
