// chunk: later
import type { AnyTableGame } from '@pavilion/games/live/table-game';

/** The rules of a table as a shared round, the same object that the list of games has. */
export async function asRound(game: AnyTableGame) {
  return (await import('@pavilion/games/live/round-of-table')).roundOfTable(game);
}
