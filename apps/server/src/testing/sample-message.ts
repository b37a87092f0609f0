import type { OutgoingMessage } from '../modules/support/outbox/message.ts';

/** A message on its way to a provider; where a test says nothing else, news by mail. */
export const sampleMessage = (own: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  id: '0190c9f0-0000-7000-8000-000000000001',
  siteId: 's',
  playerId: null,
  accountId: 'ana',
  recipient: 'ana@example.com',
  channel: 'mail',
  kind: 'security.newDevice',
  language: 'en-US',
  subject: 'News',
  text: 'News',
  code: null,
  attempts: 1,
  ...own,
});
