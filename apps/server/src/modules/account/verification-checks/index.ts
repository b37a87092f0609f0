export { checkSource, checkWebhookPath } from './webhook-source.ts';
