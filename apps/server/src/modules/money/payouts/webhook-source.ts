/** Webhooks about payouts have ids and secrets of their own, apart from those about deposits. */
export const webhookSource = (provider: string): string => `payout:${provider}`;
/** Where they come in; the provider's name follows. */
export const payoutWebhookPath = '/payouts/webhook/';
