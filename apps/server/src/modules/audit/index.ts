export { listOperatorChanges, recordOperatorChange, type OperatorChange } from './audit.store.ts';
