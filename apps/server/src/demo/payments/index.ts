export { payInSandbox } from './decide-payment.service.ts';
export { isSandboxOpen, sandboxProvider } from './sandbox.provider.ts';
export { isConnected, tellWebhook } from './tell-webhook.ts';
