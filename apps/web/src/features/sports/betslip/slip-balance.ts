import { isCurrencyCode } from '@pavilion/domain/currencies';
import { formatAmount, parseAmount } from '@pavilion/domain/money';
import type { SlipLine } from './slip.types.ts';
import type { SlipQuote } from './slip-quote.query.ts';
import { stakeMinorOf } from './slip-sums.ts';

export interface StakeRoom {
  lines: readonly SlipLine[];
  currency: string;
  /** What the player owns, in major units as on the wire; null for a guest. */
  balance: string | null;
}

/** True when the stakes together are more than the player owns; never for a guest. */
export function exceedsBalance({ lines, currency, balance }: StakeRoom): boolean {
  const balanceMinor = minorOf(balance, currency);
  return balanceMinor !== null && stakedMinor(lines, currency) > balanceMinor;
}

/**
 * The largest stake that is really taken for a line, in major units: its own limit, and no more than the other lines'
 * stakes leave of the balance. Null when that is less than the smallest stake, or nothing is taken or known.
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
  const maxMinor = leftMinor < ownMinor ? leftMinor : ownMinor;
  if (maxMinor <= 0n || maxMinor < (minorOf(quote.min_stake, currency) ?? 0n)) return null;
  return formatAmount(maxMinor, currency);
}

const stakedMinor = (lines: readonly SlipLine[], currency: string): bigint =>
  lines.reduce((total, line) => total + (stakeMinorOf(line, currency) ?? 0n), 0n);

const minorOf = (amount: string | null, currency: string): bigint | null =>
  amount === null || !isCurrencyCode(currency) ? null : parseAmount(amount, currency);
