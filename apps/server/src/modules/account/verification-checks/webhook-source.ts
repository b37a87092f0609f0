/** Webhooks about documents have ids and secrets of their own. */
export const checkSource = (provider: string): string => `check:${provider}`;
/** Where they come in; the checker's name follows. */
export const checkWebhookPath = '/verification/webhook/';
