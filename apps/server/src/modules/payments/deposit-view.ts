import type * as z from 'zod/mini';
import type { deposit } from '@pavilion/contracts';
import type { CurrencyCode } from '@pavilion/domain/currencies';
import { formatAmount } from '@pavilion/domain/money';
import type { DepositRow } from './deposit.store.ts';

export type DepositView = z.output<typeof deposit>;

/** Whether its player may give a deposit up: nothing came, and nothing is seen to be on its way. */
export function isCancellable({ status, confirmations }: DepositRow): boolean {
  return status === 'pending' && confirmations === 0;
}

export function depositView(row: DepositRow): DepositView {
  const money = (minor: bigint): string => formatAmount(minor, row.currency as CurrencyCode);
  return {
    deposit_id: row.id,
    method_code: row.method_code,
    method_name: row.method_name || row.method_code,
    kind: row.kind,
    amount: money(row.amount_minor),
    asked_amount: row.asked_minor === null ? null : money(row.asked_minor),
    fee: money(row.fee_minor),
    credit_amount: money(row.amount_minor - row.fee_minor),
    currency: row.currency,
    status: row.status,
    step: row.status === 'pending' ? row.step : null,
    confirmations: row.confirmations,
    is_cancellable: isCancellable(row),
    expires_at: row.expires_at.toISOString(),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
