import {
  fraction,
  multiplierScale,
  rtpRow,
  type MultiplierE4,
  type RtpRow,
} from '../../engine/index.ts';
import { pairWeights, pointsOf } from '../hash-characters.ts';
import { hashGame } from '../hash-round.ts';

export const bankerPlayerSides = ['banker', 'player', 'tie'] as const;
export type BankerPlayerSide = (typeof bankerPlayerSides)[number];
/** What a side pays when it comes; on a tie, banker and player get their stake back. */
export const bankerPlayerPays = { banker: 19_500n, player: 19_500n, tie: 70_000n } as const;

export function winnerOf(banker: number, player: number): BankerPlayerSide {
  if (banker === player) return 'tie';
  return banker > player ? 'banker' : 'player';
}

function payOf(side: BankerPlayerSide, winner: BankerPlayerSide): MultiplierE4 {
  if (side === winner) return bankerPlayerPays[side];
  return winner === 'tie' ? multiplierScale : 0n;
}

function rtpOf(side: BankerPlayerSide): RtpRow {
  let paid = 0n;
  for (const [banker, bankerWeight] of pairWeights.entries())
    for (const [player, playerWeight] of pairWeights.entries())
      paid += bankerWeight * playerWeight * payOf(side, winnerOf(banker, player));
  return rtpRow('side', { side }, fraction(paid, multiplierScale * 16n ** 4n));
}

/**
 * Banker's two characters against the player's two, with the one between them left out; letters
 * count nothing.
 */
export const hashBankerPlayer = hashGame({
  code: 'hash-banker-player',
  name: 'Hash Banker Player',
  volatility: 'medium',
  sides: bankerPlayerSides,
  mostOf: bankerPlayerPays,
  rtp: () => bankerPlayerSides.map(rtpOf),
  outcomeOf(hex) {
    const characters = hex.slice(-5);
    const banker = pointsOf(characters.slice(0, 2));
    const player = pointsOf(characters.slice(3));
    return { characters, banker, player, winner: winnerOf(banker, player) };
  },
  pays: (side, { winner }) => payOf(side, winner),
});
