import { displayNumber } from '@pavilion/domain/money';
import { numberWriter, type NumberWriter } from './intl-source.ts';

/** A string is a decimal number as the wire writes it: `1250.5`. */
export type NumberInput = number | bigint | string;

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
    number: (value: NumberInput): string => formatOf({}).format(displayed(value)),
    percent: (percentage: number, decimals = 1): string =>
      // The unit, not the style: the style wants a fraction, and dividing first rounds 45.55 the
      // wrong way.
      formatOf({ style: 'unit', unit: 'percent', maximumFractionDigits: decimals }).format(
        percentage,
      ),
  };
}

/** Decimals that a number of the machine can stand for without showing how it is kept. */
const exactDecimals = 9;

/** The digits that are shown of a number: the rule of the plain number display. */
function displayed(value: NumberInput): number | bigint | Intl.StringNumericLiteral {
  if (typeof value === 'bigint' || Number.isInteger(value)) return value as number | bigint;
  const text = typeof value === 'number' ? value.toFixed(exactDecimals) : value;
  return displayNumber(text) as Intl.StringNumericLiteral;
}
