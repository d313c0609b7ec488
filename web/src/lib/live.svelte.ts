/**
 * One table over the live connection. It comes back by itself after sleep, reload or a restart of the hall, asks only
 * for the lines it lacks, and sends again what was not acknowledged: the hall does each act once.
 */
import { get, newKey, Trouble, type ChatLine, type News, type Problem, type Scene, type TableInfo } from "./api";
import { takeInvitation } from "./invitation";
import type { GameEvent, Offer } from "./words.svelte";

export interface Line {
  number: number;
  by?: number;
  action?: { kind: string; argument?: number | string };
  events?: GameEvent[];
  back?: number;
  [other: string]: unknown;
}

export interface CurtainState {
  seats: number[];
  open_for: number | null;
  due: number | null;
  served: number | null; // answers with the curtain down
  waiting: number[];
}

type Act = { do: string; key?: string } & Record<string, unknown>;
type Message = { is: string } & Record<string, unknown>;
type Waiter = { resolve: (message: Message) => void; reject: (problem: Trouble) => void };

export type Action = Pick<Offer, "kind" | "argument">;
export const SPECTATOR = -3;
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 5000;
const GONE = new Set([4003, 4004]);

export class LiveTable {
  table = $state<TableInfo | null>(null);
  scene = $state.raw<Scene | null>(null);
  lines = $state.raw<Line[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  curtain = $state.raw<CurtainState | null>(null);
  connected = $state(false);
  missing = $state<Problem | null>(null); // there is no such table, or it is not for this person
  sending = $state(0); // acts on their way
  keepsakes = $state(0); // how often somebody has kept something since we came
  reader = $state(SPECTATOR);
  number = 0;

  #socket: WebSocket | null = null;
  #pause = FIRST_PAUSE;
  #timer = 0;
  #closed = false;
  #outbox: Act[] = [];
  #waiting = new Map<string, Waiter>();
  #asked: (Waiter & { act: Act })[] = []; // previews and reasons, answered in the order they were asked

  /** `looksOn`: as on a big screen, whoever's browser it is; it is sent what everybody may see, and answers nothing. */
  constructor(
    readonly id: string,
    readonly looksOn = false,
  ) {
    this.#outbox = looksOn ? [] : this.#readOutbox();
    document.addEventListener("visibilitychange", this.#wake);
    window.addEventListener("online", this.#wake);
    void this.#begin();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    document.removeEventListener("visibilitychange", this.#wake);
    window.removeEventListener("online", this.#wake);
    this.#socket?.close();
  }

  /** Connect anew: this person has just come in or sat down. */
  again(): void {
    this.#socket?.close();
    if (!this.#socket) void this.#begin();
  }

  async #begin(): Promise<void> {
    const invitation = this.looksOn ? null : takeInvitation(this.id);
    try {
      this.missing = null;
      const table = await get<TableInfo>(`/api/tables/${this.id}${invitation ? `?invitation=${invitation}` : ""}`);
      this.table = this.looksOn ? nobodys(table) : table;
      if (invitation && this.table.visibility === "private" && !this.table.chairs.some((chair) => chair.yours)) return; // join first
      if (!this.looksOn) this.chat = await get<ChatLine[]>(`/api/tables/${this.id}/chat`);
      this.#connect();
    } catch (problem) {
      if (!(problem instanceof Trouble)) throw problem;
      if (problem.status >= 400 && problem.status < 500) this.missing = problem.body;
      else this.#later(() => void this.#begin());
    }
  }

  // --- The connection ---------------------------------------------------------------------------------------

  #connect(): void {
    if (this.#closed) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live?have=${this.number}${this.looksOn ? "&as=spectator" : ""}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.connected = true;
      this.#pause = FIRST_PAUSE;
      for (const act of this.#outbox) this.#write(act);
      for (const asked of this.#asked) this.#write(this.#question(asked.act)); // nothing hangs on asking twice
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as Message);
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#lost(event.code);
    };
  }

  #lost(code: number): void {
    this.connected = false;
    this.#socket = null;
    if (this.#closed) return;
    if (GONE.has(code)) void this.#begin();
    else this.#later(() => this.#connect());
  }

  #later(task: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(task, this.#pause);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  /** The device is looked at again: do not wait for the next try. */
  #wake = (): void => {
    if (document.visibilityState === "visible" && !this.connected && this.table && !this.#closed) {
      clearTimeout(this.#timer);
      if (!this.#socket) this.#connect();
    }
  };

  #write(act: Act): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(act));
    return true;
  }

  // --- What comes in ----------------------------------------------------------------------------------------

  #hear(message: Message): void {
    switch (message.is) {
      case "news":
        this.#take(message as unknown as News);
        if (message.done) this.#settle(message.done as string, message);
        break;
      case "done":
        this.#settle(message.key as string, message);
        break;
      case "stale":
        this.#take({ ...(message as unknown as News), reader: (message.scene as Scene).reader });
        if (message.key) this.#fail(message.key as string, new Trouble(STALE));
        else this.#asked.shift()?.reject(new Trouble(STALE));
        break;
      case "refused":
        this.#refuse(message);
        break;
      case "preview":
      case "why":
        this.#asked.shift()?.resolve(message);
        break;
      case "chat":
        this.#said(message.line as ChatLine);
        break;
      case "keepsakes":
        this.keepsakes++;
        break;
      case "curtain":
        this.curtain = message as unknown as CurtainState;
        // What a seat of a shared device had said before the line broke is said again when its person is back.
        this.#outbox.filter((act) => act.seat === this.curtain?.open_for || act.seat === this.curtain?.served).forEach((act) => this.#write(act));
        break;
      case "table":
        this.table = message.table as TableInfo;
        break;
    }
  }

  #take(news: News): void {
    const lines = news.lines as unknown as Line[];
    if (news.reader !== this.reader) {
      this.reader = news.reader;
      this.lines = [];
    }
    const had = this.lines.length ? this.lines[this.lines.length - 1]!.number : 0;
    const whole = this.lines.length === had; // else older lines were asked for, and come now
    const fresh = lines.filter((line) => line.number > had || (!whole && this.lines.every((known) => known.number !== line.number)));
    if (fresh.length) this.lines = [...this.lines, ...fresh].sort((a, b) => a.number - b.number);
    this.number = news.number;
    this.scene = news.scene;
    if (this.lines.length < news.number) this.#write({ do: "look", have: whole ? had : 0 });
  }

  #said(line: ChatLine): void {
    if (!this.chat.some((known) => known.number === line.number)) this.chat = [...this.chat, line];
  }

  #refuse(message: Message): void {
    const problem = new Trouble(message.problem as Problem);
    const key = (message.key as string) ?? "";
    if (!key) {
      this.#asked.shift()?.reject(problem);
    } else if (problem.body.message === "behind-curtain") {
      return; // kept until the curtain is lifted for that seat
    } else if (problem.status === 503 || problem.status === 429) {
      const wait = Number(problem.body.facts?.seconds ?? 1);
      setTimeout(() => this.#outbox.filter((act) => act.key === key).forEach((act) => this.#write(act)), wait * 1000);
    } else {
      this.#fail(key, problem);
    }
  }

  // --- What goes out ----------------------------------------------------------------------------------------

  /** Do something; resolved when the hall has stored it. */
  act(act: { do: string } & Record<string, unknown>): Promise<Message> {
    const keyed: Act = { ...act, key: newKey() };
    this.#outbox.push(keyed);
    this.#keepOutbox();
    this.#write(keyed);
    return new Promise((resolve, reject) => this.#waiting.set(keyed.key!, { resolve, reject }));
  }

  /** In whose name this device acts: its reader's, or that of the seat it serves in the open. */
  get seat(): number {
    return this.scene?.seat ?? this.reader;
  }

  answer(actions: Action[]): Promise<Message> {
    return this.act({ do: "answer", seat: this.seat, have: this.number, actions: actions.map(bare) });
  }

  /** Ask without doing: what the table would look like, or why something is not allowed. */
  ask(act: { do: "preview" | "why" } & Record<string, unknown>): Promise<Message> {
    return new Promise((resolve, reject) => {
      this.#asked.push({ act, resolve, reject });
      this.#write(this.#question(act)); // without a line it is asked as soon as there is one again
    });
  }

  #question(act: Act): Act {
    return { seat: this.seat, have: this.number, ...act };
  }

  async preview(actions: Action[]): Promise<Scene> {
    return (await this.ask({ do: "preview", actions: actions.map(bare) })).scene as Scene;
  }

  async why(action: Action, actions: Action[] = []): Promise<Problem | null> {
    return (await this.ask({ do: "why", action: bare(action), actions: actions.map(bare) })).problem as Problem | null;
  }

  lift(seat: number): void {
    this.#write({ do: "lift", seat });
  }

  /** Of several people at this device, this one is to be served first. */
  serve(seat: number): void {
    this.#write({ do: "serve", seat });
  }

  fall(): void {
    this.#write({ do: "fall" });
  }

  #settle(key: string, message: Message): void {
    this.#drop(key);
    this.#waiting.get(key)?.resolve(message);
    this.#waiting.delete(key);
  }

  #fail(key: string, problem: Trouble): void {
    this.#drop(key);
    this.#waiting.get(key)?.reject(problem);
    this.#waiting.delete(key);
  }

  #drop(key: string): void {
    this.#outbox = this.#outbox.filter((act) => act.key !== key);
    this.#keepOutbox();
  }

  get #place(): string {
    return `bannerhall.outbox.${this.id}`;
  }

  #keepOutbox(): void {
    this.sending = this.#outbox.length;
    if (this.#outbox.length) sessionStorage.setItem(this.#place, JSON.stringify(this.#outbox));
    else sessionStorage.removeItem(this.#place);
  }

  /** What a page that was closed or reloaded had not heard of. */
  #readOutbox(): Act[] {
    try {
      return JSON.parse(sessionStorage.getItem(this.#place) ?? "[]") as Act[];
    } catch {
      return [];
    }
  }
}

const STALE: Problem = { type: "", title: "", detail: "", facts: {}, clause: "", status: 409, message: "web-stale" };

/** A table as it is for somebody who has no chair at it. */
function nobodys(table: TableInfo): TableInfo {
  return { ...table, hosting: false, chairs: table.chairs.map((chair) => ({ ...chair, yours: false, invitation: null })) };
}

function bare(action: Action): Action {
  return action.argument === undefined || action.argument === null ? { kind: action.kind } : { kind: action.kind, argument: action.argument };
}
