import type { Volatility } from '../../engine/index.ts';
import type { CardBetRow } from '../card-game.ts';

export type Place = 'player' | 'board' | 'dealer';

/** Everything that is dealt, by place. */
export type ShowdownCards = Readonly<Record<Place, readonly number[]>>;

/**
 * What a hand that was not folded gives back: multiples of the ante and of what was added to it.
 */
export interface ShowdownPays {
  result: 'won' | 'lost' | 'push';
  /** In antes, bonuses included. */
  ante: bigint;
  /** In stakes of the raise. */
  raise: bigint;
}

/** A poker game against the house: one ante, one decision, one showdown. */
export interface ShowdownRules {
  code: string;
  name: string;
  volatility: Volatility;
  /** The order of the deal; `hidden`: places that stay face down until the end. */
  deals: ReadonlyArray<{ to: Place; count: number; hidden?: readonly number[] }>;
  /** Whether the game has a board. */
  hasBoard: boolean;
  /** How the player goes on, and for how many antes. */
  raise: { action: string; stakes: bigint };
  /** A bet on cards the player sees, paid also when folded. */
  side?: { name: string; multipleOf(cards: ShowdownCards): bigint };
  settle(cards: ShowdownCards): ShowdownPays;
  /** Main bet and side bet. */
  bets: readonly CardBetRow[];
}
