export { recallBet } from './bet-recall.service.ts';
export { readPlayerBets } from './bet-read.store.ts';
export type { BetRecord } from './bet-record.ts';
export { betView } from './bet-view.ts';
export { placeBet } from './place-bet.service.ts';
export { measureUnsettledBets } from './measure-unsettled-bets.service.ts';
export { settleEvents } from './settle-events.service.ts';
