import { createSeededRandom } from '@pavilion/domain/random';
import type { Side } from '@pavilion/sports';
import type { Squads } from './demo-sport.ts';

interface SharePlan {
  /** What a side's scores come from, by shirt. */
  weights: readonly number[];
  /** How much of all these players score; the rest nobody named. */
  whole: number;
}

/** How far two players of one shirt lie apart. */
const spread = { least: 0.75, most: 1.25 };

/** Each player's share of what his side scores: by his shirt, and by who he is. */
export function sharesOf(
  squads: Squads | undefined,
  { weights, whole }: SharePlan,
): { playerId: string; side: Side; share: number }[] {
  return (['home', 'away'] as const).flatMap((side) => {
    const drawn = (squads?.[side] ?? []).map((playerId, index) => ({
      ...{ playerId, side },
      weight: (weights[index] ?? 0) * ownFactor(playerId),
    }));
    const sum = drawn.reduce((all, { weight }) => all + weight, 0);
    return drawn.map(({ weight, ...player }) => ({ ...player, share: (whole * weight) / sum }));
  });
}

const ownFactor = (playerId: string): number =>
  spread.least + (spread.most - spread.least) * createSeededRandom(playerId).next();
