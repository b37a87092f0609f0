export {
  cashbackMinor,
  claimableOf,
  edgeBpOf,
  rakebackE8,
  reloadMinor,
  reloadPartMinor,
  type CashbackInputs,
  type CashbackRule,
} from './cash-reward.ts';
