import type { Random } from '@pavilion/domain/ids';
import type { PlayerFacts, Side } from '../../engine/facts.ts';
import type { Counts } from '../../pricing/distributions.ts';
import { drawWeighted } from '../../simulation/draw.ts';

/** A player and his share of his side's points; what is left of 1 nobody named scores. */
export interface BasketballPlayer {
  readonly playerId: string;
  readonly side: Side;
  readonly share: number;
}

/**
 * How many points weigh as much as a share known before: whoever has scored more than usual goes on
 * to. A player who scores 20 of 113 has a deviation of 8 by it (house figure).
 */
const steadiness = 44;

/**
 * Who scored each of a side's points: one after the other, each player by his share and by what he
 * has. The points of all add up to those of the side.
 */
export function drawPoints(
  random: Random,
  players: readonly BasketballPlayer[],
  points: number,
): PlayerFacts[] {
  const counts = new Map(players.map(({ playerId }) => [playerId, 0]));
  const of = (playerId: string): number => counts.get(playerId) ?? 0;
  for (let drawn = 0; drawn < points && players.length > 0; drawn += 1) {
    const scorer = drawWeighted(
      random,
      players,
      ({ playerId, share }) => (steadiness * share + of(playerId)) / (steadiness + drawn),
    );
    if (scorer !== null) counts.set(scorer.playerId, of(scorer.playerId) + 1);
  }
  return players.map(({ playerId, side }) => ({
    ...{ playerId, side, tookPart: true, enteredNo: 0 },
    stats: { points: of(playerId) },
  }));
}

/**
 * How many points a player has, from how many his side may have: what `drawPoints` comes to (beta-
 * binomial).
 */
export function pointsOf({ share }: BasketballPlayer, ofSide: Counts): number[] {
  const own = steadiness * share;
  const others = steadiness - own;
  const counts = ofSide.map(() => 0);
  // Nothing of the first n points is his.
  let none = 1;
  ofSide.forEach((weight, n) => {
    if (n > 0) none *= (others + n - 1) / (steadiness + n - 1);
    let chance = none;
    for (let k = 0; k <= n && weight > 0; k += 1) {
      counts[k] = (counts[k] ?? 0) + weight * chance;
      chance *= ((n - k) / (k + 1)) * ((own + k) / (others + n - k - 1));
    }
  });
  return counts;
}
