import { match } from './match.ts';
import type { MiniGame, MiniGameCode, MiniRow, MiniTable } from './mini-game.ts';
import { pick } from './pick.ts';
import { scratch } from './scratch.ts';

/** Every game with tokens. */
export const miniGames: Readonly<Record<MiniGameCode, MiniGame>> = { pick, scratch, match };

const tokens = (amount: number, weight?: number): MiniRow => ({
  prize: amount === 0 ? { kind: 'none' } : { kind: 'token', amount: String(amount) },
  ...(weight !== undefined && { weight }),
});

/** What a site plays that has chosen no table: each returns exactly nine tenths. */
export const defaultTables: Readonly<Record<MiniGameCode, MiniTable>> = {
  pick: { cost: 10, rows: [0, 0, 0, 4, 5, 7, 10, 15, 40].map((amount) => tokens(amount)) },
  scratch: {
    cost: 5,
    rows: [
      tokens(0, 640),
      tokens(5, 200),
      tokens(10, 100),
      tokens(20, 40),
      tokens(50, 15),
      tokens(100, 4),
      tokens(550, 1),
    ],
  },
  match: { cost: 10, rows: [2, 5, 8, 21].map((amount) => tokens(amount)) },
};
