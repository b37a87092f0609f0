import { inTransaction, type Executor } from '@pavilion/database';
import { isUuid } from '@pavilion/domain/ids';
import type { ServerContext } from '../../context.ts';
import { recordIncident, type IncidentCode } from '../payments/index.ts';
import type { PayoutReport } from './payout-provider.ts';
import { flagWithdrawal, lockWithdrawal, noteSubmitted } from './payout-work.store.ts';
import { tellChanged } from './tell-changed.ts';
import { moveWithdrawal, type WithdrawalRow } from './withdrawal.store.ts';

/** What became of a report. */
export type PayoutReportOutcome = 'applied' | 'unchanged' | 'unknownReference';

const askAgainMs = 60_000;

/**
 * Applies what a provider says about a payout, in one transaction under the withdrawal's row lock; any number of reports in any order pay or
 * give back at most once. What contradicts what is known (another amount or reference, paid after it failed, paid before it was sent) moves
 * nothing: a person has to look. `alongside` runs in the transaction once the withdrawal is known; false from it leaves the report aside.
 */
export async function applyPayoutReport(
  context: ServerContext,
  provider: string,
  report: PayoutReport,
  alongside?: (executor: Executor) => Promise<boolean>,
): Promise<PayoutReportOutcome> {
  return inTransaction(context.database, async (trx) => {
    const row = isUuid(report.withdrawalId)
      ? await lockWithdrawal(trx, report.withdrawalId)
      : undefined;
    if (row?.provider !== provider) {
      await note(context, trx, { provider, report, code: 'unknownReference' });
      return 'unknownReference';
    }
    if (alongside && !(await alongside(trx))) return 'unchanged';
    return applyTo(context, trx, row, report);
  });
}

async function applyTo(
  context: ServerContext,
  trx: Executor,
  row: WithdrawalRow,
  report: PayoutReport,
): Promise<'unchanged' | 'applied'> {
  if (report.outcome === 'unknown') return 'unchanged';
  const contradiction = contradictionOf(row, report);
  if (contradiction) {
    await flagWithdrawal(trx, row.id);
    await note(context, trx, { provider: row.provider, report, code: contradiction });
    return 'unchanged';
  }
  if (row.state !== 'sent') return 'unchanged';
  const now = context.clock.now();
  await noteSubmitted(trx, row.id, {
    reference: report.providerReference,
    askAt: new Date(now.getTime() + askAgainMs),
  });
  if (report.outcome === 'pending') return 'unchanged';
  const reason = report.outcome === 'failed' ? 'provider' : null;
  await moveWithdrawal(trx, row.id, report.outcome, reason, now);
  await tellChanged(context, trx, { ...row, state: report.outcome });
  return 'applied';
}

function contradictionOf(row: WithdrawalRow, report: PayoutReport): IncidentCode | null {
  const netMinor = row.amount_minor - row.fee_minor;
  if (report.currency !== row.currency || report.netMinor !== netMinor) return 'amountMismatch';
  const isOther =
    row.provider_reference !== null && row.provider_reference !== report.providerReference;
  if (isOther) return 'referenceMismatch';
  if (row.state === 'paid') return report.outcome === 'failed' ? 'failedAfterPaid' : null;
  if (row.state === 'sent' || report.outcome !== 'paid') return null;
  return row.closing_journal_id === null ? 'paidUnsent' : 'paidAfterReturn';
}

function note(
  context: ServerContext,
  trx: Executor,
  { provider, report, code }: { provider: string; report: PayoutReport; code: IncidentCode },
): Promise<void> {
  return recordIncident(context, trx, {
    provider,
    reference: report.providerReference,
    depositId: null,
    code,
    detail: {
      withdrawal_id: report.withdrawalId,
      outcome: report.outcome,
      currency: report.currency,
      net_minor: report.netMinor,
    },
  });
}
