import type { GameTile } from '@pavilion/templates/props/card';

/** What names a game within a site. */
export interface GameKey {
  provider_code: string;
  game_code: string;
}

/** A game as the catalogue's lists give it. */
export interface ListedGame extends GameKey {
  game_name: string;
  game_type: string;
  img_url: string;
  provider_name: string;
  placeholder: string;
  is_hot: boolean;
  is_new: boolean;
  /** False: it cannot be opened here yet. */
  is_playable: boolean;
  /** It opens for nobody here now. */
  is_closed?: true | undefined;
  /** In the site's currency. */
  jackpot?: string | undefined;
}

/** Page that opens a game. */
export function gamePath(game: GameKey): string {
  const query = new URLSearchParams({ provider: game.provider_code, game: game.game_code });
  return `/playnow?${query}`;
}

/** Id of a game within the page: its provider and its code. */
export const gameId = (game: GameKey): string => `${game.provider_code}/${game.game_code}`;

/** Whether a game can be played here now. */
export const opens = ({ is_playable, is_closed }: Pick<ListedGame, 'is_playable' | 'is_closed'>) =>
  is_playable && is_closed === undefined;

/** A listed game as a card shows it. `words` are in the visitor's language. */
export function gameTile(
  game: ListedGame,
  own: { isFavourite: boolean; freeRounds: number },
  words: { name: string; categoryName: string | undefined; jackpot: string | undefined },
): GameTile {
  return {
    id: gameId(game),
    provider: game.provider_name,
    imageUrl: game.img_url,
    placeholder: game.placeholder,
    to: gamePath(game),
    ...own,
    isHot: game.is_hot,
    isNew: game.is_new,
    isUnavailable: !opens(game),
    category: game.game_type,
    ...words,
  };
}
