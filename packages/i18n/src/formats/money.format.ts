import { currencies, isCurrencyCode } from '@pavilion/domain/currencies';
import { formatMinor } from '@pavilion/domain/money';
import { numberWriter, type NumberWriter } from './intl-source.ts';

export interface MoneyOptions {
  /** `always` shows a plus before gains (movements of money), `never` drops the sign. */
  sign?: 'auto' | 'always' | 'never';
  /** Short form for tickers and charts: 1.2M. */
  compact?: boolean;
  /** Leaves out decimals of whole amounts: $50 for limits and quick stakes. */
  trimWhole?: boolean;
}

/**
 * bigint: minor units (5000n is 50.00 PHP). string: the wire's decimal string in major units
 * ("50.00").
 */
export type MoneyAmount = bigint | string;

interface Unit {
  /** Decimals of the minor unit. */
  exponent: number;
  /** Decimals always shown; lower than the exponent for units with many. */
  minDecimals: number;
  /** Whether `Intl` knows the code; other units stand after the number as their code. */
  isIso: boolean;
}

/** Units outside ISO 4217. A game token has no smaller part. */
const otherUnits: Record<string, Unit> = {
  USDT: { exponent: currencies.USDT.exponent, minDecimals: 2, isIso: false },
  TOKEN: { exponent: 0, minDecimals: 0, isIso: false },
};

function unitOf(currency: string): Unit {
  const other = otherUnits[currency];
  if (other) return other;
  if (!isCurrencyCode(currency)) throw new RangeError(`unknown currency ${currency}`);
  const { exponent } = currencies[currency];
  return { exponent, minDecimals: exponent, isIso: true };
}

/** Decimal text in major units of an amount; exact, no floating point. */
const decimalText = (amount: MoneyAmount, exponent: number): string =>
  typeof amount === 'string' ? assertDecimal(amount) : formatMinor(amount, exponent);

function assertDecimal(text: string): string {
  if (/^-?\d+(\.\d+)?$/.test(text)) return text;
  throw new RangeError(`not a decimal amount: ${text}`);
}

const signDisplay = { auto: 'negative', always: 'exceptZero', never: 'never' } as const;

/**
 * Makes the money format of a number locale. Amounts never pass through floating point, so no digit
 * of a large balance is lost. Throws RangeError for an unknown currency or a string that is not a
 * decimal number.
 */
export function createMoneyFormat(
  locale: string,
): (amount: MoneyAmount, currency: string, options?: MoneyOptions) => string {
  const formats = new Map<string, NumberWriter>();
  return (amount, currency, options = {}) => {
    const unit = unitOf(currency);
    const key = JSON.stringify([currency, options]);
    const format = formats.get(key) ?? numberFormat(locale, currency, unit, options);
    formats.set(key, format);
    // Intl takes decimal strings exactly; the library type asks for a literal.
    const text = format.format(decimalText(amount, unit.exponent) as Intl.StringNumericLiteral);
    return unit.isIso ? text : `${text}\u00A0${currency}`;
  };
}

function numberFormat(
  locale: string,
  currency: string,
  unit: Unit,
  options: MoneyOptions,
): NumberWriter {
  return numberWriter(locale, {
    // A site has one currency, so its short sign ($, ₱) is never ambiguous.
    ...(unit.isIso ? { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } : {}),
    ...(options.compact
      ? { notation: 'compact', maximumFractionDigits: 1, minimumFractionDigits: 0 }
      : { minimumFractionDigits: unit.minDecimals, maximumFractionDigits: unit.exponent }),
    ...(options.trimWhole ? { trailingZeroDisplay: 'stripIfInteger' } : {}),
    signDisplay: signDisplay[options.sign ?? 'auto'],
  });
}
