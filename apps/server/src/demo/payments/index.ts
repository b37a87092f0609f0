export { payInSandbox } from './decide-payment.service.ts';
export { isSandboxOpen, sandboxPayments } from './sandbox.provider.ts';
export { isConnected, tellWebhook } from './tell-webhook.ts';
