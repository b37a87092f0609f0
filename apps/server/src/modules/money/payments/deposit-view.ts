import type * as z from 'zod/mini';
import type { deposit } from '@pavilion/contracts';
import type { CurrencyCode } from '@pavilion/domain/currencies';
import { formatAmount } from '@pavilion/domain/money';
import { turnoverRequired } from '@pavilion/domain/deposits';
import type { Executor } from '@pavilion/database';
import type { DepositRow } from './deposit.store.ts';
import { readDepositLocks, readTurnoverPercent, type DepositLock } from './turnover.store.ts';

export type DepositView = z.output<typeof deposit>;

/** Whether its player may give a deposit up: nothing came, and nothing is seen to be on its way. */
export function isCancellable({ status, confirmations }: DepositRow): boolean {
  return status === 'pending' && confirmations === 0;
}

/**
 * Deposits of one player as they read them, in the order given, each with what it asks to be
 * staked.
 */
export async function depositViews(
  executor: Executor,
  owner: { siteId: string; playerId: string },
  rows: readonly DepositRow[],
): Promise<DepositView[]> {
  const paid = rows.filter(({ status }) => status === 'paid').map(({ id }) => id);
  const locks = await readDepositLocks(executor, owner, paid);
  const percent = await readTurnoverPercent(executor, owner.siteId);
  return rows.map((row) => viewOf(row, lockOf(row, locks, percent)));
}

/** As `depositViews`, of one. */
export async function depositView(executor: Executor, row: DepositRow): Promise<DepositView> {
  const owner = { siteId: row.site_id, playerId: row.player_id };
  const [view] = await depositViews(executor, owner, [row]);
  if (!view) throw new Error('a deposit has no view');
  return view;
}

/** Of one that waits, what it will ask by the rules of now; of one that is over, nothing. */
function lockOf(
  row: DepositRow,
  locks: ReadonlyMap<string, DepositLock>,
  percent: number,
): DepositLock | null {
  if (row.status === 'paid') return locks.get(row.id) ?? null;
  if (row.status !== 'pending') return null;
  const required = turnoverRequired(row.amount_minor - row.fee_minor, percent);
  return required === 0n ? null : { required, done: 0n };
}

function viewOf(row: DepositRow, lock: DepositLock | null): DepositView {
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
    turnover: lock && { required: money(lock.required), done: money(lock.done) },
    step: row.status === 'pending' ? row.step : null,
    confirmations: row.confirmations,
    is_cancellable: isCancellable(row),
    expires_at: row.expires_at.toISOString(),
    charged_back_at: row.charged_back_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
