import type { RegisterHttp } from '../../http/http-module.ts';
import type { Route } from '../../http/route.ts';
import { openWebhookDoor, transportOver } from '../payments/index.ts';
import { destinationAddRoute } from './destination-add.route.ts';
import { destinationListRoute } from './destination-list.route.ts';
import { destinationRemoveRoute } from './destination-remove.route.ts';
import { payoutProviderOf } from './provider-catalogue.ts';
import { receivePayoutWebhook } from './receive-payout-webhook.service.ts';
import { connectPayoutTransport } from './sandbox/run-sandbox-payouts.service.ts';
import { payoutWebhookPath } from './webhook-source.ts';
import { withdrawableRoute } from './withdrawable.route.ts';
import { withdrawalCancelRoute } from './withdrawal-cancel.route.ts';
import { withdrawalCreateRoute } from './withdrawal-create.route.ts';
import { withdrawalListRoute } from './withdrawal-list.route.ts';
import { withdrawalMethodsRoute } from './withdrawal-methods.route.ts';
import { withdrawalStatusRoute } from './withdrawal-status.route.ts';

export { createWithdrawal } from './create-withdrawal.service.ts';
export { addDestination, listDestinations } from './destinations.service.ts';
export { listWithdrawalMethods } from './methods.service.ts';
export { listForOperators } from './operator-list.store.ts';
export {
  approvePayout,
  changeSettings,
  refusePayout,
  retryPayout,
  showPayout,
} from './operator.service.ts';
export { reconcilePayouts } from './reconcile-payouts.service.ts';
export { reviewWithdrawals } from './review-withdrawals.service.ts';
export { runSandboxPayouts } from './sandbox/run-sandbox-payouts.service.ts';
export { seedWithdrawalMethods } from './seed-withdrawal-methods.ts';
export { sendPayouts } from './send-payouts.service.ts';
export { withdrawableOf } from './withdrawable.service.ts';
export type { WithdrawalSettings } from './settings.store.ts';

export const routes: readonly Route[] = [
  withdrawalMethodsRoute,
  destinationListRoute,
  destinationAddRoute,
  destinationRemoveRoute,
  withdrawableRoute,
  withdrawalCreateRoute,
  withdrawalStatusRoute,
  withdrawalListRoute,
  withdrawalCancelRoute,
];

/** The door for webhooks about payouts. */
export const registerHttp: RegisterHttp = async (app, context) => {
  await app.register(async (scope) =>
    openWebhookDoor(scope, context, {
      path: payoutWebhookPath,
      senderOf: payoutProviderOf,
      receive: receivePayoutWebhook,
    }),
  );
  connectPayoutTransport(context, transportOver(app));
};
