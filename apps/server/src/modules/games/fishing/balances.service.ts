import { formatAmount } from '@pavilion/domain/money';
import type { RequestContext } from '../../../http/route.ts';
import { balanceOf, tellBalance } from '../../money/wallet/index.ts';
import { playMoneyOf } from '../purse/index.ts';
import type { Fisher } from './fisher.service.ts';

interface Balances {
  game_balance?: string;
  demo_balance?: string;
  demo_id?: string;
}

/** What the purse holds after a movement; tells it to the player's other tabs. */
export async function balancesOf(
  { server, site }: RequestContext,
  { player, demoId }: Fisher,
): Promise<Balances> {
  const { code: currency } = site.currency;
  if (player) {
    const owner = { siteId: site.id, playerId: player.id, currency };
    tellBalance(server, owner);
    return { game_balance: (await balanceOf(server, owner)).game_balance };
  }
  const minor = await playMoneyOf(server.database.db, { siteId: site.id, demoId });
  return { demo_id: demoId, demo_balance: formatAmount(minor, currency) };
}
