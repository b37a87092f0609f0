import type { RoundGame } from '@pavilion/games';
import { playedGame } from '../plays/index.ts';

/** The game of a shared round, or of a bet on one. */
export function roundGameOf(round: {
  provider_code: string;
  game_code: string;
}): RoundGame<unknown> {
  const game = playedGame(round);
  if (game.engine !== 'round') throw new Error('not a shared game');
  return game;
}
