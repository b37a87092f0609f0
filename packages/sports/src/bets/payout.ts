import { divideHalfUp, mulRatioFloor } from '@pavilion/domain/money';
import { add, one, times, zero, type Fraction } from '../engine/fraction.ts';
import { lineCount, type BetShape } from './shape.ts';

/** What a leg makes of a unit, to win and, of an each-way bet, to place. */
export interface LegMultipliers {
  readonly win: Fraction;
  readonly place: Fraction;
}

/** A voucher on a bet: the stake is a gift, or the winnings are raised. Amounts in minor units. */
export type BetVoucher =
  | { readonly kind: 'free_bet' }
  | {
      readonly kind: 'odds_boost';
      readonly boostPercent: number;
      readonly maxExtraMinor: bigint | null;
    };

/**
 * Σ over all products of `size` of the multipliers: elementary symmetric sums, one step per leg and
 * size.
 */
function symmetricSums(multipliers: readonly Fraction[]): Fraction[] {
  const sums: Fraction[] = [one, ...multipliers.map(() => zero)];
  multipliers.forEach((multiplier, index) => {
    for (let size = index + 1; size > 0; size -= 1) {
      const joined = times(multiplier, sums[size - 1] ?? zero);
      sums[size] = add(sums[size] ?? zero, joined);
    }
  });
  return sums;
}

const product = (multipliers: readonly Fraction[]): Fraction => multipliers.reduce(times, one);

/** What all lines together make of one unit on each; bankers stand in every line. */
export function sumOfLines(shape: BetShape, multipliers: readonly Fraction[]): Fraction {
  if (shape.type !== 'system') return product(multipliers);
  const isBanker = (_: Fraction, index: number): boolean => shape.bankers.includes(index);
  const sums = symmetricSums(multipliers.filter((each, index) => !isBanker(each, index)));
  const lines = shape.sizes.reduce((sum, size) => add(sum, sums[size] ?? zero), zero);
  return times(product(multipliers.filter(isBanker)), lines);
}

/** The whole return per unit: win lines and, each way, place lines. */
export function returnPerUnit(shape: BetShape, legs: readonly LegMultipliers[]): Fraction {
  const win = sumOfLines(
    shape,
    legs.map((leg) => leg.win),
  );
  if (!shape.isEachWay) return win;
  const places = legs.map((leg) => leg.place);
  return add(win, sumOfLines(shape, places));
}

/** `unit × lines` in minor units. */
export function stakeMinor(shape: BetShape, unitStakeMinor: bigint): bigint {
  return unitStakeMinor * BigInt(lineCount(shape));
}

const isVoid = ({ win, place }: LegMultipliers): boolean =>
  [win, place].every(({ numerator, denominator }) => numerator === denominator);

/** True when a free bet with these legs comes back to be used again: every leg is void. */
export function freeBetComesBack(legs: readonly LegMultipliers[]): boolean {
  return legs.every(isVoid);
}

/** What a voucher makes of a payout. The stake of a free bet was never the player's. */
function withVoucher(paid: bigint, staked: bigint, voucher: BetVoucher | null): bigint {
  if (voucher === null) return paid;
  const profit = paid > staked ? paid - staked : 0n;
  if (voucher.kind === 'free_bet') return profit;
  const extra = mulRatioFloor(profit, BigInt(voucher.boostPercent), 100n);
  const { maxExtraMinor } = voucher;
  return paid + (maxExtraMinor !== null && extra > maxExtraMinor ? maxExtraMinor : extra);
}

/**
 * What a settled bet pays, stake included, in minor units: exact fractions, rounded once, half up
 * (wire contract, 8). Throws RangeError for a negative unit.
 */
export function betPayoutMinor(
  shape: BetShape,
  unitStakeMinor: bigint,
  legs: readonly LegMultipliers[],
  voucher: BetVoucher | null = null,
): bigint {
  if (unitStakeMinor < 0n) throw new RangeError(`negative stake: ${unitStakeMinor}`);
  const { numerator, denominator } = returnPerUnit(shape, legs);
  const paid = divideHalfUp(unitStakeMinor * numerator, denominator);
  return withVoucher(paid, stakeMinor(shape, unitStakeMinor), voucher);
}
