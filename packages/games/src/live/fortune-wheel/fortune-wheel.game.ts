import {
  addFractions,
  fraction,
  multiplierScale,
  multiplyFractions,
  ParamReader,
  type Fraction,
} from '../../engine/index.ts';
import { betSchema } from '../bet-kinds.ts';
import type { TableGame } from '../table-game.ts';

/** Segments clockwise: what they pay, or `x2` and `x3`, which multiply and spin again. */
export const fortuneSegments =
  '2 4 2 6 2 12 2 4 2 6 2 4 2 24 2 6 4 2 x2 2 4 2 6 2 12 4 2 48 2 4 2 6 2 12 2 4 2 6 2 x3 2 4 2 6 24 2 4 2 12 6 4 2 4 0'.split(
    ' ',
  );

export const fortuneValues = [2, 4, 6, 12, 24, 48] as const;
export type FortuneValue = (typeof fortuneValues)[number];

export type FortuneBet = { kind: 'segment'; value: FortuneValue };
export type FortuneOutcome = {
  /** Segments that came, 0 to 53. */
  spins: readonly number[];
  /** The product of what multiplied. */
  multiplier: number;
  /** What the wheel came to in the end; 0: nothing. */
  result: number;
};

/** So many multipliers count; one more ends the round with nothing. */
const mostMultipliers = 3;

const labelOf = (segment: number): string => fortuneSegments[segment] ?? '0';
const factorOf = (segment: number): number =>
  labelOf(segment).startsWith('x') ? Number(labelOf(segment).slice(1)) : 1;

const isBonus = (segment: number): boolean => factorOf(segment) > 1;
const bonusFactors = fortuneSegments.map((_, segment) => factorOf(segment)).filter((by) => by > 1);

/** The wheel multiplies none to three times before the segment comes: a sum over how often. */
function rtpOf(value: FortuneValue): Fraction {
  const segments = BigInt(fortuneSegments.length);
  const own = fortuneSegments.filter((label) => label === String(value)).length;
  const again = fraction(BigInt(bonusFactors.reduce((sum, by) => sum + by, 0)), segments);
  let term = fraction(BigInt(value * own), segments);
  let sum = term;
  for (let bonus = 0; bonus < mostMultipliers; bonus += 1) {
    term = multiplyFractions(term, again);
    sum = addFractions(sum, term);
  }
  return sum;
}

const most = BigInt(Math.max(...bonusFactors) ** mostMultipliers);
const topOf = (value: FortuneValue): bigint => BigInt(value) * most * multiplierScale;

/** A wheel of 54 segments; all bets return the same. */
export const fortuneWheel: TableGame<FortuneBet, FortuneOutcome> = {
  code: 'fortune-wheel',
  name: 'Fortune Wheel',
  category: 'livecasino',
  version: 1,
  volatility: 'high',
  bettingMs: 15_000,
  pauseMs: 4_000,
  dealingMs: ({ spins }) => 8_000 * spins.length,
  maxMultiplierE4: topOf(48),
  paramsSchema: {
    ...betSchema(['segment'], { value: { type: 'integer', enum: [...fortuneValues] } }),
    required: ['kind', 'value'],
  },
  parseBet(raw) {
    const reader = new ParamReader(raw);
    const kind = reader.choice('kind', ['segment']);
    return reader.done({ kind, value: reader.numberChoice('value', fortuneValues) });
  },
  outcomeOf(stream) {
    const spins: number[] = [];
    const spin = (): number => {
      const segment = stream.draw(fortuneSegments.length);
      spins.push(segment);
      return segment;
    };
    let last = spin();
    let multiplier = 1;
    while (isBonus(last) && spins.length <= mostMultipliers) {
      multiplier *= factorOf(last);
      last = spin();
    }
    return { spins, multiplier, result: isBonus(last) ? 0 : Number(labelOf(last)) };
  },
  multiplierE4: ({ value }, { multiplier, result }) =>
    value === result ? BigInt(value * multiplier) * multiplierScale : 0n,
  topMultiplierE4: ({ value }) => topOf(value),
  // The largest multiplier there is, before each value.
  outcomes: fortuneValues.map((value) => ({ spins: [], multiplier: Number(most), result: value })),
  bets: () =>
    fortuneValues.map((value) => ({
      kind: 'segment',
      params: { kind: 'segment', value },
      multiplierE4: topOf(value),
      rtp: rtpOf(value),
    })),
  roadMark: ({ spins }) => spins.map(labelOf).join('·'),
  countsOf: ({ spins }) => spins.map(labelOf),
};
