import type * as z from 'zod/mini';
import type { roundStage } from '@pavilion/contracts';
import type { RoundGame } from '@pavilion/games';
import type { SharedRoundRow } from './shared-round.store.ts';

type RoundStage = z.output<typeof roundStage>;

/**
 * The stage a round is in and when it ends; null: nobody knows before it does (wire, games two, 2).
 */
export function stageOf(
  round: SharedRoundRow,
  game: RoundGame<unknown>,
  now: Date,
): { stage: RoundStage; endsAt: Date | null } {
  const closesAt = new Date(round.starts_at.getTime() + closedMsOf(game));
  if (round.phase === 'betting' && now < round.starts_at)
    return { stage: 'betting', endsAt: round.starts_at };
  if (round.phase === 'settled') return pauseOf(round);
  if (game.table && round.dealing_at === null)
    return { stage: 'closed', endsAt: game.pools ? null : closesAt };
  if (round.block_source !== null || round.phase === 'betting')
    return { stage: 'closed', endsAt: null };
  return { stage: 'dealing', endsAt: game.table ? round.ends_at : null };
}

function pauseOf(round: SharedRoundRow): { stage: RoundStage; endsAt: Date | null } {
  if (round.next_at === null) return { stage: 'resting', endsAt: null };
  return { stage: round.void_reason === null ? 'settled' : 'void', endsAt: round.next_at };
}

/** Between the last bet and the first deal; 0 where there is no such pause. */
export const closedMsOf = (game: RoundGame<unknown>): number => game.table?.closedMs ?? 0;
