import { defineNotice } from '../../../notices/define-notice.ts';

interface WonPrize {
  /** Of the tournament, by locale code. */
  titles: Record<string, string>;
  place: number;
  /** Minor units; JSON knows no bigint. */
  prizeMinor: string;
  turnoverMinor: string;
  currency: string;
}

export const prizeWon = defineNotice<WonPrize>({
  name: 'prize.won',
  topic: 'bet',
  link: '/transaction-history',
  write: ({ titles, place, prizeMinor, turnoverMinor, currency }, writer) => {
    const { t, money, number, nameIn } = writer;
    const prize = money(prizeMinor, currency);
    const turnover = money(turnoverMinor, currency);
    return {
      title: t('messages.notice.prizeWon.title', { prize, tournament: nameIn(titles) }),
      body: t('messages.notice.prizeWon.body', { prize, turnover, place: number(place) }),
    };
  },
});
