import { isCurrencyCode } from '@pavilion/domain/currencies';
import { parseAmount } from '@pavilion/domain/money';
import { amountText, hasForeignSigns } from '../../../common/amounts/amount-text.ts';
import type { DepositMethod } from './deposit.queries.ts';

export type AmountProblem =
  'required' | 'invalidAmount' | 'belowMinimum' | 'aboveMaximum' | 'aboveRoom';

export interface Bounds extends Pick<DepositMethod, 'currency' | 'min_amount' | 'max_amount'> {
  /** What the player's own limits and the law leave him; absent: no bound. */
  room?: string;
}

/**
 * What is wrong with a typed amount for a method, by its currency and bounds; null when nothing is.
 */
export function amountProblem(typed: string, method: Bounds): AmountProblem | null {
  const text = amountText(typed);
  if (text === '') return 'required';
  if (!isCurrencyCode(method.currency)) return 'invalidAmount';
  const minor = parseAmount(text, method.currency);
  if (minor === null) return 'invalidAmount';
  if (minor < (parseAmount(method.min_amount, method.currency) ?? 0n)) return 'belowMinimum';
  if (minor > (parseAmount(method.max_amount, method.currency) ?? 0n)) return 'aboveMaximum';
  const room = method.room === undefined ? null : parseAmount(method.room, method.currency);
  if (room !== null && minor > room) return 'aboveRoom';
  return null;
}

/** What is wrong with an amount before it is sent: only what more typing cannot mend. */
export function problemWhileTyping(typed: string): AmountProblem | null {
  return hasForeignSigns(typed) ? 'invalidAmount' : null;
}
