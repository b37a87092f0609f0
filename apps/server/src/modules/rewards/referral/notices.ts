import { defineNotice } from '../../../notices/define-notice.ts';

/** Tells who invited a friend that the friend is through with the plan. */
export const referralQualified = defineNotice({
  name: 'referral.qualified',
  topic: 'vip',
  link: '/referral',
  write: (_, { t }) => ({
    title: t('messages.notice.referralQualified.title'),
    body: t('messages.notice.referralQualified.body'),
  }),
});
