export { readReturns } from './accruing-player.store.ts';
export { noteClaimed, readAccrual, type AccrualLine } from './accrual.store.ts';
export { accruePlays, edgesOf, linesOfItem, stoodOpen } from './accrue-plays.service.ts';
export { readAccruingPlayers, type AccruingPlayer } from './accruing-player.store.ts';
