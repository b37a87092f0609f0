import type { RegisterHttp } from '../../http/http-module.ts';
import { transportOver } from '../payments/index.ts';
import { registerCheckWebhooks } from './check-webhook.http.ts';
import { connectCheckTransport } from './sandbox/run-sandbox-checks.service.ts';

export { checkDocuments } from './check-documents.service.ts';
export { runSandboxChecks } from './sandbox/run-sandbox-checks.service.ts';

/** The door for webhooks about documents. */
export const registerHttp: RegisterHttp = async (app, context) => {
  await app.register(async (scope) => registerCheckWebhooks(scope, context));
  connectCheckTransport(context, transportOver(app));
};
