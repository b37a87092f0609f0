// chunk: alone
import { isCurrencyCode } from '@pavilion/domain/currencies';
import { formatAmount, parseAmount } from '@pavilion/domain/money';
import { partsOf } from './each-way.ts';
import type { SlipLine } from './slip.types.ts';
import type { SlipQuote } from './slip-quote.query.ts';
import { costMinorOf } from './slip-sums.ts';

export interface StakeRoom {
  lines: readonly SlipLine[];
  currency: string;
  /** What the player owns, in major units as on the wire; null for a guest. */
  balance: string | null;
}

/**
 * How much the stakes together are more than the player owns, in minor units; null where they are
 * not, and for a guest.
 */
export function missingMinor({ lines, currency, balance }: StakeRoom): bigint | null {
  return missingFor(stakedMinor(lines, currency), currency, balance);
}

/**
 * How much a stake is more than the player owns, in minor units; null where it is not, and for a
 * guest.
 */
export function missingFor(
  stakeMinor: bigint,
  currency: string,
  balance: string | null,
): bigint | null {
  const balanceMinor = minorOf(balance, currency);
  return balanceMinor !== null && stakeMinor > balanceMinor ? stakeMinor - balanceMinor : null;
}

/**
 * The largest stake that is really taken for a line, in major units: its own limit, and no more
 * than the other lines' stakes leave of the balance. Null when that is less than the smallest
 * stake, or nothing is taken or known.
 */
export function lineMaxStake(
  line: SlipLine,
  quote: Pick<SlipQuote, 'min_stake' | 'max_stake' | 'refusal'> | null,
  { lines, currency, balance }: StakeRoom,
): string | null {
  if (quote === null || quote.refusal !== null || !isCurrencyCode(currency)) return null;
  const ownMinor = minorOf(quote.max_stake, currency);
  if (ownMinor === null) return null;
  const others = lines.filter(({ selectionId }) => selectionId !== line.selectionId);
  const balanceMinor = minorOf(balance, currency);
  const leftMinor = balanceMinor === null ? ownMinor : balanceMinor - stakedMinor(others, currency);
  const unitMinor = leftMinor / partsOf(line);
  const maxMinor = unitMinor < ownMinor ? unitMinor : ownMinor;
  if (maxMinor <= 0n || maxMinor < (minorOf(quote.min_stake, currency) ?? 0n)) return null;
  return formatAmount(maxMinor, currency);
}

const stakedMinor = (lines: readonly SlipLine[], currency: string): bigint =>
  lines.reduce((total, line) => total + costMinorOf(line, currency), 0n);

const minorOf = (amount: string | null, currency: string): bigint | null =>
  amount === null || !isCurrencyCode(currency) ? null : parseAmount(amount, currency);
