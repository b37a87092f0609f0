import { inTransaction } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import { addNotices } from '../../../notices/add-notices.service.ts';
import { vipRaised } from './notices.ts';
import { takeReachedLevels } from './raise-vip.store.ts';
import { vipSiteIds } from './turn-cycles.service.ts';

const batchSize = 200;
const tokensPerLevel = 50n;

/** Game tokens for reaching a level: each gives more than the one before. */
export const tokensForLevel = (level: number): bigint => BigInt(level) * tokensPerLevel;

/**
 * Tells players of the levels they reached, with tokens to claim: each level once, whatever happens
 * to the totals later. Where the law allows no such programme nobody is told.
 */
export async function raiseVipLevels(context: ServerContext): Promise<void> {
  const siteIds = vipSiteIds(context);
  for (;;) {
    const count = await inTransaction(context.database, async (executor) => {
      const reached = await takeReachedLevels(executor, {
        siteIds,
        now: context.clock.now(),
        limit: batchSize,
      });
      await addNotices(
        executor,
        context,
        reached.map(({ siteId, playerId, level, name }) => {
          const reward = { kind: 'token' as const, amountMinor: tokensForLevel(level) };
          const owner = { siteId, playerId };
          return vipRaised.to(owner, { name }, { reward, onceKey: `vip:${level}` });
        }),
      );
      return new Set(reached.map(({ playerId }) => playerId)).size;
    });
    if (count < batchSize) return;
  }
}
