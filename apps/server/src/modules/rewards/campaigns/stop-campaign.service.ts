import type { ServerContext } from '../../../context.ts';
import { changeAsOperator } from '../../../operator/change-as-operator.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import type { Site } from '../../../site-directory/index.ts';
import { lockCampaign, stopCampaign } from './campaign.store.ts';
import { stopItems } from './item.store.ts';
import { forgetItems } from './live-items.service.ts';
import { areRewardsOff, switchRewards } from './switch.store.ts';

/** Stops a campaign or one item of it; gives how many items ended by it. Throws {@link OperatorError} where there is none. */
export async function stopCampaignItems(
  context: ServerContext,
  actor: string,
  site: Site,
  { campaign, item }: { campaign: string; item: string | null },
): Promise<number> {
  const now = context.clock.now();
  const stopped = await changeAsOperator(context, actor, {
    action: 'campaign.stop',
    subject: { siteId: site.id, subject: `${site.externalId}/${item ?? campaign}` },
    lock: async (trx) => {
      const row = await lockCampaign(trx, site.id, campaign);
      if (!row) throw new OperatorError(`${site.externalId} has no campaign ${campaign}`);
      if (item !== null && !row.file.items.some(({ code }) => code === item))
        throw new OperatorError(`${campaign} has no item ${item}`);
      return row;
    },
    work: async (trx, row) => {
      const of = { siteId: site.id, campaignId: row.id, itemCode: item, now };
      const answer = await stopItems(trx, of);
      if (item === null) await stopCampaign(trx, { siteId: site.id, id: row.id, now });
      return { answer, before: { stopped_at: row.stoppedAt }, after: { items: answer } };
    },
  });
  forgetItems(context, site.id);
  return stopped;
}

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
