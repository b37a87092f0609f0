import { defineNotice } from '../../../notices/define-notice.ts';

interface WonPot {
  /** Of the pot, by locale code. */
  names: Record<string, string>;
  /** Minor units; JSON knows no bigint. */
  amountMinor: string;
  currency: string;
}

export const jackpotWon = defineNotice<WonPot>({
  name: 'jackpot.won',
  topic: 'bet',
  link: '/transaction-history',
  write: ({ names, amountMinor, currency }, { t, money, nameIn }) => {
    const amount = money(amountMinor, currency);
    return {
      title: t('messages.notice.jackpotWon.title', { amount }),
      body: t('messages.notice.jackpotWon.body', { amount, pot: nameIn(names) }),
    };
  },
});
