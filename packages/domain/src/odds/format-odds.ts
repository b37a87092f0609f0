// chunk: standing
import { formatMinor } from '../money/index.ts';
import { fractionBelow } from './fraction-ladder.ts';
import { assertOddsMilli, type OddsFormat } from './odds-format.ts';
import { parseOdds } from './parse-odds.ts';
import { compare, negativeInverse, rational, scaledDown, type Rational } from './rational.ts';

const one = rational(1n, 1n);
const maxDecimals = 8;

/** Profit per unit staked (Hong Kong odds), exact. */
export function profitPerUnit(oddsMilli: number): Rational {
  assertOddsMilli(oddsMilli);
  return rational(BigInt(oddsMilli) - 1000n, 1000n);
}

/**
 * Malay odds, exact: the profit per unit up to evens, above it the negative stake that wins one
 * unit.
 */
export function malayValue(oddsMilli: number): Rational {
  const profit = profitPerUnit(oddsMilli);
  return compare(profit, one) <= 0 ? profit : negativeInverse(profit);
}

/**
 * Indonesian odds, exact: the profit per unit from evens on, below it the negative stake that wins
 * one unit.
 */
export function indonesianValue(oddsMilli: number): Rational {
  const profit = profitPerUnit(oddsMilli);
  return compare(profit, one) >= 0 ? profit : negativeInverse(profit);
}

/**
 * American odds, a whole number: what 100 wins at least, or (negative) what wins at least 100.
 * Evens are +100.
 */
export function americanValue(oddsMilli: number): bigint {
  const profit = profitPerUnit(oddsMilli);
  return scaledDown(compare(profit, one) >= 0 ? profit : negativeInverse(profit), 100n);
}

/**
 * The profit as a reduced fraction (`19/20`), where `formatOdds` shows the next customary one
 * below.
 */
export function exactFraction(oddsMilli: number): string {
  const { numerator, denominator } = profitPerUnit(oddsMilli);
  const divisor = greatestDivisor(numerator, denominator);
  return `${numerator / divisor}/${denominator / divisor}`;
}

/**
 * Writes a price in the player's format (domain rules 2.1). Display only: bets are settled by
 * `oddsMilli`, and what is shortened is shortened against the player's hopes: no text promises more
 * than is paid. Two decimals, three when the price itself has three; a value too small for that
 * gets as many as it needs to show.
 */
export function formatOdds(oddsMilli: number, format: OddsFormat): string {
  assertOddsMilli(oddsMilli);
  const decimals = oddsMilli % 10 === 0 ? 2 : 3;
  switch (format) {
    case 'decimal':
      return decimalText(rational(BigInt(oddsMilli), 1000n), decimals);
    case 'fractional':
      return fractionBelow(profitPerUnit(oddsMilli));
    case 'american':
      return signed(americanValue(oddsMilli));
    case 'hongkong':
      return decimalText(profitPerUnit(oddsMilli), decimals);
    case 'malay':
      return readableText(malayValue(oddsMilli), decimals, format);
    case 'indonesian':
      return readableText(indonesianValue(oddsMilli), decimals, format);
  }
}

function decimalText(value: Rational, leastDecimals: number): string {
  let decimals = leastDecimals;
  while (decimals < maxDecimals && isTooCoarse(value, decimals)) decimals += 1;
  return formatMinor(scaledDown(value, 10n ** BigInt(decimals)), decimals);
}

/**
 * With as many decimals as it needs to be a price again when it is read: −0.00010001 for 10,000.00,
 * not −0.00010.
 */
function readableText(value: Rational, leastDecimals: number, format: OddsFormat): string {
  let decimals = leastDecimals;
  let text = decimalText(value, decimals);
  while (decimals < maxDecimals && parseOdds(text, format) === null) {
    decimals += 1;
    text = decimalText(value, decimals);
  }
  return text;
}

/**
 * True when so few decimals are more than a twentieth of the value away from it: −0.03 for −0.0235.
 */
function isTooCoarse(value: Rational, decimals: number): boolean {
  const scale = 10n ** BigInt(decimals);
  const exact = value.numerator * scale;
  const lost = exact - scaledDown(value, scale) * value.denominator;
  return 20n * lost > (exact < 0n ? -exact : exact);
}

const signed = (value: bigint): string => (value > 0n ? `+${value}` : `${value}`);

function greatestDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestDivisor(b, a % b);
}
