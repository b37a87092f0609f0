const decimal = /^-?\d+(\.\d+)?$/;
const decimalsOf = (value: string): number => value.split('.')[1]?.length ?? 0;

/** The value in units of ten to the minus `digits`; exact at any size. */
function scaled(value: string, digits: number): bigint {
  const [whole = '0', fraction = ''] = value.replace('-', '').split('.');
  const units = BigInt(whole + fraction.padEnd(digits, '0'));
  return value.startsWith('-') ? -units : units;
}

function unscaled(units: bigint, digits: number): string {
  const sign = units < 0n ? '-' : '';
  const text = String(units < 0n ? -units : units).padStart(digits + 1, '0');
  return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

export interface DecimalRange {
  /** All decimal strings with a dot, such as `0.50`. */
  step: string;
  min?: string | undefined;
  max?: string | undefined;
}

/** True for a plain decimal number such as `12` or `-0.50`. */
export function isDecimal(value: string): boolean {
  return decimal.test(value);
}

/** -1, 0 or 1 as `a` is below, at or above `b`; both decimal strings. */
export function compareDecimals(a: string, b: string): -1 | 0 | 1 {
  const digits = Math.max(decimalsOf(a), decimalsOf(b));
  const difference = scaled(a, digits) - scaled(b, digits);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/**
 * The value `count` steps on (back when negative), kept within the range, with as many decimals as
 * step or value have. Without a number to start from it is the least value, or zero. Exact: no
 * floating point touches an amount.
 */
export function stepDecimal(value: string, count: number, range: DecimalRange): string {
  const start = isDecimal(value) ? value : (range.min ?? '0');
  const digits = Math.max(decimalsOf(range.step), decimalsOf(start));
  const moved = isDecimal(value)
    ? unscaled(scaled(start, digits) + scaled(range.step, digits) * BigInt(count), digits)
    : start;
  if (range.min !== undefined && compareDecimals(moved, range.min) < 0) return range.min;
  if (range.max !== undefined && compareDecimals(moved, range.max) > 0) return range.max;
  return moved;
}
