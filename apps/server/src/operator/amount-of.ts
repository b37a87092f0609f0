import { parseAmount } from '@pavilion/domain/money';
import type { Site } from '../site-directory/index.ts';
import { OperatorError } from './operator-error.ts';

/**
 * An amount in the currency of a site, in minor units; the contract knows no currency and its
 * decimals. Undefined stays so.
 */
export function amountOf<T extends string | undefined>(
  { currency }: Site,
  option: string,
  text: T,
): T extends string ? bigint : T extends undefined ? undefined : bigint | undefined;
export function amountOf(
  { currency }: Site,
  option: string,
  text: string | undefined,
): bigint | undefined {
  if (text === undefined) return undefined;
  const minor = parseAmount(text, currency.code);
  if (minor === null) throw new OperatorError(`--${option} must be an amount in ${currency.code}`);
  return minor;
}

/** The same, above zero. */
export function sumOf(site: Site, option: string, text: string): bigint {
  const minor = amountOf(site, option, text);
  if (minor > 0n) return minor;
  throw new OperatorError(`--${option} must be an amount in ${site.currency.code} above zero`);
}

/** A field that the contract leaves open and the act needs here. */
export function needed<T>(value: T | undefined, option: string): T {
  if (value === undefined) throw new OperatorError(`--${option} <value> is missing`);
  return value;
}
