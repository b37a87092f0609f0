import type { Route } from '../../http/route.ts';
import { checkStatusRoute } from './check-status.route.ts';
import { profileRoute } from './profile.route.ts';
import { profileUpdateRoute } from './profile-update.route.ts';
import { referralCodeRoute } from './referral-code.route.ts';
import { vipLevelsRoute } from './vip-levels.route.ts';
import { vipRoute } from './vip.route.ts';

export { raiseVipLevels } from './raise-vip.service.ts';
export const routes: readonly Route[] = [
  referralCodeRoute,
  vipRoute,
  vipLevelsRoute,
  profileRoute,
  profileUpdateRoute,
  checkStatusRoute,
];
