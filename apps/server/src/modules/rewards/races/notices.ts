import { isCurrencyCode } from '@pavilion/domain/currencies';
import { parseAmount } from '@pavilion/domain/money';
import type { PrizeKind } from '@pavilion/rewards';
import { defineNotice } from '../../../notices/define-notice.ts';

interface WonPlace {
  /** Of the race, by locale code. */
  titles: Record<string, string>;
  place: number;
  kind: PrizeKind;
  /** A decimal text as the prize has it; null where it has none. */
  amount: string | null;
  currency: string;
}

/** A place in a race that won something. */
export const raceWon = defineNotice<WonPlace>({
  name: 'race.won',
  topic: 'bet',
  link: '/leaderboard',
  write: ({ titles, place, kind, amount, currency }, { t, money, number, nameIn }) => {
    const race = nameIn(titles);
    const title = t('messages.notice.raceWon.title', { race, place: number(place) });
    const minor =
      kind === 'cash' && amount !== null && isCurrencyCode(currency)
        ? parseAmount(amount, currency)
        : null;
    if (minor === null) return { title, body: t('messages.notice.raceWon.other') };
    const prize = money(String(minor), currency);
    return { title, body: t('messages.notice.raceWon.cash', { prize }) };
  },
});
