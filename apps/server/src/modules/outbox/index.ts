export type { OutboxDraft } from './message.ts';
export { listMessagesTo } from './outbox.store.ts';
export { queueMessage, sendDueMessages } from './outbox.service.ts';
