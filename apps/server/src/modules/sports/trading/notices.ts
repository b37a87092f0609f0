import { defineNotice } from '../../../notices/define-notice.ts';

/** A bet that was taken at a plainly wrong price, with the names of every language. */
interface WrongPrice {
  homeNames: Record<string, string>;
  awayNames: Record<string, string>;
  /** Of an event without teams; else null. */
  eventNames: Record<string, string> | null;
  rule: 'void' | 'right-price';
  taken: string;
  right: string;
}

export const betAtWrongPrice = defineNotice<WrongPrice>({
  topic: 'bet',
  link: '/bet-history',
  name: 'bet.repriced',
  write: ({ homeNames, awayNames, eventNames, rule, taken, right }, { t, nameIn }) => {
    const match = eventNames ? nameIn(eventNames) : `${nameIn(homeNames)} – ${nameIn(awayNames)}`;
    return {
      title: t('messages.notice.wrongPrice.title', { match }),
      body:
        rule === 'void'
          ? t('messages.notice.wrongPrice.voided', { taken, right })
          : t('messages.notice.wrongPrice.priced', { taken, right }),
    };
  },
});
