// chunk: alone
import { isCurrencyCode } from '@pavilion/domain/currencies';
import { parseAmount } from '@pavilion/domain/money';
import {
  betBounds,
  lineCount,
  namedSystems,
  potentialPayoutMinor,
  shapeFault,
  shownOdds,
  type BetShape,
  type ShapeFault,
} from '@pavilion/sports';
import { amountText } from '../../../common/amounts/amount-text.ts';
import { oddsMilliOf } from '../../../common/odds/odds-text.ts';
import { termsOf } from './each-way.ts';
import { sentLeg } from './slip-leg.ts';
import type { BetMode, CombinedChoice, SentBet, SlipLine } from './slip.types.ts';

/** All selections of the slip as one bet. */
export interface CombinedBet {
  shape: BetShape;
  /** What keeps the shape from being a bet; null when it is one. */
  fault: ShapeFault | null;
  /** None of a shape that is no bet. */
  lineCount: number;
  /**
   * Of a parlay: the product of its odds, cut to thousandths; null of a system and of what is no
   * bet.
   */
  odds: string | null;
  /**
   * The stake of a line in minor units; null while it is empty, zero, or no amount of the currency.
   */
  unitMinor: bigint | null;
  stakeMinor: bigint;
  /** The most it can pay back at present prices. */
  payoutMinor: bigint;
}

interface CombinedSlip extends CombinedChoice {
  mode: Exclude<BetMode, 'single'>;
  lines: readonly SlipLine[];
}

/** What the selections of a slip come to as one bet. */
export function combinedOf(slip: CombinedSlip, currency: string): CombinedBet {
  const shape = shapeOf(slip);
  const fault = shapeFault(shape);
  const unitMinor = unitMinorOf(slip.unitStake, currency);
  const legs = slip.lines.map((line) => ({
    oddsMilli: oddsMilliOf(line.currentOdds) ?? 1000,
    terms: slip.isEachWay ? termsOf(line) : null,
  }));
  const isPriced = !slip.isEachWay || legs.every(({ terms }) => terms !== null);
  if (fault !== null) {
    return { shape, fault, lineCount: 0, odds: null, unitMinor, stakeMinor: 0n, payoutMinor: 0n };
  }
  const count = lineCount(shape);
  return {
    shape,
    fault,
    lineCount: count,
    odds: slip.mode === 'parlay' ? shownOdds(legs) : null,
    unitMinor,
    stakeMinor: (unitMinor ?? 0n) * BigInt(count),
    payoutMinor:
      unitMinor === null || !isPriced ? 0n : potentialPayoutMinor(shape, unitMinor, legs),
  };
}

function shapeOf({ mode, lines, sizes, bankers, isEachWay }: CombinedSlip): BetShape {
  const isSystem = mode === 'system';
  const kept = lines.flatMap(({ selectionId }, index) =>
    isSystem && bankers.includes(selectionId) ? [index] : [],
  );
  return {
    type: mode,
    legCount: lines.length,
    sizes: isSystem ? soundSizes(sizes, lines.length - kept.length) : [],
    bankers: kept,
    isEachWay,
  };
}

/**
 * The chosen sizes that so many free selections allow; without one the smallest that is a
 * combination.
 */
export function soundSizes(sizes: readonly number[], free: number): number[] {
  const sound = sizes.filter((size) => size >= 1 && size <= free).toSorted((a, b) => a - b);
  return sound.length > 0 || free < 1 ? sound : [Math.min(2, free)];
}

function unitMinorOf(unitStake: string, currency: string): bigint | null {
  const text = amountText(unitStake);
  if (text === '' || !isCurrencyCode(currency)) return null;
  const minor = parseAmount(text, currency);
  return minor === null || minor === 0n ? null : minor;
}

/** The bet on the wire: at the agreed prices or, told so, at the present ones. */
export const sentCombined = (
  { shape }: CombinedBet,
  lines: readonly SlipLine[],
  { unitStake, atNewPrices }: { unitStake: string; atNewPrices: boolean },
): SentBet => ({
  bet_type: shape.type,
  legs: lines.map((line) => sentLeg(line, atNewPrices ? line.currentOdds : line.odds)),
  unit_stake: amountText(unitStake),
  ...(shape.type === 'system' && { sizes: [...shape.sizes], bankers: [...shape.bankers] }),
  ...(shape.isEachWay && { each_way: true as const }),
});

/** Systems of so many selections that have a name, with their sizes. */
export const namesFor = (legCount: number): [name: string, sizes: readonly number[]][] =>
  Object.entries(namedSystems).filter(([, sizes]) => sizes.at(-1) === legCount);

/** How many more selections the kind of bet needs. */
export function missingLegs(mode: BetMode, legCount: number): number {
  if (mode === 'single') return 0;
  const { min } = mode === 'parlay' ? betBounds.parlayLegs : betBounds.systemLegs;
  return Math.max(0, min - legCount);
}

/**
 * Selections of a match that others of the slip are of too: one of them can stand in a bet of
 * several legs.
 */
export function relatedIds(lines: readonly SlipLine[]): ReadonlySet<string> {
  const related = [...Map.groupBy(lines, ({ eventId }) => eventId).values()].filter(
    (ofEvent) => ofEvent.length > 1,
  );
  return new Set(related.flat().map(({ selectionId }) => selectionId));
}
