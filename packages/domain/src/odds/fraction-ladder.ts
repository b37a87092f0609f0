// chunk: standing
import { compare, rational, type Rational } from './rational.ts';

/**
 * The fractions British players know (domain rules 2.1). `6/4` and `4/6` are written so by custom,
 * not reduced.
 */
const ladderText =
  '1/10 1/8 1/7 1/6 1/5 2/9 1/4 2/7 3/10 1/3 4/11 2/5 4/9 1/2 8/15 4/7 8/13 4/6 8/11 4/5 5/6 10/11 ' +
  '1/1 11/10 6/5 5/4 11/8 6/4 13/8 7/4 15/8 2/1 9/4 5/2 11/4 3/1 10/3 7/2 4/1 9/2 5/1 11/2 6/1 13/2 ' +
  '7/1 15/2 8/1 17/2 9/1 10/1 11/1 12/1 14/1 16/1 18/1 20/1 22/1 25/1 28/1 33/1 40/1 50/1 66/1 80/1 ' +
  '100/1 150/1 200/1 250/1 500/1';

interface Rung extends Rational {
  text: string;
}

export const fractionLadder: readonly Rung[] = ladderText.split(' ').map((text) => {
  const [numerator = '0', denominator = '1'] = text.split('/');
  return { text, ...rational(BigInt(numerator), BigInt(denominator)) };
});

const lowest = fractionLadder[0] as Rung;
const highest = fractionLadder.at(-1) as Rung;

/**
 * The fraction shown for a profit per unit staked: the highest of the ladder that is not above it,
 * so that the display never promises more than is paid. Outside the ladder the next `1/n` or `n/1`
 * below, since its ends would mislead.
 */
export function fractionBelow(profit: Rational): string {
  const { numerator, denominator } = profit;
  if (compare(profit, lowest) < 0) return `1/${(denominator + numerator - 1n) / numerator}`;
  if (compare(profit, highest) > 0) return `${numerator / denominator}/1`;
  return fractionLadder.findLast((rung) => compare(rung, profit) <= 0)?.text ?? lowest.text;
}
