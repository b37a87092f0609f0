export * from './engine/index.ts';
export * from './fairness/index.ts';
export {
  houseGame,
  houseGameCodes,
  houseGames,
  houseProviderCode,
  type HouseGameCode,
} from './game-catalogue.ts';
