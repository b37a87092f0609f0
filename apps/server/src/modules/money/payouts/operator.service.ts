import type { Executor } from '@pavilion/database';
import { isUuid } from '@pavilion/domain/ids';
import type { RefusalReason } from '@pavilion/domain/payouts';
import type { ServerContext } from '../../../context.ts';
import type { Site } from '../../../site-directory/index.ts';
import { changeAsOperator, type OperatorAct } from '../../../operator/change-as-operator.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import { findForOperators, readApprovals } from './operator-list.store.ts';
import { refuseUnlawful } from './lawful-settings.ts';
import { addApproval, lockWithdrawal, lookNow } from './payout-work.store.ts';
import { readSettings, writeSettings, type WithdrawalSettings } from './settings.store.ts';
import { tellChanged } from './tell-changed.ts';
import { moveWithdrawal, readTimelines, type WithdrawalRow } from './withdrawal.store.ts';

/**
 * Everything an operator may see of a withdrawal. Throws {@link OperatorError} when there is none.
 */
export async function showPayout({ database: { db } }: ServerContext, id: string) {
  const row = isUuid(id) ? await findForOperators(db, id) : undefined;
  if (!row) throw new OperatorError(`there is no withdrawal ${id}`);
  return {
    row,
    timeline: (await readTimelines(db, [id])).get(id) ?? [],
    approvals: await readApprovals(db, id),
  };
}

/**
 * An operator's yes. Above the site's threshold it takes two different operators; gives how many
 * more are needed.
 */
export function approvePayout(context: ServerContext, actor: string, id: string): Promise<number> {
  return decide(context, actor, id, {
    action: 'payout.approve',
    refuse: ({ state }) =>
      state === 'checking' ? null : `it is ${state}; only what is checked can be approved`,
    work: async (trx, locked) => {
      const now = context.clock.now();
      const approval = await addApproval(trx, { withdrawalId: id, operator: actor, now });
      if (!approval.isNew)
        throw new OperatorError(`${actor} has approved it before; it takes another operator`);
      const { two_operators_above_minor: above } = await readSettings(trx, locked.site_id);
      const needed = above !== null && locked.amount_minor > above ? 2 : 1;
      const missing = Math.max(0, needed - approval.count);
      if (missing > 0) return { answer: missing, after: { state: locked.state } };
      await moveWithdrawal(trx, id, 'approved', 'operator', now);
      await tellChanged(context, trx, { ...locked, state: 'approved' });
      return { answer: missing, after: { state: 'approved' } };
    },
  });
}

/**
 * An operator's no: the money goes back to the player, who reads the reason. The note is for
 * operators alone.
 */
export function refusePayout(
  context: ServerContext,
  actor: string,
  id: string,
  { reason, note }: { reason: RefusalReason; note: string },
): Promise<void> {
  return decide(context, actor, id, {
    action: 'payout.refuse',
    reason,
    work: async (trx, locked) => {
      if (!(await moveWithdrawal(trx, id, 'refused', reason, context.clock.now())))
        throw new OperatorError(`it is ${locked.state} and can no longer be refused`);
      await tellChanged(context, trx, { ...locked, state: 'refused' });
      return { answer: undefined, after: { state: 'refused', note } };
    },
  });
}

/**
 * Has the provider asked about a sent payout at once; under our id, so that nothing is paid twice.
 */
export function retryPayout(context: ServerContext, actor: string, id: string): Promise<void> {
  return decide(context, actor, id, {
    action: 'payout.retry',
    refuse: ({ state }) =>
      state === 'sent' ? null : `it is ${state}; only what was sent can be asked about`,
    work: async (trx) => {
      await lookNow(trx, id, context.clock.now());
      return { answer: undefined, after: {} };
    },
  });
}

/**
 * Changes how a site pays out; gives the settings as they are now. Throws {@link OperatorError} for
 * what its place forbids.
 */
export async function changeSettings(
  context: ServerContext,
  actor: string,
  site: Pick<Site, 'id' | 'externalId' | 'jurisdiction'>,
  wanted: Partial<WithdrawalSettings>,
): Promise<WithdrawalSettings> {
  refuseUnlawful(site, wanted);
  return changeAsOperator(context, actor, {
    action: 'payout.settings',
    subject: { siteId: site.id, subject: site.externalId },
    lock: (trx) => readSettings(trx, site.id),
    work: async (trx, before) => {
      if (Object.keys(wanted).length === 0) return { answer: before };
      const after = await writeSettings(trx, site.id, wanted, context.clock.now());
      return { answer: after, before, after };
    },
  });
}

type Decision<Answer> = Pick<OperatorAct<WithdrawalRow, Answer>, 'action' | 'reason' | 'refuse'> & {
  work: (trx: Executor, locked: WithdrawalRow) => Promise<{ answer: Answer; after: object }>;
};

/** Something an operator does about one withdrawal, which stays locked meanwhile. */
function decide<Answer>(
  context: ServerContext,
  actor: string,
  id: string,
  decision: Decision<Answer>,
): Promise<Answer> {
  return changeAsOperator(context, actor, {
    ...decision,
    lock: async (trx) => {
      const locked = isUuid(id) ? await lockWithdrawal(trx, id) : undefined;
      if (!locked) throw new OperatorError(`there is no withdrawal ${id}`);
      return locked;
    },
    work: async (trx, locked) => ({
      before: { state: locked.state },
      ...(await decision.work(trx, locked)),
    }),
    subject: (locked) => ({ siteId: locked.site_id, subject: locked.id }),
  });
}
