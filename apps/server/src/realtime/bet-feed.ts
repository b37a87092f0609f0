import type { RealtimeEventData } from '@pavilion/contracts';
import type { ServerContext } from '../context.ts';
import type { Site } from '../site-directory/index.ts';
import type { Hub } from './hub.ts';
import { watchSites } from './watch-sites.ts';

type FeedBet = RealtimeEventData<'bets.made'>['bets'][number];

const lookEveryMs = 1000;
/**
 * A transaction that began earlier may commit later: each look goes so far back, and tells each bet
 * once.
 */
const lookBackMs = 5000;

interface Told {
  since: Date;
  ids: ReadonlySet<string>;
}

const keyOf = ({ provider_code, bet_id }: FeedBet): string => `${provider_code}/${bet_id}`;

/**
 * Tells who hears `bets:<external_id>` what is bet on that site, gathered over a second. Each
 * process looks for its own sockets, and only at sites that somebody listens to: no bet costs
 * anything for it. Gives a function that stops.
 */
export function watchBets(
  context: Pick<ServerContext, 'sites' | 'clock' | 'logger'>,
  hub: Pick<Hub, 'hears' | 'fanOut'>,
  betsSince: (site: Site, since: Date) => Promise<readonly FeedBet[]>,
): () => void {
  const told = new Map<Site['id'], Told>();
  const look = async (site: Site): Promise<void> => {
    const topic = `bets:${site.externalId}` as const;
    if (!hub.hears(site.id, topic)) return void told.delete(site.id);
    const now = context.clock.now();
    const before = told.get(site.id);
    const from = new Date((before?.since ?? now).getTime() - (before ? lookBackMs : lookEveryMs));
    const found = await betsSince(site, from);
    told.set(site.id, { since: now, ids: new Set(found.map(keyOf)) });
    const bets = found.filter((bet) => !before?.ids.has(keyOf(bet)));
    if (bets.length > 0)
      hub.fanOut({
        seq: null,
        siteId: site.id,
        playerId: null,
        topic,
        name: 'bets.made',
        data: { bets },
        at: now,
      });
  };
  return watchSites(
    context,
    { everyMs: lookEveryMs, problem: 'bets of a site were not told' },
    look,
  );
}
