export { earnTokens } from './earn-tokens.service.ts';
export { raiseVipLevels, tokensForLevel } from './raise-vip.service.ts';
export {
  reachesLevel,
  readLevelMethods,
  readVipLevels,
  readVipRules,
  type VipLevelRow,
} from './standing.store.ts';
export { upsertRules } from './vip-rules.store.ts';
export { turnVipCycles } from './turn-cycles.service.ts';
export { vipLevelNow } from './vip.service.ts';
