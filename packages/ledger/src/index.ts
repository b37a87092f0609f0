export type { Audit, AuditFinding } from './audit/audit.ts';
export { ledgerAudits } from './audit/ledger-audits.ts';
export { audit } from './audit/run-audits.ts';
export { canonicalHash } from './canonical-hash.ts';
export { asLedgerRefusal, LedgerRefusal, type LedgerRefusalCode } from './ledger-refusal.ts';
export { createLedger, type Ledger } from './ledger.ts';
export type * from './ledger-types.ts';
