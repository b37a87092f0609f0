export {
  affiliateShare,
  missingOf,
  referralE8,
  type FriendSoFar,
  type ReferralMissing,
  type ReferralPlan,
} from './referral-plan.ts';
export {
  readStatement,
  revenueOf,
  signatureLine,
  statementText,
  type AffiliatePlan,
  type PlayerFigures,
} from './affiliate-statement.ts';
export { isPostbackTemplate, nextTryAt, postbackUrl, type PostbackEvent } from './postback.ts';
