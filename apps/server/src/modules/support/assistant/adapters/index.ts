import type { AssistantAdapter } from './assistant-adapter.ts';
import { askModel } from './model.ts';
import { askWebhook } from './webhook.ts';

/**
 * Kinds of systems of others that can answer; the words of a visitor leave to them only by his
 * consent.
 */
export const outsideAssistants = {
  webhook: askWebhook,
  openai: askModel,
} satisfies Record<string, AssistantAdapter>;

export type OutsideAssistant = keyof typeof outsideAssistants;
