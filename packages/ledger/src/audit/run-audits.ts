import type { Executor } from '@pavilion/database';
import type { Audit, AuditFinding } from './audit.ts';

/** Runs the audits, each on one consistent snapshot. Sound books give no finding. */
export async function audit(executor: Executor, audits: readonly Audit[]): Promise<AuditFinding[]> {
  const findings: AuditFinding[] = [];
  for (const { name, invariant, breaches } of audits) {
    const { rows } = await breaches.execute(executor);
    findings.push(...rows.map((breach) => ({ audit: name, invariant, breach })));
  }
  return findings;
}
