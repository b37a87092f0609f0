import type { CheckedCampaign } from './publish-campaign.service.ts';

/** What staff are told of a campaign file that was read. */
export const toldOfFile = ({ site, campaign, problems }: CheckedCampaign) => ({
  site: site?.externalId ?? null,
  campaign: campaign?.campaign ?? null,
  items: campaign?.items.length ?? 0,
  budget: campaign?.budget.amount ?? null,
  currency: site?.currency.code ?? null,
  problems,
});
