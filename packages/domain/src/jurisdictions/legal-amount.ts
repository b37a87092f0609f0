import { currencies, type CurrencyCode } from '../currencies/index.ts';
import { parseAmount } from '../money/index.ts';
import { unitsPerEuro } from '../units-per-euro/index.ts';
import type { LegalAmount } from './jurisdiction.ts';

/**
 * An amount of a law in minor units of a site's currency, at least one. Of another currency it is
 * worked out roughly, rounded down; the operator may say the exact figure. Throws for a law that
 * names no amount.
 */
export function legalMinor({ amount, currency: own }: LegalAmount, currency: CurrencyCode): bigint {
  const ownMinor = parseAmount(amount, own);
  if (ownMinor === null) throw new Error(`no amount of ${own}: ${amount}`);
  if (own === currency) return ownMinor;
  const scaleOf = (code: CurrencyCode): bigint =>
    unitsPerEuro[code] * 10n ** BigInt(currencies[code].exponent);
  return (ownMinor * scaleOf(currency)) / scaleOf(own) || 1n;
}
