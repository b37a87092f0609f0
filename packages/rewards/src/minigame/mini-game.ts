import type { RandomStream } from '@pavilion/domain/fair-stream';
import type { Prize } from '../prize.ts';

export const miniGameCodes = ['pick', 'scratch', 'match'] as const;
export type MiniGameCode = (typeof miniGameCodes)[number];

/** One line of a game's table. */
export interface MiniRow {
  prize: Prize;
  /** Of scratch: how often among the sum of weights. */
  weight?: number;
  /** What a prize that is no tokens is worth in tokens. */
  worth?: number;
}

export interface MiniTable {
  /** Tokens of one round. */
  cost: number;
  rows: readonly MiniRow[];
}

/**
 * What a prize is worth in tokens: tokens themselves, nothing nothing, anything else as the table
 * says.
 */
export function worthOf({ prize, worth = 0 }: MiniRow): number {
  if (prize.kind === 'token') return Number(prize.amount);
  return prize.kind === 'none' ? 0 : worth;
}

/** An exact share. */
export interface Share {
  numerator: bigint;
  denominator: bigint;
}

export type MiniAction = { action: string; params: Record<string, unknown> };

/** A round as its player may know it. */
export interface MiniRound {
  isSettled: boolean;
  /** Row of the table that was won; null while open, and for no prize. */
  won: number | null;
  outcome: Record<string, unknown>;
  /** What may be done next: names of acts, or cards still covered. */
  actions: ReadonlyArray<string | number>;
}

/** What is wrong with the parameters of a start or of an act. */
export class MiniGameRefusal extends Error {
  override readonly name = 'MiniGameRefusal';
  readonly path: string;

  constructor(path: string) {
    super(`the mini-game does not read ${path}`);
    this.path = path;
  }
}

/**
 * One of the three games with tokens. A round is a function of its stream and its acts: dealt again
 * it is the same.
 */
export interface MiniGame {
  code: MiniGameCode;
  /** How many rows its table has. */
  rows: number;
  /**
   * The round after these acts. Throws {@link MiniGameRefusal} for parameters and acts it does not
   * know, or not now.
   */
  play(
    table: MiniTable,
    params: Record<string, unknown>,
    acts: readonly MiniAction[],
    stream: RandomStream,
  ): MiniRound;
  /** What ends an open round that nobody plays on. */
  next(round: MiniRound): MiniAction;
  /** The exact return in tokens of one round. */
  rtp(table: MiniTable): Share;
}

/** Removes what is drawn from the list; the order of the rest stays. */
export function drawFrom<Item>(stream: RandomStream, remaining: Item[]): Item {
  const [drawn] = remaining.splice(stream.draw(remaining.length), 1);
  return drawn as Item;
}

/** A whole number of a parameter within bounds. */
export function wholeParam(params: Record<string, unknown>, name: string, below: number): number {
  const value = params[name];
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value >= below)
    throw new MiniGameRefusal(name);
  return value;
}
