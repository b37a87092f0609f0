import type { Executor } from '@pavilion/database';
import { lockEvent } from '../sportsbook/index.ts';
import type { EventRevision } from './pick-results.store.ts';
import { settleLegs } from './settle-events.store.ts';
import { workOutPicks } from './work-out-picks.service.ts';

/**
 * Settles one batch of the legs on an event by a revision of its result; gives the bets that
 * changed, and whether legs are left.
 */
export async function settleBatch(
  executor: Executor,
  event: EventRevision,
  batch: number,
  now: Date,
): Promise<{ betIds: string[]; isDone: boolean }> {
  await lockEvent(executor, event.id);
  await workOutPicks(executor, event);
  return settleLegs(executor, event, batch, now);
}
