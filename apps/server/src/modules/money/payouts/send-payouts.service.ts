import { inTransaction } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import { adapterOf, kindOf } from '../../site/adapters/index.ts';
import type { PayoutProvider, SubmittedPayout } from '../../../ports/payout-provider.ts';
import {
  lockWithdrawal,
  noteSubmitted,
  readDestinationOf,
  readToSend,
} from './payout-work.store.ts';
import { tellChanged } from './tell-changed.ts';
import { moveWithdrawal, type WithdrawalRow } from './withdrawal.store.ts';

const batch = 20;
/** A provider that does not answer by then leaves the outcome unknown. */
const answerLimitMs = 10_000;
/** Longer than an answer may take, so that no payout is asked about while it is being submitted. */
const askAfterMs = 30_000;

/**
 * Sends approved payouts. A payout is marked as sent before the provider hears of it: from then on
 * nobody cancels it, and whatever happens next (a crash, a lost answer) is found out by asking,
 * never by guessing. Gives how many it sent.
 */
export async function sendPayouts(context: ServerContext): Promise<number> {
  const ids = await readToSend(context.database.db, context.clock.now(), batch);
  let sent = 0;
  for (const id of ids) if (await sendOne(context, id)) sent += 1;
  return sent;
}

async function sendOne(context: ServerContext, withdrawalId: string): Promise<boolean> {
  const now = context.clock.now();
  const row = await inTransaction(context.database, async (trx) => {
    const locked = await lockWithdrawal(trx, withdrawalId);
    const kind = locked && kindOf(context, 'payouts', locked.provider);
    if (!locked || !kind || !(await moveWithdrawal(trx, locked.id, 'sent', null, now))) return null;
    await noteSubmitted(trx, locked.id, { askAt: new Date(now.getTime() + askAfterMs) });
    const sent = { ...locked, state: 'sent' as const };
    await tellChanged(context, trx, sent);
    return sent;
  });
  if (!row) return false;
  await submit(context, row, 1);
  return true;
}

/**
 * Hands a payout to its provider. Only a clear no gives the money back; no answer at all leaves it
 * to be asked for.
 */
export async function submit(
  context: ServerContext,
  row: WithdrawalRow,
  attempt: number,
): Promise<void> {
  let answer: SubmittedPayout;
  try {
    const provider = await adapterOf(context, 'payouts', row.site_id, row.provider);
    if (!provider) return;
    answer = await inTime(ask(context, provider, row, attempt));
  } catch (error) {
    context.logger.warn(
      { err: error, withdrawal: row.id, provider: row.provider },
      'a payout was handed over without an answer',
    );
    return;
  }
  const now = context.clock.now();
  if (answer.isAccepted) {
    await noteSubmitted(context.database.db, row.id, {
      reference: answer.providerReference,
      askAt: new Date(now.getTime() + askAfterMs),
    });
    return;
  }
  await inTransaction(context.database, async (trx) => {
    if (await moveWithdrawal(trx, row.id, 'failed', 'provider', now))
      await tellChanged(context, trx, { ...row, state: 'failed' });
  });
}

async function ask(
  context: ServerContext,
  provider: PayoutProvider,
  row: WithdrawalRow,
  attempt: number,
): Promise<SubmittedPayout> {
  const destination = await readDestinationOf(context.database.db, row.destination_id);
  return provider.submit({
    withdrawalId: row.id,
    attempt,
    format: destination.format,
    holderName: destination.holder_name,
    fields: destination.fields,
    currency: row.currency,
    netMinor: row.amount_minor - row.fee_minor,
  });
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  const limit = AbortSignal.timeout(answerLimitMs);
  const late = new Promise<never>((_resolve, reject) => {
    limit.addEventListener('abort', () => reject(new Error('the provider took too long')));
  });
  return Promise.race([work, late]);
}
