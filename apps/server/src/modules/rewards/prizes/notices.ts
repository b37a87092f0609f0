import { defineNotice } from '../../../notices/define-notice.ts';
import { momentText } from '../../../notices/notice-writer.ts';

interface Ending {
  /** Of the free bet or boost, by locale code. */
  titles: Record<string, string>;
  /** ISO 8601. */
  endsAt: string;
}

/** A free bet or an odds boost ends soon. */
export const voucherEnds = defineNotice<Ending>({
  name: 'voucher.ends',
  topic: 'bet',
  link: '/sports',
  write: ({ titles, endsAt }, { t, nameIn }) => {
    const said = { voucher: nameIn(titles), time: momentText(endsAt) };
    return {
      title: t('messages.notice.voucherEnds.title', { voucher: said.voucher }),
      body: t('messages.notice.voucherEnds.body', said),
    };
  },
});
