import type { BuilderOffer } from '../../bets/builder-price.ts';
import type { Sport } from '../../engine/market-type.ts';
import type { Worlds } from '../../pricing/chances.ts';
import { basketballJoint } from '../basketball/joint.ts';
import { offerFootballBuilder } from '../football/offer-builder.ts';
import { hockeyJoint } from '../ice-hockey/joint.ts';
import { tennisJoint } from '../tennis/joint.ts';
import { jointOffer } from './joint-offer.ts';
import type { OfferedMatch, OfferedPick } from './joint.types.ts';

/** What the model of a match is fitted to, whatever its sport. */
export const tellingKinds: readonly string[] = [
  '1x2',
  'total',
  'both-score',
  'winner',
  'set-score',
];

/** All ways a match can end, by the sports whose builders are priced from them. */
const worldsOf: Partial<Record<Sport, (match: OfferedMatch) => Worlds | null>> = {
  basketball: basketballJoint,
  tennis: tennisJoint,
  'ice-hockey': hockeyJoint,
};

/**
 * The price of some picks of one match together, or what stands against each of them. Picks of a
 * sport that has no builder are notCombinable.
 */
export function offerBuilder(picks: readonly OfferedPick[], match: OfferedMatch): BuilderOffer {
  if (match.sport === 'football') return offerFootballBuilder(picks, match);
  return jointOffer(picks, worldsOf[match.sport]?.(match) ?? null);
}
