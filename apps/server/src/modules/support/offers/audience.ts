import { offerChannels, type OfferAudience, type OfferChannels } from '@pavilion/domain/offers';
import { countryOfPhone } from '../../account/identity/index.ts';
import type { Candidate } from './audience.store.ts';

/** Why an offer does not reach a player of its audience. */
export type SkipReason =
  'selfExcluded' | 'accountPending' | 'BLOCK' | 'CLOSE' | 'permissionDenied' | 'noConsent';

/** Those of the candidates the audience means. */
export function inAudience(
  candidates: readonly Candidate[],
  audience: OfferAudience,
): readonly Candidate[] {
  if (audience.kind !== 'country') return candidates;
  return candidates.filter(({ phone }) => countryOfPhone(phone) === audience.country);
}

/** Where an offer reaches a player, or why it does not. */
export function reachOf(
  { refusal, consents, hasDevice }: Candidate,
  hasReward: boolean,
): OfferChannels | SkipReason {
  // `player_refusal` knows no other words.
  if (refusal !== null) return refusal as SkipReason;
  return offerChannels(consents, { hasReward, hasDevice }) ?? 'noConsent';
}
