import type { CallResponse } from '@pavilion/contracts';
import type { referralList } from '@pavilion/contracts/player/rewards/referral-list.contract';
import { missingOf, type ReferralPlan } from '@pavilion/rewards/referral';
import type { FriendRow } from './friend-list.store.ts';

export type FriendState = CallResponse<typeof referralList>['value'][number]['state'];

/** How far a friend has come: what was decided, else the furthest step that is done. */
export function stateOfFriend(
  friend: Pick<FriendRow, 'state' | 'isVerified' | 'depositedMinor'>,
  plan: ReferralPlan | null,
): FriendState {
  if (friend.state !== null && friend.state !== 'open') return friend.state;
  const least = plan && plan.minDepositMinor > 0n ? plan.minDepositMinor : 1n;
  if (friend.depositedMinor >= least) return 'deposited';
  return friend.isVerified ? 'verified' : 'joined';
}

/** What a friend still has to do; nothing of one that is decided. */
export const missingOfFriend = (friend: FriendRow, plan: ReferralPlan | null): string[] =>
  plan === null || friend.state === 'qualified' || friend.state === 'refused'
    ? []
    : missingOf(plan, friend);
