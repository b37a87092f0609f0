import { fraction, one, type Fraction } from '../engine/fraction.ts';
import type { Facts } from '../engine/facts.ts';
import { settlePick, type PickResult } from '../engine/settle-pick.ts';
import type { Acceptance, Selection } from '../engine/selection.ts';
import type { MarketType } from '../engine/market-type.ts';
import type { SettlementRules } from '../engine/rules.ts';

/** How many places an each-way bet is paid for, and which part of the win odds. */
export interface PlaceTerms {
  readonly places: number;
  readonly fraction: Fraction;
}

/** Whether bets on a kind may be each way: on the winner of a race. */
export function takesEachWay({ sport, base, param }: MarketType): boolean {
  return sport === 'racing' && base === 'place' && param === '1';
}

const quarter = fraction(1n, 4n);
const fifth = fraction(1n, 5n);

/**
 * Place terms by the runners that ran (wire contract, 7). Up to four: the place part is a second
 * win part.
 */
export function placeTerms(ran: number, isHandicap: boolean): PlaceTerms {
  if (ran <= 4) return { places: 1, fraction: one };
  if (ran <= 7) return { places: 2, fraction: quarter };
  if (ran <= 11 || !isHandicap) return { places: 3, fraction: fifth };
  return { places: ran <= 15 ? 3 : 4, fraction: quarter };
}

/**
 * Up to these odds of the withdrawn runner, in thousandths, so many percent of the winnings are
 * kept back.
 */
const ladder: readonly (readonly [upToMilli: number, percent: number])[] = [
  [1120, 90],
  [1190, 85],
  [1270, 80],
  [1330, 75],
  [1440, 70],
  [1570, 65],
  [1660, 60],
  [1830, 55],
  [1990, 50],
  [2240, 45],
  [2590, 40],
  [2790, 35],
  [3390, 30],
  [4190, 25],
  [5400, 20],
  [6990, 15],
  [10_990, 10],
  [15_000, 5],
];

/** The deduction for one withdrawn runner, in percent. */
export function rule4Percent(oddsMilli: number): number {
  return ladder.find(([upToMilli]) => oddsMilli <= upToMilli)?.[1] ?? 0;
}

const mostPercent = 90;

/**
 * What is kept back of a leg's winnings, in percent: for every withdrawal after it was accepted,
 * summed, at most 90. None on antepost bets, and none below the least that the site takes.
 */
export function deductionPercent(
  facts: Facts,
  { atMs, isAntepost }: Acceptance,
  rules: SettlementRules,
): number {
  if (isAntepost) return 0;
  const after = facts.withdrawals.filter((withdrawal) => withdrawal.atMs > atMs);
  return deductionOf(
    after.map(({ oddsMilli }) => oddsMilli),
    rules,
  );
}

/** The deduction for runners withdrawn at these odds, in percent. */
export function deductionOf(
  withdrawnOddsMilli: readonly number[],
  { rule4LeastPercent }: SettlementRules,
): number {
  const sum = withdrawnOddsMilli.reduce((total, odds) => total + rule4Percent(odds), 0);
  return sum < rule4LeastPercent ? 0 : Math.min(sum, mostPercent);
}

/**
 * The place part of an each-way leg: the same runner, asked for the paid places instead of the win.
 */
export function settlePlacePart(
  selection: Selection,
  terms: PlaceTerms,
  facts: Facts,
  accepted: Acceptance,
  rules: SettlementRules,
): PickResult {
  const market = { ...selection.market, param: String(terms.places) };
  return settlePick({ ...selection, market }, facts, accepted, rules);
}
