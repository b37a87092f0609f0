export {
  balanceOf,
  publishBalance,
  publishBalances,
  type BalanceOwner,
} from './balance.service.ts';
export { tellBalance } from './tell-balance.ts';
export {
  balanceView,
  pocketsView,
  tokenCurrency,
  tokenText,
  type BalanceView,
  type Pockets,
} from './balance-view.ts';
export { lockedRefusal, playerRefusal, readPauses, type Pauses } from './player-refusal.store.ts';
export { refuseBonusStake } from './refuse-bonus-stake.ts';
export { requireMayReceive } from './require-may-receive.service.ts';
