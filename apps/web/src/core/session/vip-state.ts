import type { CallResponse } from '@pavilion/contracts/define-call';
import type { vip } from '@pavilion/contracts/auth/vip.contract';
import { emptyUser, type UserState } from '../stores/user.store.ts';

type NextLevel = CallResponse<typeof vip>['nextLevel'][number];

/** VIP part of the user store; nothing when the player has no level. */
export function vipState(level: NextLevel | undefined): UserState['vip'] {
  if (!level) return emptyUser.vip;
  return {
    totalDeposit: level.starting_deposit,
    depoProgress: progress(level.starting_deposit, level.cycle_deposit, level.deposit_next),
    totalTurnover: level.starting_turnover,
    toProgress: progress(level.starting_turnover, level.cycle_turnover, level.turnover_next),
    currentLevel: level.vip_name,
    nextLevel: level.vip_name_next ?? '',
  };
}

/** (starting + cycle) ÷ next as a percentage, capped at 100, one decimal; 0 when undefined (specification, point 9). */
export function progress(starting: string, cycle: string, next: string): number {
  const percent = ((Number(starting) + Number(cycle)) / Number(next)) * 100;
  if (!Number.isFinite(percent)) return 0;
  return Math.min(100, Math.round(percent * 10) / 10);
}
