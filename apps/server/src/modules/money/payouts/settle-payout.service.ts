import type { Executor } from '@pavilion/database';
import { isUuid } from '@pavilion/domain/ids';
import type { ServerContext } from '../../../context.ts';
import {
  applyReportOnce,
  recordIncident,
  type IncidentCode,
  type ReceivedWebhook,
  type ReportOutcome,
  type ReportWork,
} from '../payments/index.ts';
import type { PayoutReport } from '../../../ports/payout-provider.ts';
import { flagWithdrawal, lockWithdrawal, noteSubmitted } from './payout-work.store.ts';
import { settlePayout } from './settle-payout.store.ts';
import { tellChanged } from './tell-changed.ts';
import { moveWithdrawal, type WithdrawalRow } from './withdrawal.store.ts';

const askAgainMs = 60_000;

/**
 * Applies what a provider says about a payout, in one transaction under the withdrawal's row lock;
 * any number of reports in any order pay or give back at most once. What contradicts what is known
 * (another amount or reference, paid after it failed, paid before it was sent) moves nothing: a
 * person has to look.
 */
export function applyPayoutReport(
  context: ServerContext,
  provider: string,
  report: PayoutReport,
  webhook?: ReceivedWebhook,
): Promise<ReportOutcome> {
  const work: ReportWork<WithdrawalRow> = {
    settle: isPlain(report)
      ? (db) => settlePayout(db, provider, report, context.clock.now(), webhook)
      : undefined,
    lock: async (trx) => {
      const { withdrawalId: id } = report;
      const row = isUuid(id) ? await lockWithdrawal(trx, id) : undefined;
      return row?.provider === provider ? row : undefined;
    },
    noteUnknown: (trx) => note(context, trx, { provider, report, code: 'unknownReference' }),
    apply: (trx, row) => applyTo(context, trx, row, report),
  };
  return applyReportOnce(context, work, webhook);
}

/** Nearly every report: what was sent is paid, or has failed. */
const isPlain = ({ outcome, withdrawalId }: PayoutReport): boolean =>
  (outcome === 'paid' || outcome === 'failed') && isUuid(withdrawalId);

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
