import { defineNotice } from '../../../notices/define-notice.ts';

/** A ticket as its notices name it. */
export interface TicketNews {
  number: string;
  ticketId: string;
}

const shared = {
  topic: 'support',
  // The page opens the ticket the notice is about.
  link: ({ ticketId }: TicketNews) => `/contact-us?ticket=${ticketId}`,
} as const;

export const ticketReceived = defineNotice<TicketNews>({
  name: 'ticket.received',
  ...shared,
  write: ({ number }, { t }) => ({
    title: t('messages.notice.ticketReceived.title', { number }),
    body: t('messages.notice.ticketReceived.body', { number }),
  }),
});

export const ticketAnswered = defineNotice<TicketNews>({
  name: 'ticket.answered',
  ...shared,
  write: ({ number }, { t }) => ({
    title: t('messages.notice.ticketAnswered.title', { number }),
    body: t('messages.notice.ticketAnswered.body', { number }),
  }),
});
