import type { NoticeChannel } from '@pavilion/domain/notices';
import type { OfferConsents } from '@pavilion/domain/offers';

/** What decides whether an offer still goes out when its turn comes. */
export interface OfferPermission {
  /** Nothing may be offered to a player who is excluded or whose account is closed since. */
  mayMarket: boolean;
  isOver: boolean;
  consents: OfferConsents;
}

/**
 * Whether an offer may go out by a channel now: the consent may have been taken back since it was
 * sent.
 */
export const wantsOffer = (
  { mayMarket, isOver, consents }: OfferPermission,
  channel: NoticeChannel,
): boolean => mayMarket && !isOver && consents[channel] === true;
