import type { OutrightOrder } from './outright.ts';

/** Who goes on of the `tieNo`-th tie (from 0, round by round): one of the two that meet in it. */
type PlayTie = (one: string, other: string, tieNo: number) => string;

/**
 * Plays a knock-out once, its entrants as they were drawn: neighbours meet, then the winners of
 * neighbouring ties. Gives the winner first, then who lost the last tie, the round before it, and
 * so on; within a round by the draw. Throws RangeError where an entrant has nobody to meet.
 */
export function playKnockOut(entrants: readonly string[], playTie: PlayTie): OutrightOrder {
  let left = entrants;
  let out: readonly string[] = [];
  let tieNo = 0;
  while (left.length > 1) {
    const winners: string[] = [];
    const losers: string[] = [];
    for (let at = 0; at < left.length; at += 2) {
      const [one, other] = [left[at], left[at + 1]];
      if (one === undefined || other === undefined) throw new RangeError('nobody to meet');
      const winner = playTie(one, other, tieNo);
      winners.push(winner);
      losers.push(winner === one ? other : one);
      tieNo += 1;
    }
    out = [...losers, ...out];
    left = winners;
  }
  return [...left, ...out];
}
