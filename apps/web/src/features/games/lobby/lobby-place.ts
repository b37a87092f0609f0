// chunk: stage
import { categoryByWireName, type Category } from '@pavilion/domain/categories';
import { categoryNameKey, type Text } from '@pavilion/i18n';
import type { IconName } from '@pavilion/ui/icon';

/** One of the twelve lobbies: a category by its wire name, or the hot games of all. */
export type LobbyPlace = { kind: 'category'; gameType: string } | { kind: 'hot' };

/** Heading of a lobby. */
export function placeTitle(place: LobbyPlace, t: Text): string {
  return place.kind === 'hot' ? t('_m.hot') : categoryTitle(place.gameType, t);
}

/** Name of a category in the visitor's language. */
export function categoryTitle(gameType: string, t: Text): string {
  const key = categoryNameKey(gameType);
  return key ? t(key) : gameType;
}

export function placeIcon(place: LobbyPlace): IconName {
  return place.kind === 'hot' ? 'fire' : (categoryOf(place.gameType)?.code ?? 'grid');
}

/** Lobby of a category, keeping a search. */
export function lobbyPath(gameType: string, search = ''): string {
  const path = categoryOf(gameType)?.path ?? '/';
  return search === '' ? path : `${path}?${new URLSearchParams({ q: search })}`;
}

const categoryOf = (gameType: string): Category | null => categoryByWireName(gameType);
