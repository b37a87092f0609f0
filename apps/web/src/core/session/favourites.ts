// chunk: later
import { favAdd } from '@pavilion/contracts/player/games/fav-add.contract';
import { favRemove } from '@pavilion/contracts/player/games/fav-remove.contract';
import { call } from '../api.ts';
import { currentPath } from '../navigation/go.ts';
import { browserHistory } from '@pavilion/web-core/navigation/history';
import { useUserStore, type FavouriteGame } from '../stores/user.store.ts';
import { openSignIn } from './auth-entry.ts';
import { rememberWantedPath } from './wanted-path.ts';

/** The part of a game that favourites keep. */
export type FavouriteCandidate = Omit<FavouriteGame, 'game_image'> & { img_url: string };

const isSame = (a: FavouriteCandidate | FavouriteGame, b: FavouriteGame): boolean =>
  a.provider_code === b.provider_code && a.game_code === b.game_code;

/**
 * Adds a game to the favourites or takes it out. It shows at once and is undone when the server
 * refuses. A guest is asked to sign in, and comes back to where the game is.
 */
export async function toggleFavourite(game: FavouriteCandidate): Promise<void> {
  const { isAuthenticated, game_fav_list: before } = useUserStore.getState();
  const here = currentPath() + browserHistory.location.search;
  if (!isAuthenticated) {
    openSignIn();
    rememberWantedPath(here);
    return;
  }
  const wasFavourite = before.some((favourite) => isSame(game, favourite));
  show(game, !wasFavourite);
  const sent = wasFavourite ? call(favRemove, game) : call(favAdd, game);
  onTheirWay.add(sent);
  try {
    await sent;
  } catch {
    // The shared handler has told the player; only the store goes back.
    show(game, wasFavourite);
  } finally {
    onTheirWay.delete(sent);
  }
}

const onTheirWay = new Set<Promise<unknown>>();

/**
 * Resolves when the changes that are on their way have reached the server; null when there are
 * none.
 */
export const favouritesSaved = (): Promise<unknown> | null =>
  onTheirWay.size === 0 ? null : Promise.allSettled(onTheirWay);

/** Other games that were chosen meanwhile stay as they are. */
function show(game: FavouriteCandidate, isFavourite: boolean): void {
  const { img_url, ...rest } = game;
  useUserStore.setState(({ game_fav_list }) => {
    const others = game_fav_list.filter((favourite) => !isSame(game, favourite));
    return {
      game_fav_list: isFavourite ? [{ ...rest, game_image: img_url }, ...others] : others,
    };
  });
}
