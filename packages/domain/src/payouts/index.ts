export { writeBase58Check } from './base58.ts';
export { isSameHolder } from './holder-name.ts';
export {
  payoutFieldNames,
  type PayoutField,
  type PayoutFieldName,
  type PayoutFields,
  type PayoutKind,
} from './payout-format.ts';
export { isPayoutFormat, payoutFormats, type PayoutFormatCode } from './payout-formats.ts';
export { accountKey, readDestination, type DestinationProblem } from './read-destination.ts';
export {
  refusalReasons,
  reviewReasons,
  reviewWithdrawal,
  type RefusalReason,
  type ReviewReason,
} from './review.ts';
export {
  isWithdrawalCancellable,
  isWithdrawalOpen,
  withdrawalStates,
  withdrawalSteps,
  type WithdrawalState,
} from './withdrawal-state.ts';
