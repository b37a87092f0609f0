import { inTransaction } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import { publishBalance, tokenCurrency } from '../../money/wallet/index.ts';
import { takeDueReleases } from './token-release.store.ts';

const releasesMax = 200;

/** Moves tokens whose time has come to where they can be spent; gives how many grants. */
export async function releaseTokens(context: ServerContext): Promise<number> {
  return inTransaction(context.database, async (executor) => {
    const due = await takeDueReleases(executor, context.clock.now(), releasesMax);
    for (const { id, siteId, playerId, tokens } of due) {
      await context.ledger.post(executor, {
        siteId,
        source: 'reward',
        key: `release:${id}`,
        kind: 'reward.release',
        currency: tokenCurrency,
        lines: [
          { owner: 'player', playerId, kind: 'minigame', amountMinor: -tokens },
          { owner: 'player', playerId, kind: 'token', amountMinor: tokens },
        ],
        ref: { release_id: id },
      });
      const site = context.sites.byId(siteId);
      if (site)
        await publishBalance(context, executor, { siteId, playerId, currency: site.currency.code });
    }
    return due.length;
  });
}
