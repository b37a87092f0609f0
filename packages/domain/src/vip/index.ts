export {
  creditOf,
  cycleOf,
  endOfCycle,
  keepRequirement,
  tokensEarned,
  type CycleEnd,
  type VipStanding,
} from './cycle.ts';
export {
  nextVipLevel,
  vipLevelOf,
  vipTableProblems,
  type VipLevel,
  type VipTotals,
} from './levels.ts';
export { vipProgressPercent, vipTotal, type VipAmount } from './progress.ts';
