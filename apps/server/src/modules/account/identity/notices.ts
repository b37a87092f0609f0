import { defineNotice } from '../../../notices/define-notice.ts';
import { momentText } from '../../../notices/notice-writer.ts';
import { welcomeText, type WelcomeParams } from './welcome-texts.ts';

/** A sign-in by a browser that was not used before. Its mail goes out with the sign-in itself. */
export const deviceNew = defineNotice<{ device: string; place: string; at: string }>({
  name: 'device.new',
  topic: 'security',
  link: '/security',
  isMailedBySender: true,
  write: ({ device, place, at }, { t }) => ({
    title: t('messages.notice.device.title'),
    body: t('messages.notice.device.body', {
      device: device || t('ui.account.unknownDevice'),
      place,
      time: momentText(at),
    }),
  }),
});

/** The account became active. */
export const playerWelcomed = defineNotice<WelcomeParams>({
  name: 'player.welcomed',
  topic: 'account',
  link: null,
  write: (params, { language }) => welcomeText(language, params),
});
