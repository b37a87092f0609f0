export {
  affiliateShare,
  missingOf,
  referralE8,
  type FriendSoFar,
  type ReferralMissing,
  type ReferralPlan,
} from './referral-plan.ts';
