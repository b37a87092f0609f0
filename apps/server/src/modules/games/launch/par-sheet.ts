import { readFile } from 'node:fs/promises';
import { houseGame, type AnyGame } from '@pavilion/games';
import type { RegisterHttp } from '../../../http/http-module.ts';

const folder = new URL('../../../../../../docs/games/', import.meta.url);

/** Where the sheet of a game's maths is served, and the hash of what it describes; null for a game without one. */
export function parSheetOf(game: AnyGame): { url: string; hash: string } | null {
  const hash =
    game.engine === 'instant'
      ? game.mathsHash?.()
      : game.engine === 'round'
        ? game.table?.mathsHash()
        : undefined;
  return hash === undefined ? null : { url: `/par-sheets/${game.code}.md`, hash };
}

/** Serves the sheets, as they stand under docs/games, to anybody. */
export const registerParSheet: RegisterHttp = (app) => {
  app.get('/par-sheets/:file', async (request, reply) => {
    const { file } = request.params as { file: string };
    const game = file.endsWith('.md') ? houseGame(file.slice(0, -'.md'.length)) : null;
    if (!game || !parSheetOf(game)) return reply.callNotFound();
    return reply
      .type('text/markdown; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(await readFile(new URL(`${game.code}.md`, folder)));
  });
};
