import { createRandomStream, type RoundSeeds } from '@pavilion/domain/fair-stream';
import {
  MiniGameRefusal,
  miniGames,
  type MiniAction,
  type MiniRound,
} from '@pavilion/rewards/minigame';
import { fail } from '../../../failure.ts';
import type { MiniGameRow } from './minigame-round.store.ts';

type Dealt = Pick<MiniGameRow, 'game' | 'cost' | 'prizes' | 'params'>;

const tableOf = ({ cost, prizes }: Dealt) => ({ cost: Number(cost), rows: prizes });

/**
 * The round after these acts. Fails with `invalidParams` for what its game does not read, or not
 * now.
 */
export function dealRound(row: Dealt, acts: readonly MiniAction[], seeds: RoundSeeds): MiniRound {
  try {
    return miniGames[row.game].play(tableOf(row), row.params, acts, createRandomStream(seeds));
  } catch (error) {
    if (!(error instanceof MiniGameRefusal)) throw error;
    return fail('invalidParams', { errors: [{ path: error.path, code: 'invalidChoice' }] });
  }
}

/** Plays an open round on until it ends: its acts, and what they came to. */
export function playToEnd(
  row: Dealt & Pick<MiniGameRow, 'acts'>,
  seeds: RoundSeeds,
): { acts: MiniAction[]; played: MiniRound } {
  const acts = [...row.acts];
  let played = dealRound(row, acts, seeds);
  while (!played.isSettled) {
    acts.push(miniGames[row.game].next(played));
    played = dealRound(row, acts, seeds);
  }
  return { acts, played };
}
