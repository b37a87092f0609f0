import { inTransaction, type Executor } from '@pavilion/database';
import { jurisdictionFlags } from '@pavilion/domain/jurisdictions';
import { endOfCycle } from '@pavilion/domain/vip';
import type { ServerContext } from '../../../context.ts';
import { addNotices } from '../../../notices/add-notices.service.ts';
import { vipKept, vipLost } from './notices.ts';
import { readVipLevels, readVipRules } from './standing.store.ts';
import { lockEndedCycles, writeCycleEnd, type EndedCycle } from './turn-cycles.store.ts';

const batchSize = 100;

/** Ids of the sites whose law allows a VIP club. */
export const vipSiteIds = ({ sites }: ServerContext): string[] =>
  sites
    .all()
    .filter(({ jurisdiction }) => jurisdictionFlags[jurisdiction].isVipAllowed)
    .map(({ id }) => id);

/**
 * Ends the cycles that are over: a level is kept or lost by what was done since the cycle began,
 * and the player is told. A late look ends one cycle, however long it is over: what a player did in
 * the meantime counts for it, and nobody loses two levels because nobody looked.
 */
export async function turnVipCycles(context: ServerContext): Promise<void> {
  const asked = { siteIds: vipSiteIds(context), limit: batchSize };
  for (;;) {
    const count = await inTransaction(context.database, async (executor) => {
      const ended = await lockEndedCycles(executor, { ...asked, now: context.clock.now() });
      for (const cycle of ended) await turn(executor, context, cycle);
      return ended.length;
    });
    if (count < batchSize) return;
  }
}

async function turn(executor: Executor, context: ServerContext, cycle: EndedCycle): Promise<void> {
  const { siteId, playerId } = cycle;
  const [levels, rules] = [
    await readVipLevels(executor, siteId),
    await readVipRules(executor, siteId),
  ];
  if (levels.length === 0 || !rules) return;
  const end = endOfCycle(levels, rules.keepPercent, cycle);
  const id = context.ids.next();
  await writeCycleEnd(executor, cycle, { end, now: context.clock.now(), id });
  // Where everyone begins there is nothing to keep.
  if (end.from.level === 0) return;
  const notice = end.isKept ? vipKept : vipLost;
  const onceKey = `vip-cycle:${id}`;
  await addNotices(executor, context, [
    notice.to({ siteId, playerId }, { name: end.to.name }, { onceKey }),
  ]);
}
