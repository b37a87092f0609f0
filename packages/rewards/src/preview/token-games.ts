import type { ItemOf } from '../campaign/index.ts';
import type { Prize } from '../prize.ts';
import { byPlayer, type EstimatorOf, type PreviewWorld } from './past.ts';
import { prizeCost } from './prize-cost.ts';

interface Row {
  weight: number;
  prize: Prize;
}

/** What a row costs on the average, rounded down. */
function averageCost(rows: readonly Row[], costOf: (prize: Prize) => bigint): bigint {
  const total = rows.reduce((sum, { weight }) => sum + BigInt(weight), 0n);
  const worth = rows.reduce((sum, { weight, prize }) => sum + BigInt(weight) * costOf(prize), 0n);
  return total === 0n ? 0n : worth / total;
}

/**
 * A wheel, turned by everybody once on each date on which they played, at what a turn is worth on
 * the average.
 */
export const wheel: EstimatorOf<ItemOf<'wheel'>> = ({ segments }, world) => {
  const costMinor = averageCost(segments, (prize) => prizeCost(world, prize));
  return byPlayer('plays', ({ playerId, plays }) =>
    [...new Map(plays.map(({ localDate, at }) => [localDate, at])).values()].map((at) => ({
      ...{ playerId, at, costMinor },
    })),
  );
};

/** Prizes that are tokens come from the tokens that were staked, and from no budget. */
const budgetCost =
  (world: PreviewWorld) =>
  (prize: Prize): bigint =>
    prize.kind === 'token' ? 0n : prizeCost(world, prize);

/**
 * A game with tokens: each round of it that was played then, at what one takes from the budget on
 * the average.
 */
export const minigame: EstimatorOf<ItemOf<'minigame'>> = ({ game, table }, world) => {
  const rows = table.map(({ weight = 1, prize }) => ({ weight, prize }));
  const costMinor = averageCost(rows, budgetCost(world));
  return byPlayer('rounds', ({ playerId, miniRounds }) =>
    miniRounds
      .filter((round) => round.game === game)
      .map(({ at }) => ({ playerId, at, costMinor })),
  );
};
