import type { ServerContext } from '../context.ts';
import { offersOfPlayers, type OfferNews } from '../modules/sports/cash-out/index.ts';
import type { Site } from '../site-directory/index.ts';
import type { Hub } from './hub.ts';
import { watchSites } from './watch-sites.ts';

const lookEveryMs = 1000;

/**
 * Tells who hears `bets` what their open bets would be paid now, those that changed since the last
 * look; who comes first is told all of them. Only players who listen here are looked at. Gives a
 * function that stops.
 */
export function watchCashOuts(
  context: ServerContext,
  hub: Pick<Hub, 'playersWhoHear' | 'fanOut'>,
): () => void {
  const told = new Map<Site['id'], Map<string, Map<string, OfferNews['full_amount']>>>();
  const look = async (site: Site): Promise<void> => {
    const playerIds = hub.playersWhoHear(site.id, 'bets');
    const before = told.get(site.id);
    const now = new Map<string, Map<string, OfferNews['full_amount']>>();
    told.set(site.id, now);
    if (playerIds.length === 0) return;
    for (const [playerId, offers] of await offersOfPlayers(context, site.id, playerIds)) {
      const known = before?.get(playerId);
      now.set(playerId, new Map(offers.map(({ bet_id, full_amount }) => [bet_id, full_amount])));
      const changed = offers.filter(
        ({ bet_id, full_amount }) => known?.get(bet_id) !== full_amount || !known.has(bet_id),
      );
      if (changed.length === 0) continue;
      hub.fanOut({
        seq: null,
        siteId: site.id,
        playerId,
        topic: 'bets',
        name: 'cash_out.changed',
        data: { offers: changed },
        at: context.clock.now(),
      });
    }
  };
  const how = { everyMs: lookEveryMs, problem: 'what bets would be paid was not told' };
  return watchSites(context, how, look);
}
