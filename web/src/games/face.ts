/**
 * What a game adds to the client: how its table is drawn and where its options lie on it. No rules: what is possible
 * comes as options from the hall, what is not is explained by the hall.
 */
import type { Component, Snippet } from "svelte";
import type { Scene } from "../lib/api";
import type { Action, LiveTable } from "../lib/live.svelte";
import type { GameEvent, Offer } from "../lib/words.svelte";

export type View = Record<string, unknown>;

/** An option on the board: perhaps a piece that is taken up first, and the element it is answered at. */
export interface Place {
  piece?: string;
  target: string;
}

/** What can be touched now. Ids are those the board gives its elements. */
export interface Marks {
  pieces: ReadonlySet<string>; // may be taken up
  taken: string | null; // is taken up
  targets: ReadonlyMap<string, Offer[]>; // where a touch answers, with the options there
  hints: ReadonlySet<string>; // what a bot would touch
  told: ReadonlySet<string>; // what the recap or the log speaks of
}

export interface BoardProps {
  view: View;
  drawing: Drawing;
  marks: Marks;
  me: number; // the reader's seat, or -3: also on a shared device where somebody answers aloud
  names: string[];
  /** An element was touched, clicked or chosen by keyboard. */
  touch: (id: string) => void;
  /** The greyed element that is looked at: the page shows why not. */
  wonder: (id: string | null) => void;
  /** A piece was dragged onto an element. */
  drop: (piece: string, target: string) => void;
}

export interface SeatProps {
  view: View;
  drawing: Drawing;
  seat: number;
}

export interface PanelProps {
  view: View;
  scene: Scene;
  drawing: Drawing;
  names: string[];
  marks: Marks;
  touch: (id: string) => void;
}

export interface ControlsProps {
  offers: Offer[];
  scene: Scene;
  drawing: Drawing;
  names: string[];
  choose: (offer: Action) => void;
}

export type Drawing = Record<string, unknown>;

/** For a game whose table is no board but a series of screens: everything the page has, and how to answer. */
export interface ScreenProps {
  live: LiveTable;
  scene: Scene;
  view: View;
  drawing: Drawing;
  names: string[];
  /** Give answers as one act, at once. Whether they were accepted; a refusal is shown by the page. */
  answer: (actions: Action[]) => Promise<boolean>;
  /** Type what only the table can know. */
  tell: (action: Action) => Promise<boolean>;
  /** Show why an answer is not possible, perhaps after others that are not given yet; null: nobody wonders any more. */
  wonder: (action: Action | null, after?: Action[]) => void;
  /** What a bot would do, for whoever is asked: wherever the screen has room for it. */
  hint?: Snippet;
  /** What the log speaks of, as `named` calls it. */
  told: ReadonlySet<string>;
  openClause: (clause: string) => void;
  /** Whether the end of the match is still being shown, so that the result has to wait. */
  linger?: (yes: boolean) => void;
}

/** What chance or a card shows, in words: dice that roll, cards that turn; neither where an event is a consequence that is
 * told to whoever caused it, too. */
export interface Moment {
  dice?: string[];
  cards?: string[];
  sides?: (string | null)[]; // of the cards: each flies to what bears this `data-side`, if it counts for one
}

/** A value of the position that is to be another one. */
export interface Change {
  path: string;
  value: unknown;
}

export interface Face {
  slug: string;
  /** Instead of a board: screens that show the whole table and ask its questions themselves. */
  Screen?: Component<ScreenProps>;
  /** The board as SVG inside a `<g>`; its size comes from `frame`. */
  Board: Component<BoardProps>;
  /** What everybody sees of a seat's belongings, beside its name. */
  Holdings: Component<SeatProps>;
  /** What lies beside the board: piles, markets, talks under way. */
  Panel?: Component<PanelProps>;
  /** Better than plain buttons for some kinds of answers: a table of levels, a stepper. */
  Controls?: Component<ControlsProps>;
  controls?: ReadonlySet<string>; // the kinds that Controls shows
  frame: (drawing: Drawing, view: View) => { width: number; height: number };
  /** Where an option lies on the board; null for those that are buttons. `me` is whose options they are (`scene.seat`),
   * although the view may be that of everybody. */
  place: (option: Offer, view: View, me: number) => Place | null;
  /** The action that a touch at a greyed place would mean, to ask why not. */
  meant: (target: string, piece: string | null, view: View, me: number) => Action | null;
  /** Answers that are given at once, together with the draft before them. */
  final: ReadonlySet<string>;
  /** Board elements that an event or a line of the log speaks of. */
  named: (event: GameEvent, view: View) => string[];
  /** What the match is about and how far the reader is, in a line that is always on the screen. */
  aim?: (view: View, me: number, names: readonly string[]) => string;
  /** What an answer would lose for ever, in a sentence; empty where it loses nothing. The table asks once. */
  loses?: (answer: Action, scene: Scene) => string;
  /** What an event shows that nobody could know before; null where it has just been decided by whoever did it. */
  moment?: (event: GameEvent) => Moment | null;
  /** Whether nobody needs to be told of an event: it is seen on the board. Null stands for an answer without any. */
  quiet?: (event: GameEvent | null, by?: number) => boolean;
  /** Events that begin a shot of their own within an act: what came before is told upon the board as it was. */
  apart?: ReadonlySet<string>;
  /** Events that are told as one where one follows the other: the dice of a throw, the steps of a walk. */
  joined?: ReadonlySet<string>;
  /** A change that is proposed to mend the position, in words; null where there are none for it. */
  patch?: (change: Change, view: View, names: readonly string[]) => string | null;
  /** The colour that each seat has chosen, where people choose colours; null before. */
  colours?: (view: View) => (string | null)[];
  /** The sign of each seat in this game, as a path in a box of 20, where it has one of its own instead of the hall's
   * shapes; null before. */
  emblems?: (view: View) => (string | null)[];
  /** What the points of the result are called, where they are something else; empty where they say nothing. */
  tally?: (points: number, view: View) => string;
  /** Who stands where in points, for the graph; one number a seat. */
  scores: (view: View) => number[];
}
