import type { Executor } from '@pavilion/database';
import { audit, type AuditFinding } from '@pavilion/ledger';
import { audits } from '../module-catalogue.ts';

/** Proves every invariant of the books and of the modules' tables. Sound books give no finding. */
export const auditBooks = (executor: Executor): Promise<AuditFinding[]> => audit(executor, audits);
