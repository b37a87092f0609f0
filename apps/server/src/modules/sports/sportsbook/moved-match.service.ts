import type { Executor } from '@pavilion/database';
import { hasOpenBets, type EventRow } from './event-write.store.ts';
import { lockEvent } from './results.store.ts';
import { postponedVoidAfterMs } from './void-overdue.service.ts';

/**
 * Whether a kick-off is further from the one the open bets were accepted for than they stand
 * (domain rules 2.8: void when not begun within 48 hours). Bets placed for the new date must not
 * share the match with them, so the caller makes it a match of its own. Holds the event until the
 * transaction ends. A match brought forward takes its bets along: they were in time.
 */
export async function isBeyondItsBets(
  trx: Executor,
  event: EventRow,
  kickoff: Date,
): Promise<boolean> {
  if (kickoff.getTime() - event.original_start_time.getTime() <= postponedVoidAfterMs) return false;
  await lockEvent(trx, event.id);
  return hasOpenBets(trx, event.id);
}
