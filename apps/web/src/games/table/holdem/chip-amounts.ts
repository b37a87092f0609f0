import { parseMinor, formatMinor } from '@pavilion/domain/money';
import { currencies, isCurrencyCode } from '@pavilion/domain/currencies';
import type { Legal, PlayedHand } from './poker.queries.ts';

/** Decimals of the currency a table plays in. */
export const decimalsOf = (currency: string): number =>
  isCurrencyCode(currency) ? currencies[currency].exponent : 2;

/** Amounts of a table in minor units; 0 for what is no amount. */
export const minorOf = (text: string, decimals: number): bigint => parseMinor(text, decimals) ?? 0n;

export const textOf = (minor: bigint, decimals: number): string => formatMinor(minor, decimals);

export interface WagerBounds {
  leastMinor: bigint;
  mostMinor: bigint;
}

export const boundsOf = (wager: NonNullable<Legal['wager']>, decimals: number): WagerBounds => ({
  leastMinor: minorOf(wager.least, decimals),
  mostMinor: minorOf(wager.most, decimals),
});

export const within = ({ leastMinor, mostMinor }: WagerBounds, minor: bigint): bigint =>
  minor < leastMinor ? leastMinor : minor > mostMinor ? mostMinor : minor;

/**
 * The street's total of a bet of a part of the pot: what has to be matched, and that part of the
 * pot as it is once one has called. `potMinor` are all chips in the middle and before the seats.
 */
export function potBet(
  { potMinor, toMatchMinor, callMinor }: Record<'potMinor' | 'toMatchMinor' | 'callMinor', bigint>,
  [part, of]: readonly [bigint, bigint],
): bigint {
  return toMatchMinor + ((potMinor + callMinor) * part) / of;
}

/** All chips in the pots; bets of the street are in them. */
export const potOf = ({ pots }: Pick<PlayedHand, 'pots'>, decimals: number): bigint =>
  pots.reduce((sum, { amount }) => sum + minorOf(amount, decimals), 0n);
