import type { BuilderOffer } from '../../bets/builder-price.ts';
import type { Sport } from '../../engine/market-type.ts';
import type { Worlds } from '../../pricing/chances.ts';
import { americanFootballJoint } from '../american-football/joint.ts';
import { baseballJoint } from '../baseball/joint.ts';
import { basketballJoint } from '../basketball/joint.ts';
import { cricketJoint } from '../cricket/joint.ts';
import { eSportsJoint } from '../e-sports/joint.ts';
import { offerFootballBuilder } from '../football/offer-builder.ts';
import { hockeyJoint } from '../ice-hockey/joint.ts';
import { tableTennisJoint, volleyballJoint } from '../rally-joint.ts';
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
  'map-score',
  'i1-total',
];

/** All ways a match can end, by the sports whose builders are priced from them. */
const worldsOf: Partial<Record<Sport, (match: OfferedMatch) => Worlds | null>> = {
  'american-football': americanFootballJoint,
  baseball: baseballJoint,
  basketball: basketballJoint,
  'e-sports': eSportsJoint,
  'ice-hockey': hockeyJoint,
  'table-tennis': tableTennisJoint,
  tennis: tennisJoint,
  volleyball: volleyballJoint,
};

/**
 * The price of some picks of one match together, or what stands against each of them. Picks of a
 * sport that has no builder are notCombinable.
 */
export function offerBuilder(picks: readonly OfferedPick[], match: OfferedMatch): BuilderOffer {
  if (match.sport === 'football') return offerFootballBuilder(picks, match);
  if (match.sport === 'cricket') return offerCricketBuilder(picks, match);
  return jointOffer(picks, worldsOf[match.sport]?.(match) ?? null);
}

/** Whichever side bats first, it is not likelier than its price says. */
function offerCricketBuilder(picks: readonly OfferedPick[], match: OfferedMatch): BuilderOffer {
  const offers = cricketJoint(match).map((worlds) => jointOffer(picks, worlds));
  const chanceOf = ({ chance }: BuilderOffer): number => chance ?? 0;
  return offers.toSorted((a, b) => chanceOf(b) - chanceOf(a))[0] ?? jointOffer(picks, null);
}
