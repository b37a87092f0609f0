import { bingoGame } from './bingo.game.ts';

export {
  bingoVariants,
  canonicalCard,
  ticketsOfStrip,
  type BingoCard,
  type BingoVariant,
} from './bingo-cards.ts';
export { ballsToGo, stages75, stages90, stagesOf, type BingoStage } from './bingo-stages.ts';
export { leastPlayers, type BingoGame } from './bingo.game.ts';
export {
  ballsCalled,
  defaultRooms,
  poolOf,
  settleGame,
  type BingoRoom,
  type BingoSettlement,
  type StageResult,
  type StageShare,
} from './settle-game.ts';

/** The bingo games of the studio by their codes. */
export const bingoGames = { 'bingo-75': bingoGame('75'), 'bingo-90': bingoGame('90') };
