import type { Executor } from '@pavilion/database';
import { jurisdictionFlags } from '@pavilion/domain/jurisdictions';
import type { CampaignSite } from '@pavilion/rewards/campaign';
import type { Site } from '../../../site-directory/index.ts';
import { sanitise } from '../../site/content/index.ts';
import { readGameKeys, readMethodCodes, readOtherItems } from './campaign-facts.store.ts';

/**
 * The part of sports stakes a house keeps at least, where a campaign says nothing: basis points.
 */
export const leastSportsEdgeBp = 450;

/** What a campaign of a site is checked against. */
export async function campaignSiteOf(
  executor: Executor,
  site: Site,
  campaign: string,
): Promise<CampaignSite> {
  const games = await readGameKeys(executor);
  const place = jurisdictionFlags[site.jurisdiction];
  return {
    domainName: site.externalId,
    languages: site.languages,
    exponent: site.currency.exponent,
    providers: [...new Set(games.map((key) => key.split('/', 1)[0] ?? ''))],
    games: new Set(games),
    methods: await readMethodCodes(executor, site.id),
    items: await readOtherItems(executor, site.id, campaign),
    place,
    sportsEdgeBp: leastSportsEdgeBp,
    sanitise,
  };
}
