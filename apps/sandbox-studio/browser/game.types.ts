import type { Pacer } from './pacer.ts';
import type { Rules } from './rules-dialog.ts';
import type { Sounds } from './sounds.ts';

export type Params = Record<string, unknown>;

/** What the page was written with. */
export interface Setup {
  language: string;
  texts: Record<string, string>;
  name: string;
  providerName: string;
  scene: string;
  subject: string;
  family: string;
  fixed: Params;
  fields: Field[];
  colours: string[];
  cover: string;
  tables: Record<string, string[]>;
  rtp: string;
  rules: Rules;
  /** Null for what is no slot. */
  slot: Slot | null;
  /** Where the pictures of its symbols are. */
  symbols: string;
  /** Of tables, draws, rooms, seas and races; null for every other title. */
  hall: Hall | null;
  /** On the page of a finished round. */
  kept?: { round: Round };
}

/** What the picture of a hall is drawn from: each has what its scene wants. */
export interface Hall {
  clockSeconds?: number;
  groups?: SpotGroup[];
  races?: RaceSetup[];
  balls?: number;
  picks?: number;
  columns?: number;
  fish?: { kind: string; name: string; pays: number }[];
  weapons?: Record<string, { cost: number; most: number }>;
}
/** Places of a layout that lie together. */
export interface SpotGroup {
  form: 'wide' | 'grid' | 'folded';
  label: string;
  /** `short`: what is shown of a spot in a grid. */
  spots: { params: Params; label: string; short: string; pays: string }[];
}
export interface RaceSetup {
  runners: {
    number: number;
    name: string;
    silk: string;
    form: number[];
    /** `"2.35"`; null: not offered. */
    prices: Record<string, string | null>;
  }[];
}

/** The window of a slot and what stands for its symbols. */
export interface Slot {
  kind: string;
  reels: number;
  rows: number;
  faces: { code: string; role: string; picture: number | null; sign: string | null }[];
}

export type Field =
  | { kind: 'choice'; name: string; values: (string | number)[] }
  | { kind: 'decimal'; name: string; value: string; min: string; max: string };

export interface Round {
  roundId: string;
  state: 'open' | 'settled';
  stake: string;
  payout: string;
  multiplier: string;
  params: Params;
  outcome: Record<string, unknown>;
  events: ({ type: string } & Record<string, unknown>)[];
  actions: string[];
  /** What actions take beside what is staked. */
  costs: Record<string, string>;
  /** What the studio's pot paid beside the payout; null mostly. */
  jackpotWin: string | null;
}

/** What a picture may use of the page around it. */
export interface Table {
  setup: Setup;
  stage: HTMLElement;
  pacer: Pacer;
  sounds: Sounds;
  text(key: string, values?: Record<string, string>): string;
  /** What is chosen now. */
  params(): Params;
  /** The picture's own choices changed. */
  changed(): void;
  /** Does an action of the open round. */
  act(action: string, params: Params): void;
  /** Begins a round, as the button does. */
  play(): void;
  /** An amount as the page shows it. */
  money(amount: string): string;
}

/** A picture of a family's rounds. */
export interface Scene {
  /** What is chosen in the picture itself. */
  params?(): Params;
  /** Why a round cannot begin, as a text; null when it can. */
  hindrance?(): string | null;
  /** The options changed: draw what they change. */
  options?(): void;
  /** A round begins. */
  begin?(): void;
  /** It came to its end, or did not begin. */
  end?(): void;
  /** Actions are offered in the picture: none is cashing out. */
  ownActions?: boolean;
  /** Plays a round, or what an action added to it. */
  play(round: Round): Promise<void>;
}

/** As the page of a finished round was written with it. */
export interface RoundSetup extends Setup {
  kept: { currency: string; exponent: number; round: Round; at: string };
}
