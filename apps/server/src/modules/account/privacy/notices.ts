import { defineNotice } from '../../../notices/define-notice.ts';
import { momentText } from '../../../notices/notice-writer.ts';

/** The file of a player's data is made, and where it is until when. */
export const exportReady = defineNotice<{ url: string; until: string }>({
  name: 'export.ready',
  topic: 'account',
  link: '/profile',
  write: ({ url, until }, { t }) => ({
    title: t('messages.notice.exportReady.title'),
    body: t('messages.notice.exportReady.body', { url, time: momentText(until) }),
  }),
});
