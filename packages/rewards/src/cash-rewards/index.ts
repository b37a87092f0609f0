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
export { rateOfLevel, rowOfLevel } from './level-rate.ts';
export {
  nextPartAt,
  partsReady,
  reloadEnd,
  reloadLooksAt,
  reloadUpTo,
  type ReloadPlan,
} from './reload-time.ts';
export {
  rewardPeriodAt,
  rewardPeriodBefore,
  rewardPeriodOf,
  type RewardPeriod,
  type RewardSpan,
} from './reward-period.ts';
