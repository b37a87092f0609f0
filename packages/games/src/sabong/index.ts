import { sabong } from './sabong.game.ts';

export {
  boardOf,
  isUnbalanced,
  plasadaOf,
  poolsOf,
  sabongPayout,
  settleMatch,
  type SabongBet,
  type SabongBoard,
  type SabongPools,
  type SabongSettlement,
} from './board.ts';
export { drawMatchCard, plumages, type Cock, type MatchCard } from './match-card.ts';
export {
  drawPays,
  sabongChance,
  sabongKinds,
  type SabongKind,
  type SabongOutcome,
} from './sabong.game.ts';

/** The sabong games of the studio by their codes. */
export const sabongGames = { sabong };
