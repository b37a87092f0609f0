export {
  listOperatorChanges,
  recordOperatorChange,
  wasSiteMadeBy,
  type OperatorChange,
} from './audit.store.ts';
