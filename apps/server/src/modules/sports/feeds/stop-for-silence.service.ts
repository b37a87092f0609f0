import {
  announceChanges,
  lockEvent,
  suspendMarkets,
  writeFeedState,
  type EventChange,
} from '../sportsbook/index.ts';
import type { Desk } from './desk.ts';
import { readLedBy, wakeOthers } from './feed-lead.store.ts';

/**
 * Stops what a source offers that is not heard any more, and tells everybody; events that another
 * source tells of go on by its prices as soon as it offers them. Gives how many events it stopped.
 */
export async function stopForSilence({ context, trx, source, now }: Desk): Promise<number> {
  const changes: EventChange[] = [];
  for (const eventId of await readLedBy(trx, source.name)) {
    await lockEvent(trx, eventId);
    const isOddsChanged = await suspendMarkets(trx, eventId, 'feed');
    const isToldOf = await wakeOthers(trx, source.name, eventId, now);
    const isStateChanged = !isToldOf && (await writeFeedState(trx, eventId, 'stale'));
    if (isOddsChanged || isStateChanged) changes.push({ eventId, isStateChanged, isOddsChanged });
  }
  await announceChanges(context, trx, changes);
  return changes.length;
}
