import { defineNotice } from '../../../notices/define-notice.ts';

/** A meter that was left behind was paid out; how much stands in the transactions alone. */
export const meterPaidOut = defineNotice<object>({
  name: 'fishing.paid-out',
  topic: 'bet',
  link: '/fishing',
  write: (_, { t }) => ({
    title: t('messages.notice.fishingPaidOut.title'),
    body: t('messages.notice.fishingPaidOut.body'),
  }),
});
