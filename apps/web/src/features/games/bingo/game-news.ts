import type { RealtimeEventData } from '@pavilion/contracts/realtime/messages';
import type { GameDetail } from './bingo.queries.ts';

/**
 * A game after a ball was called; itself where the ball is known; null when one before it was
 * missed.
 */
export function withBall(
  game: GameDetail,
  { n, ball }: RealtimeEventData<'bingo.ball'>,
): GameDetail | null {
  if (n <= game.called.length) return game;
  if (n > game.called.length + 1) return null;
  return { ...game, state: 'calling', called: [...game.called, ball] };
}

/** A game after a stage was won. */
export const withStage = (
  game: GameDetail,
  { stage, ball, winners, each }: RealtimeEventData<'bingo.stage'>,
): GameDetail => ({
  ...game,
  stages: game.stages.map((one) => (one.stage === stage ? { ...one, ball, winners, each } : one)),
});
