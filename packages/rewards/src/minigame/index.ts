export { defaultTables, miniGames } from './mini-game-catalogue.ts';
export {
  MiniGameRefusal,
  miniGameCodes,
  worthOf,
  type MiniAction,
  type MiniGame,
  type MiniGameCode,
  type MiniRound,
  type MiniRow,
  type MiniTable,
  type Share,
} from './mini-game.ts';
