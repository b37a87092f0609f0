import type { CallResponse } from '@pavilion/contracts/define-call';
import type { withdrawable } from '@pavilion/contracts/player/money/withdrawable.contract';
import type { CurrencyCode } from '@pavilion/domain/currencies';
import { formatAmount, parseAmount } from '@pavilion/domain/money';

type Locked = CallResponse<typeof withdrawable>['locked'];
export type LockReason = Locked[number]['reason'];

const reasons: readonly LockReason[] = ['turnover', 'bonus', 'pending'];

/** What is locked, one sum for each reason that locks something. */
export function pocketSums(
  locked: Locked,
  currency: CurrencyCode,
): { reason: LockReason; amount: string }[] {
  return reasons
    .map((reason) => ({
      reason,
      minor: locked
        .filter((line) => line.reason === reason)
        .reduce((sum, line) => sum + (parseAmount(line.amount, currency) ?? 0n), 0n),
    }))
    .filter(({ minor }) => minor !== 0n)
    .map(({ reason, minor }) => ({ reason, amount: formatAmount(minor, currency) }));
}
