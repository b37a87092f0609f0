import { officeCalls } from '@pavilion/contracts/office';
import { jsonText } from '@pavilion/database';
import { audit, type Audit } from '@pavilion/ledger';
import { defineOffice } from '../../../operator/office.ts';

/** Proves the books by the audits of all modules, which the list of modules hands in. */
export const booksOffice = (auditsAt: (now: Date) => readonly Audit[]) =>
  defineOffice(officeCalls.audit, async ({ server }) => {
    const audits = auditsAt(server.clock.now());
    const findings = await server.database.withoutTimeouts((db) => audit(db, audits));
    return {
      findings: findings.map(({ audit: name, breach }) => ({
        audit: name,
        breach: JSON.parse(jsonText(breach)) as Record<string, unknown>,
      })),
    };
  });
