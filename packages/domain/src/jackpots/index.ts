export {
  drawSeed,
  drawTicket,
  drawWinner,
  type DrawnRound,
  type HmacSha256,
  type JackpotEntry,
} from './draw-winner.ts';
export {
  contributedMinor,
  maxShareBasisPoints,
  potPeriodMinutes,
  potProblems,
  sharePercent,
  type JackpotPot,
} from './pot.ts';
export { firstRound, nextRound, type RoundWindow } from './round-window.ts';
