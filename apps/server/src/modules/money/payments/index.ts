export {
  applyReportOnce,
  type ReportOutcome,
  type ReportWork,
} from './apply-report-once.service.ts';
export { createDeposit } from './create-deposit.service.ts';
export { listMethods } from './deposit-read.service.ts';
export { pruneIncidents } from './receive-webhook.service.ts';
export { reconcileDeposits } from './reconcile-deposits.service.ts';
export { recordIncident, type IncidentCode } from './incident.store.ts';
export { readSiteCurrency } from './payment-method.store.ts';
export { refuseWebhook, type RefusalStatus } from './refuse-webhook.ts';
export { seedPaymentMethods } from './seed-payment-methods.ts';
export { signingSecrets } from './signing-secrets.store.ts';
export { isSignedBy, isTimely, sign, signatureHeaders } from './webhook-signature.ts';
export { openWebhookDoor } from './webhook-door.http.ts';
export { transportOver, type WebhookTransport } from './webhook-transport.ts';
export { addCashierNews, askToTell, tellCashierNews } from './tell-cashier-news.service.ts';
export { rememberWebhook, type ReceivedWebhook } from './webhook.store.ts';
export { networks } from './networks.ts';
