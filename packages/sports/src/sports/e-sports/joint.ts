import type { Worlds } from '../../pricing/chances.ts';
import type { OfferedMatch } from '../joint/joint.types.ts';
import { bestOfTold, setsJoint } from '../sets/joint.ts';
import { eSportsProcess } from './process.ts';

const lengths = [1, 3, 5] as const;
const even = 0.5;

/** Many ways a match of maps can end, by who is to win it. */
export function eSportsJoint(match: OfferedMatch): Worlds | null {
  const told = bestOfTold(match.known);
  const bestOf = lengths.find((length) => length === told) ?? 3;
  return setsJoint(match, eSportsProcess(even, bestOf));
}
