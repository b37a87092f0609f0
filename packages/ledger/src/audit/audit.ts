import type { RawBuilder } from 'kysely';

/** One invariant as a query whose every row is a breach. */
export interface Audit {
  /** Kebab-case, unique: what must be true. */
  name: string;
  /** Number in domain/ledger.md section 6, or the rule it guards. */
  invariant: string;
  breaches: RawBuilder<Record<string, unknown>>;
}

export interface AuditFinding {
  audit: string;
  invariant: string;
  breach: Record<string, unknown>;
}
