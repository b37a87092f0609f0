import { defineNotice } from '../../../notices/define-notice.ts';
import { momentText } from '../../../notices/notice-writer.ts';

interface Ending {
  /** Of the bonus, by locale code. */
  titles: Record<string, string>;
  /** ISO 8601. */
  endsAt: string;
  /** Minor units that must still be played; null: it waits to be taken. */
  leftMinor: string | null;
  currency: string;
}

/** A bonus ends soon: what is left to do, and by when. */
export const bonusEnds = defineNotice<Ending>({
  name: 'bonus.ends',
  topic: 'bet',
  link: '/promotions',
  write: ({ titles, endsAt, leftMinor, currency }, { t, money, nameIn }) => {
    const said = { bonus: nameIn(titles), time: momentText(endsAt) };
    const title = t('messages.notice.bonusEnds.title', { bonus: said.bonus });
    if (leftMinor === null) return { title, body: t('messages.notice.bonusEnds.take', said) };
    const amount = money(leftMinor, currency);
    return { title, body: t('messages.notice.bonusEnds.play', { ...said, amount }) };
  },
});
