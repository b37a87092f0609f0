import { dice } from './arcade/dice/dice.game.ts';
import type { AnyGame } from './engine/index.ts';

/** Codes of our studio's games, in the order the studio shows them. */
export const houseGameCodes = ['dice'] as const;
export type HouseGameCode = (typeof houseGameCodes)[number];

/** The provider code of our own studio. */
export const houseProviderCode = 'PAVILION';

/** Every game of our studio. A code without its game does not compile. Loaded whole on the server; the browser takes games one by one. */
export const houseGames: Record<HouseGameCode, AnyGame> = {
  dice,
};

/** A game by its code, or null. */
export function houseGame(code: string): AnyGame | null {
  return Object.hasOwn(houseGames, code) ? houseGames[code as HouseGameCode] : null;
}
