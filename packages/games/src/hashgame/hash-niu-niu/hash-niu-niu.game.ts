import {
  fraction,
  multiplierScale,
  numbersFrom,
  rtpRow,
  type MultiplierE4,
  type RtpRow,
} from '../../engine/index.ts';
import { characterWeights, pairWeights, pointsOf } from '../hash-characters.ts';
import { hashGame } from '../hash-round.ts';

export const niuNiuSides = ['banker', 'player'] as const;
export type NiuNiuSide = (typeof niuNiuSides)[number];
/** Stakes a bet takes: a loss can cost all of them. */
export const niuNiuStakesLocked = 10;
const locked = BigInt(niuNiuStakesLocked) * multiplierScale;

/** By the winner's points, in stakes: what a won bet gains and a lost one costs. */
export const niuNiuPays = numbersFrom(1, 10).map((points) => ({
  points,
  gainsE4: BigInt(points) * multiplierScale - 200n,
  costsE4: BigInt(points) * multiplierScale,
}));

/** Three characters' points, 1 to 10: a sum of ten or nothing is niu niu, the best. */
export function niuNiuPointsOf(characters: string): number {
  return pointsOf(characters) || 10;
}

/** What comes back of the stakes that were taken. */
export function niuNiuPayOf(side: NiuNiuSide, banker: number, player: number): MultiplierE4 {
  if (banker === player) return locked;
  const pays = niuNiuPays[Math.max(banker, player) - 1];
  if (!pays) throw new RangeError('points go from 1 to 10');
  const isWin = side === (banker > player ? 'banker' : 'player');
  return isWin ? locked + pays.gainsE4 : locked - pays.costsE4;
}

/** By every way the five characters can count: the two hands share the one in the middle. */
function rtpOf(side: NiuNiuSide): RtpRow {
  let gained = 0n;
  for (const [middle, middleWeight] of characterWeights.entries())
    for (const [first, firstWeight] of pairWeights.entries())
      for (const [last, lastWeight] of pairWeights.entries()) {
        const banker = (first + middle) % 10 || 10;
        const player = (last + middle) % 10 || 10;
        const weight = middleWeight * firstWeight * lastWeight;
        gained += weight * (niuNiuPayOf(side, banker, player) - locked);
      }
  const all = multiplierScale * 16n ** 5n;
  return rtpRow('side', { side }, fraction(all + gained, all));
}

/**
 * Three characters against three; the winner's points decide how much changes hands. Ten stakes are
 * held.
 */
export const hashNiuNiu = hashGame({
  code: 'hash-niu-niu',
  name: 'Hash Niu Niu',
  volatility: 'high',
  sides: niuNiuSides,
  mostOf: { banker: niuNiuPayOf('banker', 10, 1), player: niuNiuPayOf('player', 1, 10) },
  stakesLocked: niuNiuStakesLocked,
  rtp: () => niuNiuSides.map(rtpOf),
  outcomeOf(hex) {
    const characters = hex.slice(-5);
    const banker = niuNiuPointsOf(characters.slice(0, 3));
    const player = niuNiuPointsOf(characters.slice(2));
    const winner = banker === player ? 'tie' : banker > player ? 'banker' : 'player';
    return { characters, banker, player, winner };
  },
  pays: (side, { banker, player }) => niuNiuPayOf(side, banker, player),
});
