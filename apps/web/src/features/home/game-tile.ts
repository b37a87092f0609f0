import type { GameTile } from '@pavilion/templates/region-props';

/** A game as lists give it; the richer lists add provider name, placeholder and marks. */
export interface ListedGame {
  provider_code: string;
  game_code: string;
  game_name: string;
  game_type: string;
  img_url: string;
  provider_name?: string;
  placeholder?: string;
  is_hot?: boolean;
  is_new?: boolean;
}

/** Page that opens a game. */
export function gamePath(game: { provider_code: string; game_code: string }): string {
  const query = new URLSearchParams({ provider: game.provider_code, game: game.game_code });
  return `/playnow?${query}`;
}

/** Id of a game within the page: its provider and its code. */
export const gameId = (game: { provider_code: string; game_code: string }): string =>
  `${game.provider_code}/${game.game_code}`;

/** A listed game as a card shows it. */
export function gameTile(game: ListedGame, favourites: ReadonlySet<string>): GameTile {
  return {
    id: gameId(game),
    name: game.game_name,
    provider: game.provider_name ?? game.provider_code,
    imageUrl: game.img_url,
    placeholder: game.placeholder ?? '',
    to: gamePath(game),
    isFavourite: favourites.has(gameId(game)),
    isHot: game.is_hot ?? false,
    isNew: game.is_new ?? false,
  };
}
