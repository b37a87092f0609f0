import { audit, type Audit } from '@pavilion/ledger';
import { defineJob, type Job } from './job.ts';

/**
 * Seals the past day's entries and proves every invariant of the books. A finding fails the job: an
 * alarm hangs on that.
 */
export function auditLedgerJob(auditsAt: (now: Date) => readonly Audit[]): Job {
  return defineJob({
    name: 'audit-ledger',
    everyMs: 60 * 60 * 1000,
    leader: true,
    run: async (context) => {
      await context.ledger.seal();
      const audits = auditsAt(context.clock.now());
      const findings = await context.database.withoutTimeouts((executor) =>
        audit(executor, audits),
      );
      if (findings.length > 0) {
        throw new Error(
          `the audit of the books found ${findings.length}: ${JSON.stringify(findings.slice(0, 5))}`,
        );
      }
    },
  });
}
