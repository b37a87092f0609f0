import type { RegisterHttp } from '../../http/http-module.ts';
import type { Route } from '../../http/route.ts';
import { depositCancelRoute } from './deposit-cancel.route.ts';
import { depositCreateRoute } from './deposit-create.route.ts';
import { depositListRoute } from './deposit-list.route.ts';
import { depositMethodsRoute } from './deposit-methods.route.ts';
import { depositStatusRoute } from './deposit-status.route.ts';
import { connectTransport } from './sandbox/deliver-webhooks.service.ts';
import { registerSandbox } from './sandbox/sandbox.http.ts';
import { savedMethodRemoveRoute } from './saved-method-remove.route.ts';
import { providerOf } from './provider-catalogue.ts';
import { receiveWebhook } from './receive-webhook.service.ts';
import { showRefusals } from './refuse-webhook.ts';
import { openWebhookDoor } from './webhook-door.http.ts';
import { transportOver } from './webhook-transport.ts';

export { changeMethod } from './change-method.service.ts';
export { createDeposit } from './create-deposit.service.ts';
export { listMethods } from './deposit-read.service.ts';
export { pruneIncidents } from './receive-webhook.service.ts';
export { reconcileDeposits } from './reconcile-deposits.service.ts';
export { recordIncident, type IncidentCode } from './incident.store.ts';
export { readSiteCurrency } from './payment-method.store.ts';
export { refuseWebhook, type RefusalStatus } from './refuse-webhook.ts';
export { payInSandbox } from './sandbox/decide-payment.service.ts';
export { deliverWebhooks } from './sandbox/deliver-webhooks.service.ts';
export { isSandboxOpen } from './sandbox/sandbox.provider.ts';
export { seedPaymentMethods } from './seed-payment-methods.ts';
export { signingSecrets } from './signing-secrets.store.ts';
export { isSignedBy, isTimely, sign, signatureHeaders } from './webhook-signature.ts';
export { openWebhookDoor } from './webhook-door.http.ts';
export { transportOver, type WebhookTransport } from './webhook-transport.ts';
export { addCashierNews, askToTell, tellCashierNews } from './tell-cashier-news.service.ts';
export { rememberWebhook, type ReceivedWebhook } from './webhook.store.ts';

export const routes: readonly Route[] = [
  depositMethodsRoute,
  depositCreateRoute,
  depositStatusRoute,
  depositListRoute,
  depositCancelRoute,
  savedMethodRemoveRoute,
];

/** The payment page of the sandbox and the door for webhooks. */
export const registerHttp: RegisterHttp = async (app, context) => {
  await app.register(async (scope) => registerSandbox(scope, context));
  showRefusals(context);
  await app.register(async (scope) =>
    openWebhookDoor(scope, context, {
      path: '/payments/webhook/',
      senderOf: providerOf,
      receive: receiveWebhook,
    }),
  );
  connectTransport(context, transportOver(app));
};
