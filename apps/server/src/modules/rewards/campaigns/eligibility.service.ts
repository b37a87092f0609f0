import type { Executor } from '@pavilion/database';
import { ineligibility, type PlayerFacts } from '@pavilion/rewards/audience';
import type { CampaignItem } from '@pavilion/rewards/campaign';
import type { Site } from '../../../site-directory/index.ts';
import { countryOfPhone } from '../../account/identity/index.ts';
import { identityLevelOf } from '../../account/verification/index.ts';
import { readFacts } from './player-facts.store.ts';

/** What of a player decides about rewards, now. Throws where the site has no such player. */
export async function factsOf(
  executor: Executor,
  site: Pick<Site, 'id' | 'country'>,
  playerId: string,
  now: Date,
): Promise<PlayerFacts> {
  const owner = { siteId: site.id, playerId };
  const row = await readFacts(executor, owner);
  if (!row) throw new Error('there is no such player on the site');
  return {
    level: row.level,
    country: countryOfPhone(row.phone) ?? site.country,
    registeredAt: row.createdAt,
    verifiedLevel: await identityLevelOf(executor, owner, now),
    depositCount: row.depositCount,
    lastSeenAt: row.lastSeenAt,
    affiliateCode: row.affiliateCode,
  };
}

/** The first rule of an item that the player does not meet; null: it is for them. */
export const reasonAgainst = (
  { audience }: Pick<CampaignItem, 'audience'>,
  facts: PlayerFacts,
  now: Date,
): string | null => ineligibility(audience, facts, now);
