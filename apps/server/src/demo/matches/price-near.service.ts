import { inTransaction } from '@pavilion/database';
import type { ServerContext } from '../../context.ts';
import {
  notifyEvents,
  offerMarkets,
  readOverround,
} from '../../modules/sports/sportsbook/index.ts';
import { fullOfferOf } from './demo-offer.ts';
import { demoMatchOf } from './demo-calendar.ts';
import { readDemoEventsInPlay, readDemoSettings } from './demo.store.ts';

/** From then on a match to come carries every kind; before, the main ones. */
const nearMs = 24 * 60 * 60_000;
/** So many at a time: the server starts at once, and no tick is long. */
const atOnce = 2;

/**
 * Matches this process has put on offer with every kind; forgotten ones are written once more,
 * which changes nothing.
 */
const offeredBy = new WeakMap<ServerContext, Set<string>>();

/** Offers every kind of the next matches that come near; gives how many there were. */
export async function priceNearMatches(context: ServerContext): Promise<number> {
  const { db } = context.database;
  const settings = await readDemoSettings(db);
  if (!settings) return 0;
  const until = new Date(context.clock.now().getTime() + nearMs);
  const offered = offeredBy.get(context) ?? new Set<string>();
  offeredBy.set(context, offered);
  const near = (await readDemoEventsInPlay(db, until)).filter(({ state }) => state === 'upcoming');
  const fresh = near.filter(({ id }) => !offered.has(id)).slice(0, atOnce);
  if (fresh.length === 0) return 0;
  const overround = await readOverround(db);
  for (const { id, sourceKey } of fresh) {
    offered.add(id);
    const demo = demoMatchOf(settings, sourceKey);
    if (!demo) continue;
    const markets = fullOfferOf(demo, overround);
    await inTransaction(context.database, async (trx) => {
      // Whoever has the match open sees them with his next question: its main prices are the same.
      if (await offerMarkets(trx, context.ids, id, markets)) {
        await notifyEvents(context, trx, [id]);
      }
    });
  }
  return fresh.length;
}
