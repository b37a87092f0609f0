export { earnTokens } from './earn-tokens.service.ts';
export { raiseVipLevels } from './raise-vip.service.ts';
export { reachesLevel, readVipLevels } from './standing.store.ts';
export { upsertRules } from './vip-rules.store.ts';
export { turnVipCycles } from './turn-cycles.service.ts';
