// chunk: standing
import type { GameTile } from '@pavilion/templates/props/card';
import { useCallback } from 'react';
import { toggleFavourite } from '../../core/session/favourites.ts';

/**
 * Adds the game of a card to the favourites or takes it out. The function stays the same for the
 * life of the list.
 */
export function useTileFavourite(): (tile: GameTile) => void {
  return useCallback((tile) => void toggleFavourite(candidateOf(tile)), []);
}

/** What favourites keep of a card: its id is provider and code. */
function candidateOf(tile: GameTile) {
  const [provider_code = '', ...code] = tile.id.split('/');
  return {
    provider_code,
    game_code: code.join('/'),
    game_name: tile.name,
    game_type: tile.category ?? '',
    img_url: tile.imageUrl,
  };
}
