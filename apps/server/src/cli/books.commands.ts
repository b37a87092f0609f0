import { officeCalls } from '@pavilion/contracts/office';
import { defineCommand } from './command.ts';

export const booksCommands = [
  defineCommand(
    officeCalls.audit,
    [],
    ({ findings }) => [
      ...findings.map(({ audit, breach }) => `${audit}: ${JSON.stringify(breach)}`),
      findings.length === 0 ? 'the books are sound' : `${findings.length} breaches`,
    ],
    ({ findings }) => findings.length === 0,
  ),
  defineCommand(officeCalls.changes, [], ({ value }) =>
    value.map(({ at, actor, action, subject }) => [at, actor, action, subject].join('\t')),
  ),
  defineCommand(officeCalls.demoRemove, [], ({ accounts }) =>
    accounts === 0 ? 'no account of the demo is open' : `${accounts} accounts of the demo closed`,
  ),
];
