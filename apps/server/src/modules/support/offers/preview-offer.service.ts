import type { ServerContext } from '../../../context.ts';
import type { Site } from '../../../site-directory/index.ts';
import { inAudience, reachOf, type SkipReason } from './audience.ts';
import { readCandidates } from './audience.store.ts';
import { refuseBadWish, type OfferWish } from './offer-wish.ts';

const batchSize = 500;

export interface OfferPreview {
  /** Players of the audience. */
  players: number;
  /** Those it would reach, and by what. */
  delivered: number;
  inbox: number;
  mail: number;
  push: number;
  /** Why it would not reach the others. */
  skipped: Partial<Record<SkipReason, number>>;
}

/**
 * Whom an offer would reach now, without sending it. Throws an `OperatorError` when something about
 * it is wrong.
 */
export async function previewOffer(
  { database, clock }: ServerContext,
  site: Site,
  wish: OfferWish,
): Promise<OfferPreview> {
  refuseBadWish(site, wish);
  const preview = { players: 0, delivered: 0, inbox: 0, mail: 0, push: 0, skipped: {} };
  const now = clock.now();
  const asked = { siteId: site.id, audience: wish.audience, signedUpBy: now, now };
  let after: string | null = null;
  do {
    const page = { after, limit: batchSize };
    const candidates = await readCandidates(database.db, { ...asked, ...page });
    for (const candidate of inAudience(candidates, wish.audience))
      count(preview, reachOf(candidate, wish.rewardMinor !== null));
    after = candidates.at(-1)?.playerId ?? null;
  } while (after !== null);
  return preview;
}

function count(preview: OfferPreview, reach: ReturnType<typeof reachOf>): void {
  preview.players += 1;
  if (typeof reach === 'string') {
    preview.skipped[reach] = (preview.skipped[reach] ?? 0) + 1;
    return;
  }
  preview.delivered += 1;
  for (const channel of ['inbox', 'mail', 'push'] as const)
    if (reach[channel]) preview[channel] += 1;
}
