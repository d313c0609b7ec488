/** Dragging a die: it follows the finger, and a few pixels are still a click. */
const STILL = 7; // px

interface Hands {
  /** Where a point of the screen lies on the board. */
  toBoard: (event: PointerEvent) => { x: number; y: number };
  begin: (die: string) => void;
  drop: (die: string, x: number, y: number) => void;
}

export class Dragging {
  die = $state<string | null>(null);
  x = $state(0);
  y = $state(0);
  #clickIsDrag = false;

  constructor(readonly hands: Hands) {}

  grab = (die: string, event: PointerEvent): void => {
    if (event.button !== 0) return;
    const held = event.currentTarget as Element;
    const from = { x: event.clientX, y: event.clientY };
    const pointer = event.pointerId;
    this.#clickIsDrag = false;

    const move = (at: PointerEvent): void => {
      if (at.pointerId !== pointer) return;
      if (this.die === null) {
        if (Math.hypot(at.clientX - from.x, at.clientY - from.y) < STILL) return;
        this.die = die;
        this.#clickIsDrag = true;
        if (held.isConnected) held.setPointerCapture(pointer);
        this.hands.begin(die);
      }
      const { x, y } = this.hands.toBoard(at);
      this.x = x;
      this.y = y;
    };
    const end = (at: PointerEvent): void => {
      if (at.pointerId !== pointer) return;
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", end);
      window.removeEventListener("pointercancel", end);
      if (this.die === null) return;
      this.die = null;
      const { x, y } = this.hands.toBoard(at);
      if (at.type === "pointerup") this.hands.drop(die, x, y);
      setTimeout(() => (this.#clickIsDrag = false)); // the click that follows comes before
    };
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", end);
    window.addEventListener("pointercancel", end);
  };

  /** Whether the click that arrives now is the end of a drag. */
  get over(): boolean {
    return this.#clickIsDrag;
  }
}
