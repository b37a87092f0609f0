import { offerTopic } from '@pavilion/domain/notices';
import type { OfferChannels } from '@pavilion/domain/offers';
import type { Executor } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import { deliverNotices } from './notice.service.ts';
import { offerNotice, type OfferParams } from './offer-text.ts';

export interface OfferDraft {
  siteId: string;
  playerId: string;
  offerId: string;
  params: OfferParams;
  /** Cash in minor units of the site's currency. */
  rewardMinor: bigint | null;
  expiresAt: Date | null;
  /** Where the player consents to it. */
  channels: OfferChannels;
}

/** Brings an offer to players with the caller's transaction, to each once, by the channels given; nobody is notified in the transaction. */
export async function addOffers(
  executor: Executor,
  context: ServerContext,
  drafts: readonly OfferDraft[],
): Promise<void> {
  const now = context.clock.now();
  await deliverNotices(
    executor,
    context,
    drafts.map(({ siteId, playerId, offerId, params, rewardMinor, expiresAt, channels }) => ({
      id: context.ids.next(),
      site_id: siteId,
      player_id: playerId,
      topic: offerTopic,
      notice: offerNotice,
      params,
      reward_minor: rewardMinor,
      reward_kind: rewardMinor === null ? null : 'cash',
      in_inbox: channels.inbox,
      untold_since: channels.mail || channels.push ? now : null,
      once_key: `offer:${offerId}`,
      expires_at: expiresAt,
      offer_id: offerId,
      created_at: now,
    })),
  );
}
