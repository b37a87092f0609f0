export { carryExclusionOver } from './carry-exclusion.service.ts';
export { depositRoomOf } from './deposit-room.service.ts';
export { describeProtection } from './describe-protection.service.ts';
export { refuseStake, requireDepositAllowed } from './gates.service.ts';
export { limitDetail } from './limit-detail.ts';
export type { LimitsAnswer as ProtectionLimits } from './limits-view.ts';
export { tellUsedLimits } from './tell-limits.service.ts';
export { lockPlayer as lockProtection, type RefusingLimit } from './protection.store.ts';
