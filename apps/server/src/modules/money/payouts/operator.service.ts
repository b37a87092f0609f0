import { inTransaction, type Executor } from '@pavilion/database';
import { isUuid } from '@pavilion/domain/ids';
import type { RefusalReason } from '@pavilion/domain/payouts';
import type { ServerContext } from '../../../context.ts';
import type { Site } from '../../../site-directory/index.ts';
import { recordOperatorChange } from '../../../operator/operator-change.store.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import { findForOperators, readApprovals } from './operator-list.store.ts';
import { refuseUnlawful } from './lawful-settings.ts';
import { addApproval, lockWithdrawal, lookNow } from './payout-work.store.ts';
import { readSettings, writeSettings, type WithdrawalSettings } from './settings.store.ts';
import { tellChanged } from './tell-changed.ts';
import { moveWithdrawal, readTimelines, type WithdrawalRow } from './withdrawal.store.ts';

/** Everything an operator may see of a withdrawal. Throws {@link OperatorError} when there is none. */
export async function showPayout({ database: { db } }: ServerContext, id: string) {
  const row = isUuid(id) ? await findForOperators(db, id) : undefined;
  if (!row) throw new OperatorError(`there is no withdrawal ${id}`);
  return {
    row,
    timeline: (await readTimelines(db, [id])).get(id) ?? [],
    approvals: await readApprovals(db, id),
  };
}

/** An operator's yes. Above the site's threshold it takes two different operators; gives how many more are needed. */
export async function approvePayout(
  context: ServerContext,
  actor: string,
  id: string,
): Promise<number> {
  return change(context, id, async (trx, locked) => {
    if (locked.state !== 'checking')
      throw new OperatorError(`it is ${locked.state}; only what is checked can be approved`);
    const now = context.clock.now();
    const approval = await addApproval(trx, { withdrawalId: id, operator: actor, now });
    if (!approval.isNew)
      throw new OperatorError(`${actor} has approved it before; it takes another operator`);
    const { two_operators_above_minor: above } = await readSettings(trx, locked.site_id);
    const needed = above !== null && locked.amount_minor > above ? 2 : 1;
    const missing = Math.max(0, needed - approval.count);
    if (missing === 0) await moveWithdrawal(trx, id, 'approved', 'operator', now);
    const state = missing === 0 ? ('approved' as const) : locked.state;
    await audit(context, trx, { actor, action: 'payout.approve', row: locked, after: { state } });
    if (missing === 0) await tellChanged(context, trx, { ...locked, state });
    return missing;
  });
}

/** An operator's no: the money goes back to the player, who reads the reason. The note is for operators alone. */
export async function refusePayout(
  context: ServerContext,
  actor: string,
  id: string,
  refusal: { reason: RefusalReason; note: string },
): Promise<void> {
  await change(context, id, async (trx, locked) => {
    if (!(await moveWithdrawal(trx, id, 'refused', refusal.reason, context.clock.now())))
      throw new OperatorError(`it is ${locked.state} and can no longer be refused`);
    await audit(context, trx, { actor, action: 'payout.refuse', row: locked, after: refusal });
    await tellChanged(context, trx, { ...locked, state: 'refused' });
  });
}

/** Has the provider asked about a sent payout at once; under our id, so that nothing is paid twice. */
export async function retryPayout(
  context: ServerContext,
  actor: string,
  id: string,
): Promise<void> {
  await change(context, id, async (trx, locked) => {
    if (locked.state !== 'sent')
      throw new OperatorError(`it is ${locked.state}; only what was sent can be asked about`);
    await lookNow(trx, id, context.clock.now());
    await audit(context, trx, { actor, action: 'payout.retry', row: locked, after: {} });
  });
}

/** Changes how a site pays out; gives the settings as they are now. Throws {@link OperatorError} for what its place forbids. */
export async function changeSettings(
  context: ServerContext,
  actor: string,
  site: Pick<Site, 'id' | 'externalId' | 'jurisdiction'>,
  wanted: Partial<WithdrawalSettings>,
): Promise<WithdrawalSettings> {
  refuseUnlawful(site, wanted);
  return inTransaction(context.database, async (trx) => {
    const before = await readSettings(trx, site.id);
    if (Object.keys(wanted).length === 0) return before;
    const after = await writeSettings(trx, site.id, wanted, context.clock.now());
    await recordOperatorChange(trx, context, {
      actor,
      action: 'payout.settings',
      siteId: site.id,
      subject: site.externalId,
      before,
      after,
    });
    return after;
  });
}

function change<T>(
  context: ServerContext,
  id: string,
  work: (trx: Executor, row: WithdrawalRow) => Promise<T>,
): Promise<T> {
  return inTransaction(context.database, async (trx) => {
    const locked = isUuid(id) ? await lockWithdrawal(trx, id) : undefined;
    if (!locked) throw new OperatorError(`there is no withdrawal ${id}`);
    return work(trx, locked);
  });
}

function audit(
  context: ServerContext,
  trx: Executor,
  act: { actor: string; action: string; row: WithdrawalRow; after: object },
): Promise<void> {
  return recordOperatorChange(trx, context, {
    actor: act.actor,
    action: act.action,
    siteId: act.row.site_id,
    subject: act.row.id,
    before: { state: act.row.state },
    after: act.after,
  });
}
