export { payoutMinor, potentialPayoutMinor, profitMinor } from './payout.ts';
export {
  selectionResults,
  settleSelection,
  type Score,
  type SelectionResult,
  type SettleSelectionInput,
} from './settle-selection.ts';
