import { inTransaction, type Executor } from '@pavilion/database';
import type { CurrencyCode } from '@pavilion/domain/currencies';
import type { ServerContext } from '../../context.ts';
import { addNotices } from '../inbox/index.ts';
import { publishBalance } from '../wallet/index.ts';
import {
  addToTotals,
  flagDeposit,
  lockByReference,
  updateStatus,
  type DepositRow,
  type DepositStatus,
} from './deposit.store.ts';
import { lockUntilPlayed } from './turnover-lock.store.ts';
import { recordIncident, type IncidentCode } from './incident.store.ts';
import type { PaymentReport } from './payment-provider.ts';

/** What became of a report. */
export type ReportOutcome = 'applied' | 'unchanged' | 'unknownReference';

/**
 * Applies what a provider says about a payment, in one transaction under the deposit's row lock; any number of equal or
 * contradicting reports in any order credit at most once. Paid always wins, also after expiry; nothing takes back a credit.
 * `alongside` runs in the transaction once the deposit is known; when it gives false the report is not applied.
 */
export function applyReport(
  context: ServerContext,
  provider: string,
  report: PaymentReport,
  alongside?: (executor: Executor) => Promise<boolean>,
): Promise<ReportOutcome> {
  return inTransaction(context.database, async (trx) => {
    const deposit = await lockByReference(trx, provider, report.providerReference);
    if (!deposit) {
      await recordIncident(context, trx, {
        provider,
        reference: report.providerReference,
        depositId: null,
        code: 'unknownReference',
        detail: { outcome: report.outcome },
      });
      return 'unknownReference';
    }
    if (alongside && !(await alongside(trx))) return 'unchanged';
    return applyTo(context, trx, deposit, report);
  });
}

async function applyTo(
  context: ServerContext,
  trx: Executor,
  deposit: DepositRow,
  report: PaymentReport,
): Promise<ReportOutcome> {
  if (report.outcome === 'pending' || report.outcome === 'unknown') return 'unchanged';
  if (report.outcome === 'paid') return applyPaid(context, trx, deposit, report);
  if (deposit.status === 'paid') {
    await flag(context, trx, deposit, 'failedAfterPaid', report);
    return 'unchanged';
  }
  if (deposit.status !== 'pending') return 'unchanged';
  await changeStatus(context, trx, deposit, report.outcome);
  return 'applied';
}

async function applyPaid(
  context: ServerContext,
  trx: Executor,
  deposit: DepositRow,
  report: PaymentReport,
): Promise<ReportOutcome> {
  if (report.currency !== deposit.currency || report.amountMinor !== deposit.amount_minor) {
    await flag(context, trx, deposit, 'amountMismatch', report);
    return 'unchanged';
  }
  if (deposit.status === 'paid') return 'unchanged';
  if (deposit.status !== 'pending') await flag(context, trx, deposit, 'paidLate', report);
  await credit(context, trx, deposit);
  return 'applied';
}

async function credit(context: ServerContext, trx: Executor, deposit: DepositRow): Promise<void> {
  const { site_id: siteId, player_id: playerId, provider, amount_minor: amountMinor } = deposit;
  const { fee_minor: feeMinor } = deposit;
  await context.ledger.post(trx, {
    siteId,
    source: `psp:${provider}`,
    key: deposit.provider_reference,
    kind: 'deposit',
    currency: deposit.currency,
    lines: [
      { owner: 'psp', kind: `clearing:${provider}`, amountMinor: -amountMinor },
      { owner: 'player', playerId, kind: 'cash', amountMinor: amountMinor - feeMinor },
      ...(feeMinor > 0n ? [{ owner: 'house', kind: 'fees', amountMinor: feeMinor } as const] : []),
    ],
    ref: { deposit_id: deposit.id, method: deposit.method_code },
  });
  await addToTotals(trx, deposit);
  await lockUntilPlayed(trx, context.ids.next(), deposit, context.clock.now());
  await changeStatus(context, trx, deposit, 'paid');
  const owner = { siteId, playerId, currency: deposit.currency as CurrencyCode };
  await publishBalance(context, trx, owner);
  const credited = { amountMinor: String(amountMinor - feeMinor), currency: deposit.currency };
  await addNotices(trx, context, [{ siteId, playerId, notice: 'deposit.paid', params: credited }]);
}

/** Moves a deposit to a new status and tells the player's tabs. */
export async function changeStatus(
  context: ServerContext,
  trx: Executor,
  deposit: DepositRow,
  status: DepositStatus,
): Promise<void> {
  await updateStatus(trx, deposit.id, status, context.clock.now());
  await context.publisher.publish(trx, {
    siteId: deposit.site_id,
    playerId: deposit.player_id,
    topic: 'balance',
    name: 'deposit.changed',
    data: { deposit_id: deposit.id, status },
  });
}

async function flag(
  context: ServerContext,
  trx: Executor,
  deposit: DepositRow,
  code: IncidentCode,
  report: PaymentReport,
): Promise<void> {
  await flagDeposit(trx, deposit.id, context.clock.now());
  await recordIncident(context, trx, {
    provider: deposit.provider,
    reference: deposit.provider_reference,
    depositId: deposit.id,
    code,
    detail: {
      outcome: report.outcome,
      currency: report.currency,
      amount_minor: report.amountMinor,
    },
  });
}
