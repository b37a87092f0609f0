import { describe, expect, test } from 'vitest';
import { createdTables, definedJobs, definedRoutes, firstSentence } from './source-facts.ts';

describe('facts read from sources', () => {
  test.each([
    ['one line', '/** Deposits. More of them. */', 'Deposits.'],
    [
      'several lines',
      '/**\n * Deposits and\n * withdrawals. More.\n */',
      'Deposits and withdrawals.',
    ],
    ['a colon', '/** Accounts come first: others post. */', 'Accounts come first.'],
    ['an abbreviation inside a name', '/** Reads index.html once. */', 'Reads index.html once.'],
    ['a cut parenthesis', '/** The hot paths (decisions. 5). */', 'The hot paths.'],
    ['no comment', 'const a = 1;', ''],
  ])('first sentence, %s', (_what, text, expected) => {
    expect(firstSentence(text)).toBe(expected);
  });

  test('tables of a migration', () => {
    const text = 'create table bets (id uuid);\nCREATE TABLE IF NOT EXISTS ledger_entries(\n);';
    expect(createdTables(text)).toEqual(['bets', 'ledger_entries']);
  });

  test('jobs of a file', () => {
    const text =
      "/** The module. */\njobs: [/** Settles bets: all. */\ndefineJob({ name: 'settle-bets' }),\n  defineJob({\n  name: 'b' })]";
    expect(definedJobs(text)).toEqual([
      { name: 'settle-bets', purpose: 'Settles bets.' },
      { name: 'b', purpose: '' },
    ]);
  });

  test('routes of a module', () => {
    const text = '[defineRoute(login, signIn), defineFileRoute(\n  historyExport,\n  write)]';
    expect(definedRoutes(text)).toEqual(['login', 'historyExport']);
  });
});
