import type { Executor } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import type { PaymentReport } from '../../../ports/payment-provider.ts';
import {
  applyReportOnce,
  type ReportOutcome,
  type ReportWork,
} from './apply-report-once.service.ts';
import { chargeBackDeposit } from './charge-back.service.ts';
import { isDebitOnly } from './card-rules.ts';
import { creditDeposit, settleDeposit } from './credit-deposit.store.ts';
import {
  flagDeposit,
  lockByReference,
  updateStatus,
  writeConfirmations,
  writeReceived,
  type DepositRow,
  type DepositStatus,
} from './deposit.store.ts';
import { recordIncident, type IncidentCode } from './incident.store.ts';
import { keepSaved, noteUsed } from './saved-method.store.ts';
import { askToTell } from './tell-cashier-news.service.ts';
import type { ReceivedWebhook } from './webhook.store.ts';

/**
 * Applies what a provider says about a payment, in one transaction under the deposit's row lock;
 * any number of equal or contradicting reports in any order credit at most once. Paid always wins,
 * also after the deposit was cancelled or ran out, and what came is what is credited; nothing takes
 * back a credit but a charge-back, which is a movement of its own.
 */
export function applyReport(
  context: ServerContext,
  provider: string,
  report: PaymentReport,
  webhook?: ReceivedWebhook,
): Promise<ReportOutcome> {
  const work: ReportWork<DepositRow> = {
    settle: isPlain(report)
      ? (db) => settleDeposit(db, paidAsAsked(context, provider, report), webhook)
      : undefined,
    lock: (trx) => lockByReference(trx, provider, report.providerReference),
    noteUnknown: (trx) =>
      recordIncident(context, trx, {
        provider,
        reference: report.providerReference,
        depositId: null,
        code: 'unknownReference',
        detail: { outcome: report.outcome },
      }),
    apply: (trx, deposit) => applyTo(context, trx, deposit, report),
  };
  return applyReportOnce(context, work, webhook);
}

/** Nearly every report: exactly what was asked for is paid, if the amount is right. */
const isPlain = ({ outcome, saved, cardFunding }: PaymentReport): boolean =>
  outcome === 'paid' && !saved && cardFunding !== 'credit';

function paidAsAsked({ ids, clock }: ServerContext, provider: string, report: PaymentReport) {
  const now = clock.now();
  const { providerReference, currency, amountMinor } = report;
  const closing = { lockId: ids.next(), nextQueryAt: after(now, queryClosedEveryMs), now };
  return { provider, providerReference, currency, amountMinor, ...closing };
}

async function applyTo(
  context: ServerContext,
  trx: Executor,
  deposit: DepositRow,
  report: PaymentReport,
): Promise<ReportOutcome> {
  if (report.outcome === 'pending') return applyConfirmations(context, trx, deposit, report);
  if (report.outcome === 'unknown') return 'unchanged';
  if (report.outcome === 'paid') return applyPaid(context, trx, deposit, report);
  if (report.outcome === 'charged_back') return applyChargeBack(context, trx, deposit, report);
  if (deposit.status === 'paid') {
    await flag(context, trx, deposit, 'failedAfterPaid', report);
    return 'unchanged';
  }
  if (deposit.status !== 'pending') return 'unchanged';
  await changeStatus(context, trx, deposit, report.outcome);
  return 'applied';
}

/** The chain has confirmed the payment this often; an older count changes nothing. */
async function applyConfirmations(
  context: ServerContext,
  trx: Executor,
  deposit: DepositRow,
  { confirmations = 0 }: PaymentReport,
): Promise<ReportOutcome> {
  if (deposit.status !== 'pending' || confirmations <= deposit.confirmations) return 'unchanged';
  await writeConfirmations(trx, deposit.id, confirmations, context.clock.now());
  await tellChanged(context, trx, deposit, 'pending');
  return 'applied';
}

/** Beyond this nobody pays by one deposit: a person looks first. */
const creditMaxMinor = 1_000_000_000_000_000n;

async function applyPaid(
  context: ServerContext,
  trx: Executor,
  deposit: DepositRow,
  report: PaymentReport,
): Promise<ReportOutcome> {
  const isAsAsked = report.amountMinor === deposit.amount_minor;
  const isCreditable = report.amountMinor > 0n && report.amountMinor <= creditMaxMinor;
  if (report.currency !== deposit.currency || !isCreditable) {
    await flag(context, trx, deposit, 'amountMismatch', report);
    return 'unchanged';
  }
  if (isForbiddenCard(context, deposit, report)) {
    if (!deposit.is_flagged) await flag(context, trx, deposit, 'creditCard', report);
    if (deposit.status === 'pending') await changeStatus(context, trx, deposit, 'failed');
    return 'unchanged';
  }
  if (deposit.status === 'paid') {
    if (!isAsAsked) await flag(context, trx, deposit, 'amountMismatch', report);
    return 'unchanged';
  }
  if (!isAsAsked) await flag(context, trx, deposit, 'amountMismatch', report);
  if (deposit.status !== 'pending') await flag(context, trx, deposit, 'paidLate', report);
  const received = isAsAsked ? deposit : receivedInstead(deposit, report.amountMinor);
  if (!isAsAsked) await writeReceived(trx, received);
  await credit(context, trx, received);
  await rememberPayer(context, trx, deposit, report);
  return 'applied';
}

/**
 * The payer took it back: all of it, once. A part of it, or what was never credited, is for a
 * person to look at.
 */
async function applyChargeBack(
  context: ServerContext,
  trx: Executor,
  deposit: DepositRow,
  report: PaymentReport,
): Promise<ReportOutcome> {
  if (deposit.status !== 'paid') {
    await flag(context, trx, deposit, 'chargedBackUnpaid', report);
    return 'unchanged';
  }
  const isAll = report.amountMinor === deposit.amount_minor && report.currency === deposit.currency;
  if (!isAll) {
    await flag(context, trx, deposit, 'amountMismatch', report);
    return 'unchanged';
  }
  return (await chargeBackDeposit(context, trx, deposit)) ? 'applied' : 'unchanged';
}

/**
 * A provider was told to refuse credit cards: what came from one all the same goes back, and a
 * person sees to that.
 */
function isForbiddenCard(
  { sites }: ServerContext,
  { site_id: siteId, kind }: DepositRow,
  { cardFunding }: PaymentReport,
): boolean {
  const site = sites.byId(siteId);
  return cardFunding === 'credit' && site !== null && isDebitOnly(site, { kind });
}

/**
 * What came belongs to the player, be it more or less than was asked; a fee it would not cover is
 * waived.
 */
function receivedInstead(deposit: DepositRow, amountMinor: bigint): DepositRow {
  const feeMinor = deposit.fee_minor < amountMinor ? deposit.fee_minor : 0n;
  return {
    ...deposit,
    amount_minor: amountMinor,
    fee_minor: feeMinor,
    asked_minor: deposit.amount_minor,
  };
}

/** The card or wallet that paid, for the next time. */
async function rememberPayer(
  { ids, clock }: ServerContext,
  trx: Executor,
  deposit: DepositRow,
  { saved, cardFunding }: PaymentReport,
): Promise<void> {
  const now = clock.now();
  if (deposit.saved_id !== null) await noteUsed(trx, deposit.saved_id, now);
  else if (saved)
    await keepSaved(
      trx,
      deposit,
      { id: ids.next(), ...saved, cardFunding: cardFunding ?? null },
      now,
    );
}

async function credit(context: ServerContext, trx: Executor, deposit: DepositRow): Promise<void> {
  const now = context.clock.now();
  const nextQuery = nextQueryAt({ ...deposit, status: 'paid' }, now);
  await creditDeposit(trx, deposit.id, { lockId: context.ids.next(), nextQueryAt: nextQuery, now });
  askToTell(context, trx);
}

const queryPendingEveryMs = 60_000;
const queryClosedEveryMs = 60 * 60_000;
/** Of a deposit that was given up, the provider is asked so long. */
const queryClosedForMs = 3 * 24 * 60 * 60_000;
const neverMs = 100 * 365 * 24 * 60 * 60_000;

const after = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

/** When the provider is to be asked about a deposit again. */
export function nextQueryAt(
  { status, expires_at: expiresAt }: Pick<DepositRow, 'status' | 'expires_at'>,
  now: Date,
): Date {
  const isClosed = status !== 'pending';
  const isOver = isClosed && expiresAt.getTime() + queryClosedForMs < now.getTime();
  const waitMs = isOver ? neverMs : isClosed ? queryClosedEveryMs : queryPendingEveryMs;
  return after(now, waitMs);
}

/** Moves a deposit to a new status and tells the player's tabs. */
export async function changeStatus(
  context: ServerContext,
  trx: Executor,
  deposit: DepositRow,
  status: DepositStatus,
): Promise<void> {
  const now = context.clock.now();
  const next = nextQueryAt({ ...deposit, status }, now);
  await updateStatus(trx, deposit.id, { status, nextQueryAt: next, now });
  await tellChanged(context, trx, deposit, status);
}

function tellChanged(
  context: ServerContext,
  trx: Executor,
  deposit: DepositRow,
  status: DepositStatus,
): Promise<void> {
  return context.publisher.publish(trx, {
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
