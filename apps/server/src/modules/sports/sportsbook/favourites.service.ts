import { isUuid } from '@pavilion/domain/ids';
import { fail } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import {
  deleteFavourite,
  insertFavourite,
  readFavourites,
  type FavouriteOwner,
  type FavouriteSubject,
} from './favourite.store.ts';
import { isLeague } from './league.store.ts';
import { isTeam } from './team.store.ts';

/** Favourite teams and leagues of the player, the newest first. */
export async function listFavourites(context: PlayerContext) {
  return { value: await readFavourites(context.server.database.db, ownerOf(context)) };
}

/** Adds one; repeating changes nothing. Fails with favouriteNotFound. */
export async function addFavourite(context: PlayerContext, asked: FavouriteSubject) {
  const subject = await known(context, asked);
  await insertFavourite(context.server.database.db, ownerOf(context), subject, context.now);
  return {};
}

/**
 * Takes one away; repeating changes nothing. Fails with favouriteNotFound for an id that is no team
 * or league.
 */
export async function removeFavourite(context: PlayerContext, asked: FavouriteSubject) {
  const subject = await known(context, asked);
  await deleteFavourite(context.server.database.db, ownerOf(context), subject);
  return {};
}

async function known(
  { server }: PlayerContext,
  { kind, id }: FavouriteSubject,
): Promise<FavouriteSubject> {
  const isThere = kind === 'team' ? isTeam : isLeague;
  if (!isUuid(id) || !(await isThere(server.database.db, id))) fail('favouriteNotFound');
  return { kind, id };
}

function ownerOf({ site, player }: PlayerContext): FavouriteOwner {
  return { siteId: site.id, playerId: player.id };
}
