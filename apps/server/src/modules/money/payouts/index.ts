export { cancelWithdrawal } from './cancel-withdrawal.service.ts';
export { createWithdrawal } from './create-withdrawal.service.ts';
export { restDestinations } from './destination.store.ts';
export { hasPayouts } from './payout-player.store.ts';
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
export { seedWithdrawalMethods } from './seed-withdrawal-methods.ts';
export { sendPayouts } from './send-payouts.service.ts';
export { withdrawableOf } from './withdrawable.service.ts';
export type { WithdrawalSettings } from './settings.store.ts';
export { payoutWebhookPath, webhookSource } from './webhook-source.ts';
