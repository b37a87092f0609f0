import { lotto2d } from './lotto-2d/lotto-2d.game.ts';
import { lotto3d } from './lotto-3d/lotto-3d.game.ts';
import { lotto4d } from './lotto-4d/lotto-4d.game.ts';
import { lotto649 } from './lotto-6-49/lotto-6-49.game.ts';
import type { PrizeTable } from './prize-table.ts';

export {
  coverRtp,
  isDivisible,
  topMultiplierE4,
  wonPrizes,
  type WonPrize,
} from './fixed-prizes.ts';
export { drawsAfter, type ScheduledDraw } from './draw-times.ts';
export * from './lottery-game.ts';
export type { Outcome2d, Play2d } from './lotto-2d/lotto-2d.game.ts';
export type { Outcome3d, Play3d } from './lotto-3d/lotto-3d.game.ts';
export type { Outcome4d, Play4d } from './lotto-4d/lotto-4d.game.ts';
export type { Outcome649, Play649 } from './lotto-6-49/lotto-6-49.game.ts';
export {
  jackpotOf,
  settleDraw,
  type DrawMoney,
  type DrawSettlement,
} from './lotto-6-49/settle-draw.ts';
export {
  linesOfTier,
  tiers649,
  winningLines,
  type Tier649,
  type TierCounts,
} from './lotto-6-49/winning-lines.ts';
export {
  isLotteryCode,
  lotteryCodes,
  lotteryRules,
  type KeptLine,
  type LotteryCode,
  type LotteryRules,
  type NumberLiability,
  type PricedLines,
} from './lottery-rules.ts';
export { prizeTables, type PrizeTable } from './prize-table.ts';
export {
  addedLiability,
  soldOutBy,
  soldOutDetail,
  withLine,
  withTicket,
  type Liabilities,
  type SoldOut,
} from './sold-out.ts';
export { fixedWins, fundWins, type WonLine } from './won-lines.ts';
export {
  mostLines,
  readTicketLines,
  ticketPlay,
  type Pricing,
  type TicketLine,
  type TicketRequest,
} from './ticket-lines.ts';

/** The lotteries of the studio by their codes, with the prize table a site chose for 3D and 2D. */
export const lotteryGames = (table: PrizeTable = 'pavilion') => ({
  'lotto-4d': lotto4d,
  'lotto-3d': lotto3d(table),
  'lotto-2d': lotto2d(table),
  'lotto-6-49': lotto649,
});
