import { isCurrencyCode } from '@pavilion/domain/currencies';
import { parseAmount } from '@pavilion/domain/money';
import type { RoundRecord } from '../../game-info.ts';

/** An amount of a bet in minor units; nothing where the currency is none we know. */
export const minorOf = (amount: string, currency: string): bigint =>
  isCurrencyCode(currency) ? (parseAmount(amount, currency) ?? 0n) : 0n;

/** What a bet gained or cost (minor units), of all stakes that were taken for it. */
export const netOf = ({ stake, payout, currency }: RoundRecord, held: number): bigint =>
  minorOf(payout, currency) - minorOf(stake, currency) * BigInt(held);
