import type { Route } from '../../http/route.ts';
import { favAddRoute } from './fav-add.route.ts';
import { favListRoute } from './fav-list.route.ts';
import { favRemoveRoute } from './fav-remove.route.ts';
import { gameListRoute } from './game-list.route.ts';
import { getHotGamesRoute } from './get-hot-games.route.ts';
import { providerListRoute } from './provider-list.route.ts';
import { recentlyPlayedRoute } from './recently-played.route.ts';

export { featureGames, featureGamesByOperator } from './feature-games.service.ts';
export { siteGames } from './catalogue-cache.ts';
export type { GameRow } from './game.store.ts';
export { createGameNames, type GameNames } from './game-names.ts';
export { posterUrl, toCatalogueGame, toGameItem } from './game-item.ts';
export { listGames, listHotGames } from './games.service.ts';
export { seedCatalogue } from './seed-catalogue.ts';

export const routes: readonly Route[] = [
  gameListRoute,
  getHotGamesRoute,
  providerListRoute,
  favListRoute,
  favAddRoute,
  favRemoveRoute,
  recentlyPlayedRoute,
];
