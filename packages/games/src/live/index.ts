import { roulette } from './roulette/roulette.game.ts';
import type { AnyTableGame } from './table-game.ts';

export {
  houseRoundStream,
  shoeOf,
  shoeRounds,
  tableClosedMs,
  type AnyTableGame,
  type BetRow,
  type TableFlags,
  type TableGame,
} from './table-game.ts';

/** Codes of the games of shared tables, in the order the lobby shows them. */
export const tableGameCodes = ['roulette'] as const;
export type TableGameCode = (typeof tableGameCodes)[number];

/** Every game of shared tables. */
export const tableGames: Record<TableGameCode, AnyTableGame> = { roulette };
