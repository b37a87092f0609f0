import { officeCalls } from '@pavilion/contracts/office';
import type { CurrencyCode } from '@pavilion/domain/currencies';
import { formatAmount } from '@pavilion/domain/money';
import { findSite } from '../../../operator/find-site.ts';
import { defineOffice } from '../../../operator/office.ts';
import { toldOfFile } from '../campaigns/index.ts';
import { previewOfFile, type CampaignPreview } from './preview-campaign.service.ts';
import { stopCampaignItems } from './stop-campaign.service.ts';

/** So many of those who would have had most are named. */
const namedMax = 20;

/** What staff do about campaigns beyond their files. */
export const campaignDeskOffice = [
  defineOffice(officeCalls.campaignStop, ({ server, actor }, { site, campaign, item, now }) =>
    stopCampaignItems(server, actor, findSite(server, site), {
      ...{ campaign, item: item ?? null, isNow: now === true },
    }),
  ),
  defineOffice(officeCalls.campaignPreview, async ({ server }, { file, days }) => {
    const preview = await previewOfFile(server, file.text, days);
    const { from, to, players, items, site } = preview;
    const money = amountsIn(site?.currency.code ?? null);
    return {
      ...toldOfFile(preview),
      ...{ from: from.toISOString(), to: to.toISOString(), players },
      cost: money(items.reduce((total, { costMinor }) => total + costMinor, 0n)),
      value: items.map((item) => itemTold(preview, item, money)),
    };
  }),
];

/** Amounts of a site's currency; of a file without a site there are none but 0. */
const amountsIn =
  (currency: CurrencyCode | null) =>
  (minor: bigint): string =>
    currency === null ? '0' : formatAmount(minor, currency);

const itemTold = (
  { accounts }: CampaignPreview,
  { code, kind, basis, grants, costMinor, refused, who }: CampaignPreview['items'][number],
  money: (minor: bigint) => string,
) => ({
  ...{ code, kind, basis, grants, refused },
  players: who.length,
  cost: money(costMinor),
  who: who.slice(0, namedMax).map((person) => ({
    account: accounts.get(person.playerId) ?? '',
    grants: person.grants,
    cost: money(person.costMinor),
  })),
});
