import type { Currency } from '@pavilion/domain/currencies';
import { formatAmount } from '@pavilion/domain/money';

/** `balance` of the provider contract. */
export const balanceRecordOf = (minor: bigint, { code, exponent }: Currency, now: Date) => ({
  available: formatAmount(minor, code),
  currency: code,
  exponent,
  asOf: now.toISOString(),
});
