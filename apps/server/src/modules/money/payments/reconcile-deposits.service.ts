import { inTransaction } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import { adapterOf } from '../../site/adapters/index.ts';
import {
  lockByReference,
  postponeQuery,
  readDueQueries,
  type DepositRow,
} from './deposit.store.ts';
import { applyReport, changeStatus, nextQueryAt } from './settle-deposit.service.ts';

const batch = 50;

/**
 * Asks the providers about deposits whose webhook did not come, applies what they say, and gives up
 * those that are past their time. For some days it asks about those, too, more seldom: what was on
 * its way may have come. Gives how many it looked at.
 */
export async function reconcileDeposits(context: ServerContext): Promise<number> {
  const due = await readDueQueries(context.database.db, context.clock.now(), batch);
  for (const deposit of due) await reconcile(context, deposit);
  return due.length;
}

async function reconcile(context: ServerContext, deposit: DepositRow): Promise<void> {
  const now = context.clock.now();
  await postponeQuery(context.database.db, deposit.id, nextQueryAt(deposit, now));
  try {
    const provider = await adapterOf(context, 'payments', deposit.site_id, deposit.provider);
    if (!provider) return;
    const report = await provider.queryPayment(deposit.provider_reference);
    await applyReport(context, deposit.provider, report);
  } catch (error) {
    context.logger.warn({ err: error, deposit: deposit.id }, 'the provider did not answer');
    return;
  }
  if (deposit.status === 'pending' && deposit.expires_at <= now) await expire(context, deposit);
}

async function expire(context: ServerContext, deposit: DepositRow): Promise<void> {
  await inTransaction(context.database, async (trx) => {
    const current = await lockByReference(trx, deposit.provider, deposit.provider_reference);
    // What is seen to be on its way is waited for.
    if (current?.status === 'pending' && current.confirmations === 0)
      await changeStatus(context, trx, current, 'expired');
  });
}
