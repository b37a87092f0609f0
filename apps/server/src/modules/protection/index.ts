export { depositRoomOf } from './deposit-room.service.ts';
export { describeProtection } from './describe-protection.service.ts';
export { refuseOverLimit, requireDepositAllowed } from './gates.service.ts';
export { limitDetail } from './limit-detail.ts';
export type { LimitsAnswer as ProtectionLimits } from './limits-view.ts';
export { tellUsedLimits } from './tell-limits.service.ts';
export type { RefusingLimit } from './protection.store.ts';
