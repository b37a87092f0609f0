import { givenName } from '@pavilion/i18n';
import { defineNotice } from '../../../notices/define-notice.ts';

interface Level {
  /** As operators gave it, or a key of the texts. */
  name: string;
}

const place = { topic: 'vip', link: '/vip' } as const;

export const vipRaised = defineNotice<Level>({
  ...place,
  name: 'vip.raised',
  write: ({ name }, { t }) => ({
    title: t('messages.notice.vipRaised.title', { level: givenName(t, name) }),
    body: t('messages.notice.vipRaised.body', { level: givenName(t, name) }),
  }),
});

export const vipKept = defineNotice<Level>({
  ...place,
  name: 'vip.kept',
  write: ({ name }, { t }) => ({
    title: t('messages.notice.vipKept.title', { level: givenName(t, name) }),
    body: t('messages.notice.vipKept.body', { level: givenName(t, name) }),
  }),
});

/** With the level that is left. */
export const vipLost = defineNotice<Level>({
  ...place,
  name: 'vip.lost',
  write: ({ name }, { t }) => ({
    title: t('messages.notice.vipLost.title', { level: givenName(t, name) }),
    body: t('messages.notice.vipLost.body', { level: givenName(t, name) }),
  }),
});
