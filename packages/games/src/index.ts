export * from './cards/index.ts';
export * from './engine/index.ts';
export * from './fairness/index.ts';
export * from './live/index.ts';
export { poolGameCodes, poolGames, type PoolGameCode } from './pools/index.ts';
export {
  houseGame,
  houseGameCodes,
  houseGames,
  houseProviderCode,
  houseProviderName,
  loadGame,
  type HouseGameCode,
} from './game-catalogue.ts';
