import type { Alive } from '@pavilion/contracts';
import type { ServerContext } from '../context.ts';
import { aliveChangeOf, type ReadAlive } from '../modules/games/alive/index.ts';
import type { Site } from '../site-directory/index.ts';
import type { Hub } from './hub.ts';
import { watchSites } from './watch-sites.ts';

const lookEveryMs = 2000;
const nothing: Alive = {
  ...{ draws: [], jackpots: [], tables: [], races: [], rooms: [], poker: [], seas: [] },
};

/**
 * Tells who hears `alive` what of it changed on their site; who comes first is told all of it. Only
 * sites that somebody listens to are looked at. Gives a function that stops.
 */
export function watchAlive(
  context: ServerContext,
  hub: Pick<Hub, 'hears' | 'fanOut'>,
  aliveOf: ReadAlive,
): () => void {
  const told = new Map<Site['id'], Alive>();
  const look = async (site: Site): Promise<void> => {
    if (!hub.hears(site.id, 'alive')) return void told.delete(site.id);
    const now = await aliveOf(context, site);
    const change = aliveChangeOf(told.get(site.id) ?? nothing, now);
    told.set(site.id, now);
    if (change)
      hub.fanOut({
        seq: null,
        siteId: site.id,
        playerId: null,
        topic: 'alive',
        name: 'alive.changed',
        data: change,
        at: context.clock.now(),
      });
  };
  const how = { everyMs: lookEveryMs, problem: 'what is alive on a site was not told' };
  return watchSites(context, how, look);
}
