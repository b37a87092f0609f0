import { amountOf, campaignHead, textsIn, type CampaignOwner } from './demo-campaign-parts.ts';
import { demoCampaignTexts } from './demo-campaign-texts.data.ts';

/**
 * The campaign file of what a demo site gives back to who plays there, and to who brings friends.
 */
export function demoThanks(site: CampaignOwner, now: Date): string {
  const amount = amountOf(site);
  const cash = (units: bigint) => ({ kind: 'cash', amount: amount(units) });
  return JSON.stringify({
    ...campaignHead(site, 'thanks', now),
    budget: { amount: amount(100_000n), token_worth: '1' },
    items: [
      {
        kind: 'rakeback',
        code: 'daily-rakeback',
        texts: textsIn(site, demoCampaignTexts.rakeback),
        claim: 'day',
        rates: [
          { level: 0, rate_bp: 500 },
          { level: 3, rate_bp: 800 },
          { level: 6, rate_bp: 1_200 },
        ],
        budget: { amount: amount(40_000n) },
      },
      {
        kind: 'cashback',
        code: 'weekly-cashback',
        texts: textsIn(site, demoCampaignTexts.cashback),
        period: 'week',
        rates: [
          { level: 0, rate_bp: 300 },
          { level: 3, rate_bp: 500 },
        ],
        max: amount(100n),
        budget: { amount: amount(40_000n) },
      },
      {
        kind: 'referral',
        code: 'bring-a-friend',
        texts: textsIn(site, demoCampaignTexts.referral),
        percent: 10,
        ...{ min_deposit: amount(2n), min_turnover: amount(20n), must_verify: true },
        within_days: 30,
        ...{ friend_prize: cash(1n), own_prize: cash(2n) },
        tiers: [
          { from: 5, prize: cash(5n) },
          { from: 20, prize: { kind: 'token', amount: '200' } },
        ],
        budget: { amount: amount(20_000n) },
      },
    ],
  });
}
