import { isCurrencyCode } from '@pavilion/domain/currencies';
import { parseAmount } from '@pavilion/domain/money';
import type { RoundRecord } from '../game-view.ts';

/** What a bet gained or cost (minor units), of all stakes that were taken for it. */
export function netOf({ stake, payout, currency }: RoundRecord, held: number): bigint {
  if (!isCurrencyCode(currency)) return 0n;
  const minor = (amount: string): bigint => parseAmount(amount, currency) ?? 0n;
  return minor(payout) - minor(stake) * BigInt(held);
}
