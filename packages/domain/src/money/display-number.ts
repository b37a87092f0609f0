import { divideHalfUp } from './ratio.ts';

const maxDecimalsShown = 3;
const decimalsFromTen = 2;
const ten = 10n;

/**
 * The plain number display (specification, point 5; decisions, "Money and numbers"): trailing zeros
 * removed; of a value with more than 3 decimals a size below 10 is cut to 3 and a size of 10 or
 * more is rounded half up to 2. Takes a decimal string (or a whole bigint), so nothing passes
 * through binary fractions. Throws RangeError on a text that is not a plain decimal number.
 */
export function displayNumber(value: string | bigint): string {
  const match = /^([+-]?)(\d+)(?:\.(\d*))?$/.exec(String(value));
  if (!match) throw new RangeError(`not a decimal number: ${value}`);
  const [, sign = '', whole = '', rest = ''] = match;
  const decimals = rest.replace(/0+$/, '');
  const shown =
    decimals.length <= maxDecimalsShown
      ? joined(BigInt(whole), decimals)
      : shortened(whole, decimals);
  return sign === '-' && shown !== '0' ? `-${shown}` : shown;
}

function shortened(whole: string, decimals: string): string {
  if (BigInt(whole) < ten) return joined(BigInt(whole), decimals.slice(0, maxDecimalsShown));
  const hundredths = divideHalfUp(
    BigInt(whole + decimals),
    ten ** BigInt(decimals.length - decimalsFromTen),
  );
  const digits = hundredths.toString();
  return joined(BigInt(digits.slice(0, -decimalsFromTen)), digits.slice(-decimalsFromTen));
}

function joined(whole: bigint, decimals: string): string {
  const kept = decimals.replace(/0+$/, '');
  return kept === '' ? whole.toString() : `${whole}.${kept}`;
}
