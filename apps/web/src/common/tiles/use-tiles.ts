import { categoryNameKey, gameName } from '@pavilion/i18n';
import { useFormat, useText } from '@pavilion/i18n/react';
import type { GameTile } from '@pavilion/templates/props/card';
import { useCallback, useMemo } from 'react';
import { useLayoutStore } from '../../core/stores/layout.store.ts';
import { useUserStore } from '../../core/stores/user.store.ts';
import { useFreeRoundCounts } from './free-rounds.ts';
import { gameId, gameTile, type ListedGame } from './game-tile.ts';

/** Ids of the player's favourite games. */
export function useFavouriteIds(): ReadonlySet<string> {
  const favourites = useUserStore((state) => state.game_fav_list);
  return useMemo(() => new Set(favourites.map(gameId)), [favourites]);
}

/**
 * Makes cards of games. A game gives the same card each time as long as nothing of it changed, so
 * that long lists only draw anew what is new.
 */
export function useTiles(): (game: ListedGame) => GameTile {
  const t = useText();
  const format = useFormat();
  const currency = useLayoutStore((state) => state.site?.currency ?? '');
  const favourites = useFavouriteIds();
  const freeRounds = useFreeRoundCounts();
  const made = useMemo(
    () =>
      createTileMemory({
        nameOf: (key) => t.find(key) ?? undefined,
        ownNameOf: (game) => gameName(t, game),
        moneyOf: (amount) => format.money(amount, currency, { compact: true }),
      }),
    [t, format, currency],
  );
  return useCallback(
    (game) => {
      const id = gameId(game);
      return made(game, { isFavourite: favourites.has(id), freeRounds: freeRounds.get(id) ?? 0 });
    },
    [made, favourites, freeRounds],
  );
}

interface Words {
  nameOf(key: string): string | undefined;
  /** A game's name in the visitor's language. */
  ownNameOf(game: ListedGame): string;
  /** An amount of the site's currency, short. */
  moneyOf(amount: string): string;
}

function createTileMemory({ nameOf, ownNameOf, moneyOf }: Words) {
  const memory = new WeakMap<ListedGame, GameTile>();
  return (game: ListedGame, own: { isFavourite: boolean; freeRounds: number }): GameTile => {
    const known = memory.get(game);
    if (known?.isFavourite === own.isFavourite && known.freeRounds === own.freeRounds) return known;
    const key = categoryNameKey(game.game_type);
    const tile = gameTile(game, own, {
      name: ownNameOf(game),
      categoryName: key ? nameOf(key) : undefined,
      jackpot: game.jackpot === undefined ? undefined : moneyOf(game.jackpot),
    });
    memory.set(game, tile);
    return tile;
  };
}
