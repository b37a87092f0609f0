export { listOperatorChanges } from './audit.store.ts';
