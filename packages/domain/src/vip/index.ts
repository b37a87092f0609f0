export {
  nextVipLevel,
  vipLevelOf,
  vipTableProblems,
  type VipLevel,
  type VipTotals,
} from './levels.ts';
export { vipProgressPercent, type VipAmount } from './progress.ts';
