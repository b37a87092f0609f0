import type { HandRecord } from '../hand-record.ts';

/**
 * How long a player takes. People differ from turn to turn; a program that plays in their place
 * often does not.
 */
export interface ReactionTimes {
  player: string;
  actions: number;
  meanMs: number;
  /** Standard deviation over mean; near 0: always the same. */
  variation: number;
}

/** Over all actions a player took by themselves; the steadiest first. */
export function reactionTimes(records: readonly HandRecord[]): readonly ReactionTimes[] {
  const taken = records.flatMap(({ seats, actions }) =>
    actions.flatMap(({ seat, tookMs, isForced }) => {
      const player = seats.find((one) => one.seat === seat)?.playerId;
      return player === undefined || isForced ? [] : [{ player, tookMs }];
    }),
  );
  return [...Map.groupBy(taken, ({ player }) => player)]
    .map(([player, turns]) =>
      measure(
        player,
        turns.map(({ tookMs }) => tookMs),
      ),
    )
    .toSorted((a, b) => a.variation - b.variation);
}

function measure(player: string, times: readonly number[]): ReactionTimes {
  const actions = times.length;
  const meanMs = times.reduce((sum, time) => sum + time, 0) / actions;
  const variance = times.reduce((sum, time) => sum + (time - meanMs) ** 2, 0) / actions;
  return { player, actions, meanMs, variation: meanMs === 0 ? 0 : Math.sqrt(variance) / meanMs };
}
