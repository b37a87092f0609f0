import { readFile } from 'node:fs/promises';
import { cardGameCodes, houseGame, type AnyGame } from '@pavilion/games';
import { cardSheetHash } from '@pavilion/games/cards/par/card-sheets';
import { isLotteryCode } from '@pavilion/games/lottery/index';
import type { RegisterHttp } from '../../../http/http-module.ts';

const folder = new URL('../../../../../../docs/games/', import.meta.url);

/**
 * Where the sheet of a game's maths is served, and the hash of what it describes; null for a game
 * without one.
 */
export function parSheetOf(game: AnyGame): { url: string; hash: string } | null {
  const hash = mathsHashOf(game);
  return hash === null ? null : { url: `/par-sheets/${game.code}.md`, hash };
}

function mathsHashOf(game: AnyGame): string | null {
  const cards = cardGameCodes.find((code) => code === game.code);
  if (cards) return cardSheetHash(cards);
  if (game.engine === 'instant') return game.mathsHash?.() ?? null;
  return game.engine === 'round' ? (game.table?.mathsHash() ?? null) : null;
}

/** Whether there is a sheet of a code: of a slot, or of a lottery. */
function hasSheet(code: string): boolean {
  const game = houseGame(code);
  return isLotteryCode(code) || (game !== null && parSheetOf(game) !== null);
}

/** Serves the sheets, as they stand under docs/games, to anybody. */
export const registerParSheet: RegisterHttp = (app) => {
  app.get('/par-sheets/:file', async (request, reply) => {
    const { file } = request.params as { file: string };
    const code = file.endsWith('.md') ? file.slice(0, -'.md'.length) : '';
    if (!hasSheet(code)) return reply.callNotFound();
    return reply
      .type('text/markdown; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(await readFile(new URL(`${code}.md`, folder)));
  });
};
