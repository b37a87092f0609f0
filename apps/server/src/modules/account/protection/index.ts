export { carryExclusionOver } from './carry-exclusion.service.ts';
export { depositQuestionOf } from './deposit-question.service.ts';
export { depositRoomOf } from './deposit-room.service.ts';
export { refuseOverLimit, requireDepositAllowed } from './gates.service.ts';
export { limitsOf } from './limits-view.ts';
export { limitDetail } from './limit-detail.ts';
export { slotStakeMaxOf } from './slot-stake.service.ts';
export { tellUsedLimits } from './tell-limits.service.ts';
export { lockPlayer as lockProtection, type RefusingLimit } from './protection.store.ts';
