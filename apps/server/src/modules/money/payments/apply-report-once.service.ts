import { inTransaction, isRepeatable, type Executor } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import { askToTell } from './tell-cashier-news.service.ts';
import { rememberWebhook, type ReceivedWebhook } from './webhook.store.ts';

/** What became of a report. */
export type ReportOutcome = 'applied' | 'unchanged' | 'unknownReference' | 'webhookReused';

/** How a report about one payment, in or out, is applied. */
export interface ReportWork<Row> {
  /** Settles the plain case in one statement; false: look closer. Left out: this is none. */
  settle?: ((executor: Executor) => Promise<boolean>) | undefined;
  /** Reads what the report is about, locked to the end. */
  lock: (trx: Executor) => Promise<Row | undefined>;
  /** The report is about nothing we know. */
  noteUnknown: (trx: Executor) => Promise<void>;
  apply: (trx: Executor, row: Row) => Promise<ReportOutcome>;
}

/**
 * Applies what a provider says, in one transaction under the row lock of what it is about. The
 * webhook that brought the report is remembered in that transaction; the same id again changes
 * nothing.
 */
export async function applyReportOnce<Row>(
  context: ServerContext,
  { settle, lock, noteUnknown, apply }: ReportWork<Row>,
  webhook?: ReceivedWebhook,
): Promise<ReportOutcome> {
  if (settle && (await settlePlain(context, settle))) return 'applied';
  return inTransaction(context.database, async (trx) => {
    const row = await lock(trx);
    if (row === undefined) {
      await noteUnknown(trx);
      return 'unknownReference';
    }
    const seen = webhook ? await rememberWebhook(trx, webhook) : 'new';
    if (seen === 'reused') return 'webhookReused';
    return seen === 'new' ? apply(trx, row) : 'unchanged';
  });
}

async function settlePlain(
  context: ServerContext,
  settle: (executor: Executor) => Promise<boolean>,
): Promise<boolean> {
  const { db } = context.database;
  try {
    const isDone = await settle(db);
    if (isDone) askToTell(context, db);
    return isDone;
  } catch (error) {
    // Nothing has happened; the transaction repeats itself.
    if (isRepeatable(error)) return false;
    throw error;
  }
}
