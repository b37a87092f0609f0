export { beginFromAssistant } from './from-assistant.service.ts';
export { isChatTopic, mayHearChat } from './may-hear.service.ts';
