export {
  anythingSettled,
  readSettledTurnover,
  type SettledTurnover,
} from './settled-turnover.store.ts';
export { settlementsCommittedBy } from './settlements-committed.ts';
