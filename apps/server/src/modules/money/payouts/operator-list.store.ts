import type { Executor } from '@pavilion/database';
import type { WithdrawalState } from '@pavilion/domain/payouts';

const listMax = 200;

/** Withdrawals for operators, oldest first: those at work, or those of one state. */
export function listForOperators(
  executor: Executor,
  filter: { siteId?: string; state?: WithdrawalState },
) {
  let query = operatorRows(executor).orderBy('w.created_at').limit(listMax);
  query = filter.state
    ? query.where('w.state', '=', filter.state)
    : query.where('w.state', 'in', ['requested', 'checking', 'approved', 'sent']);
  if (filter.siteId) query = query.where('w.site_id', '=', filter.siteId);
  return query.execute();
}

export function findForOperators(executor: Executor, withdrawalId: string) {
  return operatorRows(executor)
    .select(['d.holder_name', 'd.fields'])
    .where('w.id', '=', withdrawalId)
    .executeTakeFirst();
}

export function readApprovals(executor: Executor, withdrawalId: string) {
  return executor
    .selectFrom('withdrawal_approvals')
    .selectAll()
    .where('withdrawal_id', '=', withdrawalId)
    .orderBy('at')
    .execute();
}

function operatorRows(executor: Executor) {
  return executor
    .selectFrom('withdrawals as w')
    .innerJoin('players as p', 'p.id', 'w.player_id')
    .innerJoin('payout_destinations as d', 'd.id', 'w.destination_id')
    .innerJoin('sites as s', 's.id', 'w.site_id')
    .selectAll('w')
    .select(['p.account_id', 'p.is_computer', 's.external_id', 'd.masked']);
}
