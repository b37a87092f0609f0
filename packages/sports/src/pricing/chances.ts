import type { SelectionResult } from '@pavilion/domain/settlement';
import type { Facts, Pair } from '../engine/facts.ts';
import type { Market } from '../engine/market-type.ts';
import type { Acceptance } from '../engine/selection.ts';
import { questionOf, settleQuestion } from '../engine/settle-pick.ts';
import type { ChancesPpm } from '../bets/cash-out.ts';

/**
 * How likely each result of a selection is; they add up to 1. Of a dead heat the share wins and the
 * rest loses.
 */
export type Chances = Readonly<Record<SelectionResult, number>>;

/**
 * Ways an event can end, each with its weight; weights add up to 1. Facts that come again with
 * other weights keep in `memo` how selections end in them, so that a new price is a sum and no
 * settlement.
 */
export interface Worlds {
  readonly facts: readonly Facts[];
  readonly weights: readonly number[];
  readonly memo?: Map<string, readonly Ending[]>;
}

/** The result of a selection in one world and its share of a dead heat. */
interface Ending {
  readonly result: SelectionResult;
  readonly share: number;
}

/** What a price model of a sport gives: the worlds in which a selection is settled. */
export interface PriceModel {
  /** Worlds that tell all the market asks; null where the model has no price for it. */
  readonly worldsOf: (market: Market, outcome: string) => Worlds | null;
  /**
   * The present score of the market's stat and period: what a bet on the rest, taken now, does not
   * count.
   */
  readonly scoreOf: (market: Market) => Pair;
}

function acceptedNow(score: Pair): Acceptance {
  return { atMs: 0, isLive: true, score, isAntepost: false };
}

function endingsIn(
  { facts, memo }: Worlds,
  market: Market,
  outcome: string,
  score: Pair,
): readonly Ending[] {
  const { type, lineQuarters, param, playerId } = market;
  const before = type.counts === 'rest' ? score.join('-') : '';
  const key = [type.sport, type.kind, lineQuarters, param, playerId, outcome, before].join('|');
  const known = memo?.get(key);
  if (known !== undefined) return known;
  const accepted = acceptedNow(score);
  const question = questionOf({ market, outcome }, accepted);
  const endings = facts.map((world): Ending => {
    const { result, share } = settleQuestion(question, market, world, accepted);
    if (result === 'open') throw new RangeError(`a world leaves ${type.kind} open`);
    return { result, share: Number(share.numerator) / Number(share.denominator) };
  });
  memo?.set(key, endings);
  return endings;
}

/** By world: 1 where a selection taken at this score wins, else 0. */
export function winsIn(worlds: Worlds, market: Market, outcome: string, score: Pair): number[] {
  return endingsIn(worlds, market, outcome, score).map(({ result }) => (result === 'won' ? 1 : 0));
}

/**
 * How likely each result of a selection is. It is settled in every world by the very function that
 * will settle the bets, so that price and settlement cannot disagree. Null where the model has no
 * price. Throws RangeError for a selection that cannot exist.
 */
export function chancesOf(model: PriceModel, market: Market, outcome: string): Chances | null {
  const worlds = model.worldsOf(market, outcome);
  if (worlds === null) return null;
  const sums: Record<SelectionResult, number> = {
    won: 0,
    'half-won': 0,
    void: 0,
    'half-lost': 0,
    lost: 0,
  };
  endingsIn(worlds, market, outcome, model.scoreOf(market)).forEach(({ result, share }, index) => {
    const weight = worlds.weights[index] ?? 0;
    sums[result] += weight * share;
    sums.lost += weight * (1 - share);
  });
  return sums;
}

/**
 * The probability a fair price stands for: win / (win + loss), refunds left out. 0 when neither can
 * happen.
 */
export function fairProbability(chances: Chances): number {
  const win = chances.won + chances['half-won'] / 2;
  const loss = chances.lost + chances['half-lost'] / 2;
  return win + loss === 0 ? 0 : win / (win + loss);
}

/** Chances as cash-out takes them: whole millionths. */
export function chancesPpm(chances: Chances): ChancesPpm {
  const ppm = (chance: number): number => Math.round(chance * 1_000_000);
  return {
    won: ppm(chances.won),
    halfWon: ppm(chances['half-won']),
    void: ppm(chances.void),
    halfLost: ppm(chances['half-lost']),
  };
}
