// chunk: later
import type { CallResponse } from '@pavilion/contracts/define-call';
import type { vip } from '@pavilion/contracts/player/rewards/vip.contract';
import { vipProgressPercent, vipTotal } from '@pavilion/domain/vip';
import { emptyUser, type UserState } from '../stores/user.store.ts';

type NextLevel = CallResponse<typeof vip>['nextLevel'][number];

/** VIP part of the user store; nothing when the player has no level. */
export function vipState(level: NextLevel | undefined): UserState['vip'] {
  if (!level) return emptyUser.vip;
  return {
    totalDeposit: vipTotal(level.starting_deposit, level.cycle_deposit),
    depoProgress: vipProgressPercent(
      level.starting_deposit,
      level.cycle_deposit,
      level.deposit_next,
    ),
    totalTurnover: vipTotal(level.starting_turnover, level.cycle_turnover),
    toProgress: vipProgressPercent(
      level.starting_turnover,
      level.cycle_turnover,
      level.turnover_next,
    ),
    currentLevel: level.vip_name,
    nextLevel: level.vip_name_next ?? '',
  };
}
