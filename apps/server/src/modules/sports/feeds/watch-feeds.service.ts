import { inTransaction } from '@pavilion/database';
import { healthAt } from '@pavilion/sports';
import type { ServerContext } from '../../../context.ts';
import { openDesk, showTurns } from './apply-messages.service.ts';
import { readFeedEvents, readWaitedOut } from './feed-event.store.ts';
import { readHeardSources, writeHealth } from './feed-source.store.ts';
import { turnOf } from './feed-turn.ts';
import { stopForSilence } from './stop-for-silence.service.ts';
import { tellUnended } from './tell-unended.service.ts';

/**
 * Stops the markets of sources that fell silent, offers prices that have waited long enough, and
 * tells a person of matches whose end nobody tells. Gives how many events that concerned.
 */
export async function watchFeeds(context: ServerContext): Promise<number> {
  const stopped = await stopSilent(context);
  return stopped + (await releaseWaiting(context)) + (await tellUnended(context));
}

async function stopSilent(context: ServerContext): Promise<number> {
  const nowMs = context.clock.now().getTime();
  let stopped = 0;
  for (const { name, health } of await readHeardSources(context.database.db)) {
    if (!healthAt(health, nowMs).isStopped) continue;
    stopped += await inTransaction(context.database, async (trx) => {
      const desk = await openDesk(context, trx, name);
      // It may have been heard since.
      const now = healthAt(desk.source.health, desk.now.getTime());
      if (!now.isStopped || desk.source.health.isStopped) return 0;
      await writeHealth(trx, name, now);
      return stopForSilence(desk);
    });
  }
  return stopped;
}

async function releaseWaiting(context: ServerContext): Promise<number> {
  const waited = await readWaitedOut(context.database.db, context.clock.now());
  let changed = 0;
  for (const [source, events] of Map.groupBy(waited, (one) => one.source)) {
    const keys = events.map(({ key }) => key);
    changed += await inTransaction(context.database, async (trx) => {
      const desk = await openDesk(context, trx, source);
      const known = await readFeedEvents(trx, source, keys);
      const turns = [...known.values()].map((event) => turnOf(event.key, event));
      for (const turn of turns) turn.isOfferTold = true;
      return (await showTurns(desk, turns)).length;
    });
  }
  return changed;
}
