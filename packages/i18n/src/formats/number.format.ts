import { numberWriter, type NumberWriter } from './intl-source.ts';

export type NumberInput = number | bigint;

/** Makes the number formats of a number locale. */
export function createNumberFormats(locale: string) {
  const formats = new Map<string, NumberWriter>();
  const formatOf = (options: Intl.NumberFormatOptions): NumberWriter => {
    const key = JSON.stringify(options);
    const format = formats.get(key) ?? numberWriter(locale, options);
    formats.set(key, format);
    return format;
  };
  return {
    number: (value: NumberInput, options: Intl.NumberFormatOptions = {}): string =>
      formatOf(options).format(value),
    percent: (percentage: number, decimals = 1): string =>
      // The unit, not the style: the style wants a fraction, and dividing first rounds 45.55 the wrong way.
      formatOf({ style: 'unit', unit: 'percent', maximumFractionDigits: decimals }).format(
        percentage,
      ),
  };
}

/**
 * Decimal odds from milli-odds: at least two decimals, the third only when it says something (2100 → `2.10`,
 * 1005 → `1.005`). Written with a point in every language, as bookmakers' boards do.
 */
export function formatOdds(oddsMilli: number): string {
  if (!Number.isSafeInteger(oddsMilli) || oddsMilli < 0)
    throw new RangeError(`not milli-odds: ${oddsMilli}`);
  const decimals = String(oddsMilli % 1000).padStart(3, '0');
  return `${Math.floor(oddsMilli / 1000)}.${decimals.endsWith('0') ? decimals.slice(0, 2) : decimals}`;
}
