import type * as z from 'zod/mini';
import type { deposit } from '@pavilion/contracts';
import type { CurrencyCode } from '@pavilion/domain/currencies';
import { formatAmount } from '@pavilion/domain/money';
import type { DepositRow } from './deposit.store.ts';

export type DepositView = z.output<typeof deposit>;

export function depositView(row: DepositRow): DepositView {
  return {
    deposit_id: row.id,
    method_code: row.method_code,
    amount: formatAmount(row.amount_minor, row.currency as CurrencyCode),
    currency: row.currency,
    status: row.status,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
