import { inTransaction } from '@pavilion/database';
import type { ServerContext } from '../../context.ts';
import { notifyEvents } from './change-notice.ts';
import { voidOf } from './import-matches.service.ts';
import { enterResult, findOverdueEvents } from './results.store.ts';

/** Bets stand this long for a postponed match (domain rules 2.8). */
export const postponedVoidAfterMs = 48 * 60 * 60_000;

/** Voids postponed events that were not played in time; gives how many. Their stakes go back with the next settlement. */
export async function voidOverdueEvents(context: ServerContext): Promise<number> {
  const now = context.clock.now();
  const before = new Date(now.getTime() - postponedVoidAfterMs);
  const overdue = await findOverdueEvents(context.database.db, before);
  for (const { id } of overdue) {
    await inTransaction(context.database, async (trx) => {
      await enterResult(trx, voidOf(id, 'postponed for more than 48 hours'), now);
      await notifyEvents(context, trx, [id]);
    });
  }
  return overdue.length;
}
