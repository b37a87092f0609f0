import type { CampaignCode, Found, Path } from '../campaign-problem.ts';
import type { Campaign, CampaignItem, ItemKind, ItemOf } from '../campaign-schema.ts';
import type { CampaignSite } from '../campaign-site.ts';

/** A rule of the whole file: what it finds wrong, nothing when the file keeps to it. */
export type CampaignCheck = (campaign: Campaign, site: CampaignSite) => Found[];

export const problem = (path: Path, code: CampaignCode, words: string): Found => ({
  path,
  code,
  words,
});

/** What a rule says of each item, at the item's place. */
export const ofItems = (
  campaign: Campaign,
  check: (item: CampaignItem, at: Path) => Found[],
): Found[] => campaign.items.flatMap((item, index) => check(item, ['items', index]));

/** The same of the items of one kind. */
export const ofKind = <Kind extends ItemKind>(
  campaign: Campaign,
  kind: Kind,
  check: (item: ItemOf<Kind>, at: Path) => Found[],
): Found[] =>
  ofItems(campaign, (item, at) => (item.kind === kind ? check(item as ItemOf<Kind>, at) : []));

/** An amount as minor units; the file says it with at most six decimals. */
export function minorOf(amount: string, exponent: number): bigint {
  const [whole = '0', part = ''] = amount.split('.');
  return BigInt(whole + part.padEnd(exponent, '0').slice(0, exponent));
}
