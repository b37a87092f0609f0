import type * as z from 'zod/mini';
import type { deposit } from '@pavilion/contracts';
import type { CurrencyCode } from '@pavilion/domain/currencies';
import { formatAmount } from '@pavilion/domain/money';
import type { DepositRow } from './deposit.store.ts';

export type DepositView = z.output<typeof deposit>;

export function depositView(row: DepositRow): DepositView {
  const money = (minor: bigint): string => formatAmount(minor, row.currency as CurrencyCode);
  return {
    deposit_id: row.id,
    method_code: row.method_code,
    amount: money(row.amount_minor),
    fee: money(row.fee_minor),
    credit_amount: money(row.amount_minor - row.fee_minor),
    currency: row.currency,
    status: row.status,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
