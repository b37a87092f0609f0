import type { Route } from '../../http/route.ts';
import { vipLevelsRoute } from './vip-levels.route.ts';
import { vipRoute } from './vip.route.ts';

export { earnTokens } from './earn-tokens.service.ts';
export { raiseVipLevels } from './raise-vip.service.ts';
export { reachesLevel } from './standing.store.ts';
export { upsertRules } from './vip-rules.store.ts';
export { setTokenRate, setVipRules } from './vip-rules.service.ts';
export { turnVipCycles } from './turn-cycles.service.ts';
export const routes: readonly Route[] = [vipRoute, vipLevelsRoute];
