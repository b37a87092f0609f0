import type { ConsentChannel } from '../notices/index.ts';

/** The player's newest word by channel; a channel he never spoke of is missing. */
export type OfferConsents = Partial<Record<ConsentChannel, boolean>>;

export interface OfferChannels {
  inbox: boolean;
  mail: boolean;
  push: boolean;
}

/**
 * Where an offer reaches a player; null: nowhere. Each channel needs its own consent, as the player
 * was promised, push a device too. A reward must be seen to be claimed: with one the offer stands
 * in the inbox of whoever hears of it.
 */
export function offerChannels(
  consents: OfferConsents,
  { hasReward, hasDevice }: { hasReward: boolean; hasDevice: boolean },
): OfferChannels | null {
  const mail = consents.mail === true;
  const push = consents.push === true && hasDevice;
  const inbox = consents.inbox === true || (hasReward && (mail || push));
  return inbox || mail || push ? { inbox, mail, push } : null;
}
