import type { RegisterHttp } from '../../http/http-module.ts';
import type { Route } from '../../http/route.ts';
import { depositCreateRoute } from './deposit-create.route.ts';
import { depositListRoute } from './deposit-list.route.ts';
import { depositMethodsRoute } from './deposit-methods.route.ts';
import { depositStatusRoute } from './deposit-status.route.ts';
import { connectTransport, type WebhookTransport } from './sandbox/deliver-webhooks.service.ts';
import { registerSandbox } from './sandbox/sandbox.http.ts';
import { registerWebhooks } from './webhook.http.ts';

export { changeMethod } from './change-method.service.ts';
export { createDeposit } from './create-deposit.service.ts';
export { listMethods } from './deposit-read.service.ts';
export { pruneIncidents } from './receive-webhook.service.ts';
export { reconcileDeposits } from './reconcile-deposits.service.ts';
export { payInSandbox } from './sandbox/decide-payment.service.ts';
export { deliverWebhooks } from './sandbox/deliver-webhooks.service.ts';
export { seedPaymentMethods } from './seed-payment-methods.ts';

export const routes: readonly Route[] = [
  depositMethodsRoute,
  depositCreateRoute,
  depositStatusRoute,
  depositListRoute,
];

/** The payment page of the sandbox and the door for webhooks. */
export const registerHttp: RegisterHttp = async (app, context) => {
  await app.register(async (scope) => registerSandbox(scope, context));
  await app.register(async (scope) => registerWebhooks(scope, context));
  connectTransport(context, transportOver(app));
};

/** Over the network when the server listens, else handed in: a foreign system knows only our address. */
function transportOver(app: Parameters<RegisterHttp>[0]): WebhookTransport {
  return async ({ path, headers, body }) => {
    const address = app.server.address();
    if (address === null || typeof address === 'string') {
      const response = await app.inject({ method: 'POST', url: path, headers, payload: body });
      return response.statusCode;
    }
    const host = address.family === 'IPv6' ? `[${address.address}]` : address.address;
    const target = host === '0.0.0.0' || host === '[::]' ? 'localhost' : host;
    const response = await fetch(`http://${target}:${address.port}${path}`, {
      method: 'POST',
      headers,
      body,
    });
    return response.status;
  };
}
