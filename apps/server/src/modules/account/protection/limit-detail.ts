import type { CurrencyCode } from '@pavilion/domain/currencies';
import { reachedLimitText } from '@pavilion/domain/limits';
import { formatAmount } from '@pavilion/domain/money';
import type { RefusingLimit } from './protection.store.ts';

/** `statusDetail` of `limitReached`: kind, period and the room left. */
export function limitDetail({ kind, period, room }: RefusingLimit, currency: CurrencyCode): string {
  const isTime = kind === 'session' || kind === 'reality';
  return reachedLimitText({
    kind,
    period,
    room: isTime ? room : formatAmount(BigInt(room), currency),
  });
}
