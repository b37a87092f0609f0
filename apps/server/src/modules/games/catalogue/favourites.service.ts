import { fail } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { toGameItem } from './game-item.ts';
import { deleteFavourite, findSiteGame, insertFavourite, readFavourites } from './game.store.ts';

interface GameKey {
  provider_code: string;
  game_code: string;
}

export async function listFavourites(context: PlayerContext) {
  const rows = await readFavourites(context.server.database.db, ownerOf(context));
  return rows.map(toGameItem);
}

/** Adds a game of the site's catalogue; raises `gameNotFound`. Repeating changes nothing. */
export async function addFavourite(context: PlayerContext, key: GameKey): Promise<void> {
  const { db } = context.server.database;
  const game = { providerCode: key.provider_code, gameCode: key.game_code };
  if (!(await findSiteGame(db, context.site.id, game))) fail('gameNotFound');
  await insertFavourite(db, ownerOf(context), game, context.now);
}

export async function removeFavourite(context: PlayerContext, key: GameKey): Promise<void> {
  await deleteFavourite(context.server.database.db, ownerOf(context), {
    providerCode: key.provider_code,
    gameCode: key.game_code,
  });
}

function ownerOf(context: PlayerContext) {
  return { siteId: context.site.id, playerId: context.player.id };
}
