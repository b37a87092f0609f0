export type {
  CheckWebhookRequest,
  VerificationProvider,
  VerifiedCheckWebhook,
} from './verification-provider.ts';
export { checkSource, checkWebhookPath } from './webhook-source.ts';
