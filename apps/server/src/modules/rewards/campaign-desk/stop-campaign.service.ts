import type { ServerContext } from '../../../context.ts';
import { changeAsOperator } from '../../../operator/change-as-operator.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import type { Site } from '../../../site-directory/index.ts';
import { revokeBonusesOf } from '../bonuses/index.ts';
import { forgetItems, lockCampaign, stopCampaign, stopItems } from '../campaigns/index.ts';
import { closeRaces } from '../races/index.ts';

interface Asked {
  campaign: string;
  /** One item of it; null: all of them. */
  item: string | null;
  /** What runs does not end by its terms: bonuses are revoked, races close. */
  isNow: boolean;
}

interface Stopped {
  items: number;
  /** That ended by it. */
  bonuses: number;
  races: number;
}

/**
 * Stops a campaign or one item of it: nothing more is given. At once, bonuses of it are revoked and
 * its races close: they are paid by the places of then, or not at all where nobody has a score.
 * Asked again, it ends what is left. Throws {@link OperatorError} where there is none.
 */
export async function stopCampaignItems(
  context: ServerContext,
  actor: string,
  site: Site,
  { campaign, item, isNow }: Asked,
): Promise<Stopped> {
  const now = context.clock.now();
  const { codes, ...stopped } = await changeAsOperator(context, actor, {
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
      const items = await stopItems(trx, of);
      if (item === null) await stopCampaign(trx, { siteId: site.id, id: row.id, now });
      const ended = item === null ? row.file.items.map(({ code }) => code) : [item];
      const races = isNow ? await closeRaces(trx, { siteId: site.id, codes: ended }, now) : 0;
      const after = { items, races, is_now: isNow };
      return {
        answer: { items, races, codes: ended },
        before: { stopped_at: row.stoppedAt },
        after,
      };
    },
  });
  forgetItems(context, site.id);
  const bonuses = isNow ? await revokeBonusesOf(context, { siteId: site.id, codes }) : 0;
  return { ...stopped, bonuses };
}
