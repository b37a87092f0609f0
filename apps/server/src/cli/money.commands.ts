import { officeCalls } from '@pavilion/contracts/office';
import { audit } from '@pavilion/ledger';
import { auditsAt } from '../module-catalogue.ts';
import { listOperatorChanges } from '../modules/office/audit/index.ts';
import { defineOldCommand } from './command.ts';

const changesShown = 50;

const auditCommand = defineOldCommand(officeCalls.audit, [], async ({ context, print }) => {
  const audits = auditsAt(context.clock.now());
  const findings = await context.database.withoutTimeouts((db) => audit(db, audits));
  for (const { audit: name, breach } of findings) {
    print(
      `${name}: ${JSON.stringify(breach, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value))}`,
    );
  }
  print(findings.length === 0 ? 'the books are sound' : `${findings.length} breaches`);
  return findings.length === 0;
});

const changesCommand = defineOldCommand(officeCalls.changes, [], async ({ context, print }) => {
  for (const change of await listOperatorChanges(context.database.db, changesShown)) {
    print(
      [change.created_at.toISOString(), change.actor, change.action, change.subject].join('\t'),
    );
  }
});

export const moneyCommands = [auditCommand, changesCommand];
