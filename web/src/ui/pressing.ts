/** Touches of what is drawn: by key as by finger, and a long press that asks instead of answering. */

/** Enter and the space bar do what a touch would do. */
export function keyed(event: KeyboardEvent, act: () => void): void {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  act();
}

const LONG = 450; // ms of a press that asks instead of answering

/** Presses of the places of a board: `ask` is told which one is looked at, null when none is any more. */
export class Pressing {
  #long = false; // the press was long enough: the touch that ends it is none
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly ask: (place: string | null) => void) {}

  /** The finger is down, or the mouse is over it. */
  down(event: PointerEvent, place: string): void {
    if (event.pointerType === "mouse") return;
    this.#long = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#long = true;
      this.ask(place);
    }, LONG);
  }

  enter(event: PointerEvent, place: string): void {
    if (event.pointerType === "mouse") this.ask(place);
  }

  release = (): void => {
    clearTimeout(this.#timer);
    this.ask(null);
  };

  /** A touch, unless it ends a press that only asked. */
  touch(act: () => void): void {
    if (this.#long) this.#long = false;
    else act();
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}
