import { officeCalls } from '@pavilion/contracts/office';
import { formatAmount } from '@pavilion/domain/money';
import type { ServerContext } from '../../../context.ts';
import { findSite } from '../../../operator/find-site.ts';
import { defineOffice } from '../../../operator/office.ts';
import type { Site } from '../../../site-directory/index.ts';
import { readCampaigns, type CampaignRow } from './campaign.store.ts';
import { readItemCounts } from './item-counts.store.ts';
import { checkCampaign, publishCampaign } from './publish-campaign.service.ts';
import { toldOfFile } from './told-of-file.ts';
import { itemsOfSite, stateOfItem, textOf } from './live-items.service.ts';
import { switchSiteRewards } from './switch-rewards.service.ts';
import { areRewardsOff } from './switch.store.ts';
import { OperatorError } from '../../../operator/operator-error.ts';

/** What staff do about campaigns. */
export const campaignsOffice = [
  defineOffice(officeCalls.campaignValidate, async ({ server }, { file }) =>
    toldOfFile(await checkCampaign(server, server.database.db, file.text)),
  ),
  defineOffice(officeCalls.campaignPublish, async ({ server, actor }, { file }) =>
    toldOfFile(await publishCampaign(server, actor, file.text)),
  ),
  defineOffice(officeCalls.campaignList, async ({ server }, asked) => {
    const site = findSite(server, asked.site);
    const { db } = server.database;
    const now = server.clock.now();
    const campaigns = await readCampaigns(db, site.id);
    return {
      site: site.externalId,
      currency: site.currency.code,
      are_rewards_off: await areRewardsOff(db, site.id),
      value: campaigns.map((campaign) => listed(site, campaign, now)),
    };
  }),
  defineOffice(officeCalls.campaignShow, async ({ server }, asked) => {
    const site = findSite(server, asked.site);
    return { currency: site.currency.code, value: await shown(server, site, asked.campaign) };
  }),
  defineOffice(officeCalls.rewardsOff, async ({ server, actor }, { site }) => {
    await switchSiteRewards(server, actor, findSite(server, site), true);
    return {};
  }),
  defineOffice(officeCalls.rewardsOn, async ({ server, actor }, { site }) => {
    await switchSiteRewards(server, actor, findSite(server, site), false);
    return {};
  }),
];

function stateOf({ startsAt, endsAt, stoppedAt }: CampaignRow, now: Date) {
  if (stoppedAt !== null) return 'stopped' as const;
  if (now < startsAt) return 'soon' as const;
  return now < endsAt ? ('running' as const) : ('over' as const);
}

const listed = ({ currency }: Site, campaign: CampaignRow, now: Date) => ({
  campaign: campaign.code,
  state: stateOf(campaign, now),
  starts_at: campaign.startsAt.toISOString(),
  ends_at: campaign.endsAt.toISOString(),
  budget: formatAmount(campaign.budgetMinor, currency.code),
  spent: formatAmount(campaign.spentMinor, currency.code),
  items: campaign.file.items.length,
});

async function shown(server: ServerContext, site: Site, code: string) {
  const { db } = server.database;
  const campaign = (await readCampaigns(db, site.id)).find((one) => one.code === code);
  if (!campaign) throw new OperatorError(`${site.externalId} has no campaign ${code}`);
  const counts = await readItemCounts(db, site.id, campaign.id);
  const items = await itemsOfSite(server, site.id);
  const now = server.clock.now();
  return items
    .filter(({ campaignId }) => campaignId === campaign.id)
    .map((item) => {
      const count = counts.get(item.code);
      return {
        code: item.code,
        kind: item.fields.kind,
        title: textOf(item.fields, 'EN').title,
        state: stateOfItem(item, now),
        terms_version: item.termsVersion,
        grants: count?.grants ?? 0,
        spent: formatAmount(count?.spentMinor ?? 0n, site.currency.code),
        budget: item.fields.budget?.amount ?? null,
        codes: count?.codes ?? 0,
      };
    });
}
