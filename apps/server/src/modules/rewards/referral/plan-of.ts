import { parseAmount } from '@pavilion/domain/money';
import type { Prize } from '@pavilion/rewards';
import type { ReferralPlan } from '@pavilion/rewards/referral';
import type { Site } from '../../../site-directory/index.ts';
import type { ItemOfKind } from '../campaigns/index.ts';

export type ReferralItem = ItemOfKind<'referral'>;

/** So long after sign-up a friend's play brings a share. */
export const shareDays = 90;

/** What a friend must have done, in minor units. */
export function planOf(
  { currency }: Pick<Site, 'currency'>,
  { fields }: ReferralItem,
): ReferralPlan {
  const minor = (amount: string | undefined): bigint =>
    parseAmount(amount ?? '0', currency.code) ?? 0n;
  return {
    minDepositMinor: minor(fields.min_deposit),
    minTurnoverMinor: minor(fields.min_turnover),
    mustVerify: fields.must_verify ?? false,
  };
}

/** A prize that is one; null: none. */
export const prizeOr = (prize: Prize | undefined): Prize | null =>
  prize === undefined || prize.kind === 'none' ? null : prize;

/** Whether the site's programme is on: it is shown, and brings something. */
export const isOpen = ({ switches, referralSetting }: Site): boolean =>
  switches.showReferral && referralSetting > 0;
