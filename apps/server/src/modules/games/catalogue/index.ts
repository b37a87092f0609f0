export { featureGames, gamesThereAre } from './feature-games.service.ts';
export { siteGames, type ListedGame } from './catalogue-cache.ts';
export type { GameRow } from './game.store.ts';
export { sellsBonus } from './game-traits.ts';
export { createGameNames, type GameNames } from './game-names.ts';
export { posterUrl, toCatalogueGame, toGameItem } from './game-item.ts';
export { listGames, listHotGames } from './games.service.ts';
export { seedCatalogue } from './seed-catalogue.ts';
