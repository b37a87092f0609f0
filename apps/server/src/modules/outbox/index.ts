export { MessageRefused, type OutboxDraft, type Sender } from './message.ts';
export { forgetCodesOf, listMessagesTo } from './outbox.store.ts';
export {
  forgetEndedCodes,
  htmlOf,
  pruneOutbox,
  queueMessage,
  sendDueMessages,
} from './outbox.service.ts';
