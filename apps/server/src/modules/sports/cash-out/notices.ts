import { shortId } from '@pavilion/domain/ids';
import { defineNotice } from '../../../notices/define-notice.ts';

/** What a rule paid; amounts are texts of minor units. */
interface FiredRule {
  betId: string;
  /** What the bet had to be worth. */
  limitMinor: string;
  amountMinor: string;
  currency: string;
}

/** A bet was cashed out by its rule, perhaps while nobody was signed in. */
export const ruleFired = defineNotice<FiredRule>({
  name: 'bet.cashed_out',
  topic: 'bet',
  link: '/bet-history',
  write: ({ betId, limitMinor, amountMinor, currency }, { t, money }) => {
    const amount = money(amountMinor, currency);
    const limit = money(limitMinor, currency);
    const number = shortId(betId);
    return {
      title: t('messages.notice.betCashedOut.title', { amount }),
      body: t('messages.notice.betCashedOut.body', { number, limit, amount }),
    };
  },
});
