import type { Worlds } from '../pricing/chances.ts';
import type { OfferedMatch } from './joint/joint.types.ts';
import { rallyProcess, tableTennisTargets, volleyballTargets } from './rally-process.ts';
import { bestOfTold, setsJoint } from './sets/joint.ts';

/** Rallies won at one's own serve and at the other's, between equals. */
const equals = {
  volleyball: { serving: 0.36, receiving: 0.64 },
  tableTennis: { serving: 0.5, receiving: 0.5 },
};

/** Many ways a volleyball match can end, by who is to win it. */
export function volleyballJoint(match: OfferedMatch): Worlds | null {
  const bestOf = bestOfTold(match.known) ?? volleyballTargets.bestOf;
  return setsJoint(match, rallyProcess(equals.volleyball, { ...volleyballTargets, bestOf }));
}

/** Many ways a match of table tennis can end, by who is to win it. */
export function tableTennisJoint(match: OfferedMatch): Worlds | null {
  const bestOf = bestOfTold(match.known) ?? tableTennisTargets.bestOf;
  return setsJoint(match, rallyProcess(equals.tableTennis, { ...tableTennisTargets, bestOf }));
}
