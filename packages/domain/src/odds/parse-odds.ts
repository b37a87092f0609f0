// chunk: standing
import { oddsMilliBounds, type OddsFormat } from './odds-format.ts';
import {
  compare,
  negativeInverse,
  parseDecimal,
  rational,
  scaled,
  type Rational,
} from './rational.ts';

const zero = rational(0n, 1n);
const one = rational(1n, 1n);
const minusOne = rational(-1n, 1n);
const hundred = 100n;

/**
 * Reads a price as a player types or a feed sends it, in exact arithmetic, and gives `oddsMilli`
 * rounded half up to the thousandth. Null when the text is not a price of that format or lies
 * outside `oddsMilliBounds`. Decimal prices with more than three decimals are refused: they could
 * not be stored as given.
 */
export function parseOdds(text: string, format: OddsFormat): number | null {
  const profit = profitReaders[format](text.trim());
  if (!profit || compare(profit, zero) <= 0) return null;
  const oddsMilli = 1000n + scaled(profit, 1000n);
  const isInBounds = oddsMilli >= oddsMilliBounds.min && oddsMilli <= oddsMilliBounds.max;
  return isInBounds ? Number(oddsMilli) : null;
}

/** Each reads a text into the profit per unit staked, or null. */
const profitReaders: Record<OddsFormat, (text: string) => Rational | null> = {
  decimal: readDecimal,
  fractional: readFraction,
  american: readAmerican,
  hongkong: (text) => (text.startsWith('+') ? null : parseDecimal(text)),
  malay: readMalay,
  indonesian: readIndonesian,
};

function readDecimal(text: string): Rational | null {
  const value = /^\d+(\.\d{1,3})?$/.test(text) ? parseDecimal(text) : null;
  return value && rational(value.numerator - value.denominator, value.denominator);
}

function readFraction(text: string): Rational | null {
  if (/^ev(en)?s?$/i.test(text)) return one;
  const match = /^(\d{1,6})\s?\/\s?(\d{1,6})$/.exec(text);
  if (!match) return null;
  const denominator = BigInt(match[2] ?? '0');
  return denominator === 0n ? null : rational(BigInt(match[1] ?? '0'), denominator);
}

function readAmerican(text: string): Rational | null {
  if (/^ev(en)?s?$/i.test(text)) return one;
  const value = text.includes('.') ? null : parseDecimal(text);
  if (!value) return null;
  const { numerator } = value;
  if (numerator >= hundred) return rational(numerator, hundred);
  return numerator <= -hundred ? rational(hundred, -numerator) : null;
}

function readMalay(text: string): Rational | null {
  const value = parseDecimal(text);
  if (!value || compare(value, one) > 0 || compare(value, minusOne) < 0) return null;
  return unturned(value);
}

function readIndonesian(text: string): Rational | null {
  const value = parseDecimal(text);
  if (!value || (compare(value, one) < 0 && compare(value, minusOne) > 0)) return null;
  return unturned(value);
}

function unturned(value: Rational): Rational | null {
  if (value.numerator === 0n) return null;
  return value.numerator > 0n ? value : negativeInverse(value);
}
