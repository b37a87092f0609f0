import { inTransaction } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import { notifyEvents } from './change-notice.ts';
import { enterResult, findOverdueEvents, voidOf } from './results.store.ts';

/** Bets stand this long for a match that does not begin (domain rules 2.8). */
export const voidAfterHours = 48;
export const postponedVoidAfterMs = voidAfterHours * 60 * 60_000;

/**
 * Voids postponed events that were not played in time; gives how many. Their stakes go back with
 * the next settlement.
 */
export async function voidOverdueEvents(context: ServerContext): Promise<number> {
  const now = context.clock.now();
  const before = new Date(now.getTime() - postponedVoidAfterMs);
  const overdue = await findOverdueEvents(context.database.db, before);
  for (const { id } of overdue) {
    await inTransaction(context.database, async (trx) => {
      await enterResult(trx, voidOf(id, `postponed for more than ${voidAfterHours} hours`), now);
      await notifyEvents(context, trx, [id]);
    });
  }
  return overdue.length;
}
