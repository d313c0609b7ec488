/** Looking at something for a moment asks why it is not possible; looking away forgets it. */
const PATIENCE = 250; // ms

export class Wondering {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = false;

  constructor(readonly ask: (id: string | null) => void) {}

  begin = (id: string): void => {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#asked = true;
      this.ask(id);
    }, PATIENCE);
  };

  end = (): void => {
    clearTimeout(this.#timer);
    if (this.#asked) this.ask(null);
    this.#asked = false;
  };
}
