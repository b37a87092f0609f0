import type { RegisterHttp } from '../../http/http-module.ts';
import { openWebhookDoor, transportOver } from '../payments/index.ts';
import { checkerOf } from './provider-catalogue.ts';
import { receiveCheckWebhook } from './receive-check-webhook.service.ts';
import { connectCheckTransport } from './sandbox/run-sandbox-checks.service.ts';
import { checkWebhookPath } from './webhook-source.ts';

export { checkDocuments } from './check-documents.service.ts';
export { runSandboxChecks } from './sandbox/run-sandbox-checks.service.ts';

/** The door for webhooks about documents. */
export const registerHttp: RegisterHttp = async (app, context) => {
  await app.register(async (scope) =>
    openWebhookDoor(scope, context, {
      path: checkWebhookPath,
      senderOf: checkerOf,
      receive: receiveCheckWebhook,
    }),
  );
  connectCheckTransport(context, transportOver(app));
};
