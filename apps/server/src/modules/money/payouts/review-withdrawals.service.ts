import { inTransaction, type Executor } from '@pavilion/database';
import { reviewWithdrawal, type ReviewReason } from '@pavilion/domain/payouts';
import type { ServerContext } from '../../../context.ts';
import { readReviewFacts } from './payout-player.store.ts';
import { lockWithdrawal, noteReviewReasons, readRequested } from './payout-work.store.ts';
import { readSettings } from './settings.store.ts';
import { tellChanged } from './tell-changed.ts';
import { moveWithdrawal, type WithdrawalRow } from './withdrawal.store.ts';

const batch = 50;
const dayMs = 24 * 60 * 60_000;

/**
 * Looks at every new request: approves what the site's rules let through and leaves the rest, with
 * the reasons, to operators. Each is one transaction; killed between two it goes on with the next.
 * Gives how many it looked at.
 */
export async function reviewWithdrawals(context: ServerContext): Promise<number> {
  const ids = await readRequested(context.database.db, batch);
  for (const id of ids) await review(context, id);
  return ids.length;
}

async function review(context: ServerContext, withdrawalId: string): Promise<void> {
  const now = context.clock.now();
  await inTransaction(context.database, async (trx) => {
    const locked = await lockWithdrawal(trx, withdrawalId);
    if (locked?.state !== 'requested') return;
    const reasons = await reasonsOf(trx, locked, now);
    await moveWithdrawal(trx, locked.id, 'checking', reasons.join(',') || null, now);
    const isRight = reasons.length === 0;
    if (isRight) await moveWithdrawal(trx, locked.id, 'approved', 'rules', now);
    else await noteReviewReasons(trx, locked.id, reasons);
    await tellChanged(context, trx, { ...locked, state: isRight ? 'approved' : 'checking' });
  });
}

async function reasonsOf(trx: Executor, row: WithdrawalRow, now: Date): Promise<ReviewReason[]> {
  const owner = { siteId: row.site_id, playerId: row.player_id };
  const facts = await readReviewFacts(trx, owner, row.destination_id);
  const settings = await readSettings(trx, row.site_id);
  return reviewWithdrawal(
    {
      amountMinor: row.amount_minor,
      ageDays: Math.floor((now.getTime() - facts.activeSince.getTime()) / dayMs),
      isVerified: facts.isVerified,
      riskCount: facts.riskCount,
    },
    {
      autoMaxMinor: settings.auto_max_minor,
      autoAgeDays: settings.auto_age_days,
      autoNeedsVerified: settings.auto_needs_verified,
    },
  );
}
