import { isCurrencyCode } from '@pavilion/domain/currencies';
import { formatAmount, parseAmount } from '@pavilion/domain/money';
import { amountText } from '../../../common/amounts/amount-text.ts';
import { amountProblem, type AmountProblem } from './amount-problem.ts';
import type { WithdrawalMethod } from './withdrawal.queries.ts';

export type WithdrawalProblem = AmountProblem | 'locked';

type Bounds = Pick<WithdrawalMethod, 'currency' | 'min_amount' | 'max_amount'>;

/**
 * What is wrong with a typed amount by the method's bounds and what may leave; null when nothing
 * is.
 */
export function withdrawalProblem(
  typed: string,
  method: Bounds,
  free: string,
): WithdrawalProblem | null {
  const problem = amountProblem(typed, method);
  if (problem || !isCurrencyCode(method.currency)) return problem;
  const minor = parseAmount(amountText(typed), method.currency) ?? 0n;
  return minor > (parseAmount(free, method.currency) ?? 0n) ? 'locked' : null;
}

/**
 * The most that can be asked for now: what may leave, at most what the method pays at once; null
 * when that is below its least.
 */
export function mostOf(method: Bounds, free: string): string | null {
  if (!isCurrencyCode(method.currency)) return null;
  const minor = (text: string): bigint =>
    isCurrencyCode(method.currency) ? (parseAmount(text, method.currency) ?? 0n) : 0n;
  const most = minor(free) < minor(method.max_amount) ? minor(free) : minor(method.max_amount);
  return most < minor(method.min_amount) ? null : formatAmount(most, method.currency);
}

/** What arrives of an amount; null while it is none or the fee takes all of it. */
export function netOf(
  typed: string,
  method: Pick<WithdrawalMethod, 'currency' | 'fee'>,
): string | null {
  if (!isCurrencyCode(method.currency)) return null;
  const minor = parseAmount(amountText(typed), method.currency);
  const feeMinor = parseAmount(method.fee, method.currency) ?? 0n;
  return minor === null || minor <= feeMinor
    ? null
    : formatAmount(minor - feeMinor, method.currency);
}
