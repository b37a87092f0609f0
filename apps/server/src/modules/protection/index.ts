import type { Route } from '../../http/route.ts';
import { limitsActivityRoute } from './limits-activity.route.ts';
import { limitsConfirmRoute } from './limits-confirm.route.ts';
import { limitsGetRoute } from './limits-get.route.ts';
import { limitsSetRoute } from './limits-set.route.ts';
import { realityAnswerRoute } from './reality-answer.route.ts';
import { realityCheckRoute } from './reality-check.route.ts';
import { realityStatusRoute } from './reality-status.route.ts';
import { selfExcludeRoute } from './self-exclude.route.ts';
import { timeOutRoute } from './time-out.route.ts';

export { depositRoomOf } from './deposit-room.service.ts';
export { describeProtection } from './describe-protection.service.ts';
export { refuseStake, requireDepositAllowed } from './gates.service.ts';
export { limitDetail } from './limit-detail.ts';
export type { LimitsAnswer as ProtectionLimits } from './limits-view.ts';
export { tellUsedLimits } from './tell-limits.service.ts';
export type { RefusingLimit } from './protection.store.ts';

export const routes: readonly Route[] = [
  limitsGetRoute,
  limitsSetRoute,
  limitsConfirmRoute,
  limitsActivityRoute,
  timeOutRoute,
  selfExcludeRoute,
  realityCheckRoute,
  realityStatusRoute,
  realityAnswerRoute,
];
