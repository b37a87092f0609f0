import type * as z from 'zod/mini';
import type { payoutDestination, withdrawal } from '@pavilion/contracts';
import type { CurrencyCode } from '@pavilion/domain/currencies';
import { formatAmount } from '@pavilion/domain/money';
import { isWithdrawalCancellable } from '@pavilion/domain/payouts';
import type { DestinationRow } from './destination.store.ts';
import type { ListedWithdrawal, TimelineRow } from './withdrawal.store.ts';

export type WithdrawalView = z.output<typeof withdrawal>;
export type DestinationView = z.output<typeof payoutDestination>;

export function withdrawalView(
  row: ListedWithdrawal,
  timeline: readonly TimelineRow[],
  canCancel: boolean,
): WithdrawalView {
  const money = (minor: bigint): string => formatAmount(minor, row.currency as CurrencyCode);
  return {
    withdrawal_id: row.id,
    amount: money(row.amount_minor),
    fee: money(row.fee_minor),
    net: money(row.amount_minor - row.fee_minor),
    currency: row.currency,
    state: row.state,
    timeline: timeline.map(({ state, at, reason }) => ({ state, at: at.toISOString(), reason })),
    destination: { method_code: row.method_code, masked: row.masked },
    created_at: row.created_at.toISOString(),
    is_cancellable: canCancel && isWithdrawalCancellable(row.state),
  };
}

export function destinationView(row: DestinationRow, now: Date): DestinationView {
  return {
    destination_id: row.id,
    method_code: row.method_code,
    holder_name: row.holder_name,
    masked: row.masked,
    status: destinationStatus(row, now),
    ready_at: row.ready_at.toISOString(),
    created_at: row.created_at.toISOString(),
  };
}

export function destinationStatus(
  row: Pick<DestinationRow, 'is_blocked' | 'ready_at'>,
  now: Date,
): DestinationView['status'] {
  if (row.is_blocked) return 'blocked';
  return row.ready_at > now ? 'resting' : 'ready';
}
