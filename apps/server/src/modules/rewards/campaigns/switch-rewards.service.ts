import type { ServerContext } from '../../../context.ts';
import { changeAsOperator } from '../../../operator/change-as-operator.ts';
import type { Site } from '../../../site-directory/index.ts';
import { areRewardsOff, switchRewards } from './switch.store.ts';

/** Switches all rewards of a site off or on. */
export async function switchSiteRewards(
  context: ServerContext,
  actor: string,
  site: Site,
  isOff: boolean,
): Promise<void> {
  await changeAsOperator(context, actor, {
    action: isOff ? 'rewards.off' : 'rewards.on',
    subject: { siteId: site.id, subject: site.externalId },
    lock: (trx) => areRewardsOff(trx, site.id),
    work: async (trx, before) => {
      await switchRewards(trx, { siteId: site.id, isOff, now: context.clock.now() });
      return { answer: undefined, before, after: isOff };
    },
  });
}
