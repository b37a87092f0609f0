export { MessageRefused, type OutboxDraft, type Sender } from './message.ts';
export { forgetCodesOf, listMessagesTo } from './outbox.store.ts';
export { forgetEndedCodes, htmlOf, pruneOutbox, queueMessage } from './outbox.service.ts';
export { sendDueMessages } from './send-due.service.ts';
