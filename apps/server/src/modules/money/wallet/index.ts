export {
  balanceOf,
  publishBalance,
  publishBalances,
  type BalanceOwner,
} from './balance.service.ts';
export { tellBalance } from './tell-balance.ts';
export { balanceView, tokenCurrency, tokenText, type BalanceView } from './balance-view.ts';
export { playerRefusal, readPauses, type Pauses } from './player-refusal.store.ts';
export { requireMayReceive } from './require-may-receive.service.ts';
