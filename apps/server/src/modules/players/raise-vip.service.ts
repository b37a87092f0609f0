import { inTransaction } from '@pavilion/database';
import { jurisdictionFlags } from '@pavilion/domain/jurisdictions';
import type { ServerContext } from '../../context.ts';
import { addNotices } from '../inbox/index.ts';
import { takeReachedLevels } from './raise-vip.store.ts';

const batchSize = 200;
/** Game tokens of the first level; each further one gives as many more. */
const tokensPerLevel = 50n;

/** Tells players of the levels they reached, with tokens to claim: each level once, whatever happens to the totals later.
 * Where the law allows no such programme nobody is told. */
export async function raiseVipLevels(context: ServerContext): Promise<void> {
  const siteIds = context.sites
    .all()
    .filter(({ jurisdiction }) => jurisdictionFlags[jurisdiction].isVipAllowed)
    .map(({ id }) => id);
  for (;;) {
    const count = await inTransaction(context.database, async (executor) => {
      const reached = await takeReachedLevels(executor, siteIds, batchSize);
      await addNotices(
        executor,
        context,
        reached.map(({ siteId, playerId, level, name }) => ({
          siteId,
          playerId,
          notice: 'vip.raised' as const,
          params: { name },
          reward: { kind: 'token' as const, amountMinor: BigInt(level) * tokensPerLevel },
          onceKey: `vip:${level}`,
        })),
      );
      return new Set(reached.map(({ playerId }) => playerId)).size;
    });
    if (count < batchSize) return;
  }
}
