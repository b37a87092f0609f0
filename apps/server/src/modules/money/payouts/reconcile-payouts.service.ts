import type { ServerContext } from '../../../context.ts';
import { adapterOf } from '../../site/adapters/index.ts';
import { claimSentDue } from './payout-work.store.ts';
import { submit } from './send-payouts.service.ts';
import { applyPayoutReport } from './settle-payout.service.ts';
import type { WithdrawalRow } from './withdrawal.store.ts';

const batch = 50;

/**
 * Asks the providers, by our id, about payouts whose outcome is not known. A provider that never
 * heard of one is given it again under the same id: it cannot be paid twice. Asks ever more rarely,
 * up to ten minutes apart. Gives how many it asked about.
 */
export async function reconcilePayouts(context: ServerContext): Promise<number> {
  const due = await claimSentDue(context.database.db, context.clock.now(), batch);
  for (const row of due) await reconcile(context, row);
  return due.length;
}

async function reconcile(context: ServerContext, row: WithdrawalRow): Promise<void> {
  try {
    const provider = await adapterOf(context, 'payouts', row.site_id, row.provider);
    if (!provider) return;
    const report = await provider.query(row.id);
    if (report.outcome === 'unknown') await submit(context, row, row.attempts + 1);
    else await applyPayoutReport(context, row.provider, report);
  } catch (error) {
    context.logger.warn({ err: error, withdrawal: row.id }, 'the payout provider did not answer');
  }
}
