/** Looking at something for a moment asks why it is not possible; some time after looking away it is forgotten. */
const PATIENCE = 250; // ms
const LINGER = 5000; // time to get to the clause that the answer names

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
    if (this.#asked) this.#timer = setTimeout(() => this.ask(null), LINGER);
    this.#asked = false;
  };
}
