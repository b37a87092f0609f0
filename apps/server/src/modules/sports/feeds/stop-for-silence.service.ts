import {
  announceChanges,
  lockEvent,
  suspendMarkets,
  writeFeedState,
  type EventChange,
} from '../sportsbook/index.ts';
import type { Desk } from './desk.ts';
import { readToldByOne } from './feed-event.store.ts';

/**
 * Stops what a source offers that is not heard any more, and tells everybody; events that another
 * source tells of go on by that. Gives how many events it stopped.
 */
export async function stopForSilence({ context, trx, source }: Desk): Promise<number> {
  const changes: EventChange[] = [];
  for (const eventId of await readToldByOne(trx, source.name)) {
    await lockEvent(trx, eventId);
    const isOddsChanged = await suspendMarkets(trx, eventId, 'feed');
    const isStateChanged = await writeFeedState(trx, eventId, 'stale');
    if (isOddsChanged || isStateChanged) changes.push({ eventId, isStateChanged, isOddsChanged });
  }
  await announceChanges(context, trx, changes);
  return changes.length;
}
