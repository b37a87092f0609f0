import type { AskReason, DocumentKind, DocumentReason } from '@pavilion/domain/verification';
import { defineNotice } from '../../../notices/define-notice.ts';

/** All of them lead to where documents are given. */
const place = { topic: 'account', link: '/profile' } as const;

export const documentApproved = defineNotice<{ kind: DocumentKind }>({
  ...place,
  name: 'verification.approved',
  write: ({ kind }, { t }) => ({
    title: t('messages.verification.approvedTitle'),
    body: t('messages.verification.approved', { document: t(`ui.verification.kind.${kind}`) }),
  }),
});

export const documentRefused = defineNotice<{ kind: DocumentKind; reason: DocumentReason }>({
  ...place,
  name: 'verification.refused',
  write: ({ kind, reason }, { t }) => ({
    title: t('messages.verification.refusedTitle'),
    body: t('messages.verification.refused', {
      document: t(`ui.verification.kind.${kind}`),
      reason: t(`ui.verification.reason.${reason}`),
    }),
  }),
});

export const documentExpired = defineNotice<{ kind: DocumentKind }>({
  ...place,
  name: 'verification.expired',
  write: ({ kind }, { t }) => ({
    title: t('messages.verification.expiredTitle'),
    body: t('messages.verification.expired', { document: t(`ui.verification.kind.${kind}`) }),
  }),
});

/** It runs out soon. */
export const documentEnding = defineNotice<{ kind: DocumentKind; until: string }>({
  ...place,
  name: 'verification.ending',
  write: ({ kind, until }, { t, date }) => ({
    title: t('messages.verification.endsSoonTitle'),
    body: t('messages.verification.endsSoon', {
      document: t(`ui.verification.kind.${kind}`),
      date: date(until),
    }),
  }),
});

/** An operator asks for one more. */
export const documentAsked = defineNotice<{ kind: DocumentKind; reason: AskReason }>({
  ...place,
  name: 'verification.asked',
  write: ({ kind, reason }, { t }) => ({
    title: t('messages.verification.askedTitle'),
    body: t('messages.verification.asked', {
      document: t(`ui.verification.kind.${kind}`),
      reason: t(`ui.verification.askReason.${reason}`),
    }),
  }),
});
