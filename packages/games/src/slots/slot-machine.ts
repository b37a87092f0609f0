import type { InstantGame, InstantResult, Volatility } from '../engine/index.ts';
import type { SlotEvent } from './slot-events.ts';

export type SymbolRole = 'regular' | 'wild' | 'scatter' | 'coin' | 'multiplier';

/** A symbol: one letter on the strips, a code on the wire. */
export interface SlotSymbol {
  key: string;
  code: string;
  role: SymbolRole;
}

/** Pays by letter and count, in units of the stake: `{ A: { 3: 40 } }`. */
export type PayTable = Readonly<Record<string, Readonly<Record<number, number>>>>;

/**
 * What a family of machines has in common with every other; a machine is its family's function of
 * such a table.
 */
export interface MachineTable {
  code: string;
  name: string;
  version: number;
  volatility: Volatility;
  /** The stake is so many units; divides 10 000, so that every pay is exact. */
  betUnits: number;
  rows: number;
  symbols: readonly SlotSymbol[];
  /** One strip per reel, a letter a symbol, circular. */
  strips: readonly string[];
  pays: PayTable;
}

/** A row of the pay table as it is shown: so many of a symbol or more pay this, in stakes. */
export interface PayRow {
  symbol: string;
  count: number;
  multiplier: string;
}

/** What is drawn and written about a machine: everything but its events. */
export interface SlotMachine {
  kind: 'lines' | 'ways' | 'cascade' | 'hold';
  reels: number;
  rows: number;
  symbols: readonly { code: string; role: SymbolRole }[];
  /** Symbol codes of each strip from its place 0 on. `free` are the strips of the feature. */
  strips: { base: readonly (readonly string[])[]; free: readonly (readonly string[])[] | null };
  pays: readonly PayRow[];
  /** Row of each reel, line by line; null where none are. */
  lines: readonly (readonly number[])[] | null;
  /** Free spins of the feature, or null. */
  freeSpins: {
    scatters: number;
    spins: number;
    added: number;
    spinsMax: number;
    /** What every win of theirs is multiplied by; absent: 1. */
    factor?: number;
  } | null;
  /** Fixed pots by name, in stakes, the largest first; null where none are. */
  pots: readonly { name: string; multiplier: string }[] | null;
  /**
   * Coins that begin the respins, and how many respins each new coin brings back; null where none
   * are held.
   */
  hold: { coins: number; respins: number } | null;
  /** What the feature costs in stakes when it is bought: `"60.00"`; null where it is not sold. */
  buyCost: string | null;
}

/** What a player chooses besides the stake: whether the feature is bought. */
export interface SlotParams {
  buy: boolean;
}

/**
 * What decides a round: the stops of each of its spins, or the row of the book it is dealt from.
 */
export type SlotOutcome =
  { readonly stops: readonly (readonly number[])[] } | { readonly row: number };

export interface SlotRound extends InstantResult<SlotOutcome> {
  events: readonly SlotEvent[];
}

/** A slot: an instant game that tells its machine and the events of its rounds by type. */
export interface SlotGame extends InstantGame<SlotParams, SlotOutcome> {
  category: 'slots';
  machine: SlotMachine;
  play(params: SlotParams, stream: Parameters<InstantGame['play']>[1]): SlotRound;
}
