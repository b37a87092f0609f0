import { describe, expect, test } from 'vitest';
import { checkBannedCalls } from './banned-calls.ts';
import { file, readRepository } from './support/repository.ts';

test('time, luck, ids, settings and output come from the context', () => {
  expect(checkBannedCalls(readRepository())).toEqual([]);
});

describe('the check notices', () => {
  const service = 'apps/server/src/modules/bets/bets.service.ts';

  test.each([
    'Math.random()',
    'Date.now()',
    'new Date()',
    'crypto.randomUUID()',
    'process.env.PORT',
    "console.log('x')",
    "parseFloat('1')",
  ])('%s in a service', (call) => {
    expect(checkBannedCalls([file(service, call)])).toHaveLength(1);
  });

  test.each([
    ['a date made from a value', service, 'new Date(timeMs)'],
    ['a mention in a comment', service, '// never Date.now here'],
    ['a test', 'apps/server/src/a.test.ts', 'Date.now()'],
    ['the composition root', 'apps/server/src/context.ts', 'new Date()'],
    ['the settings', 'apps/server/src/config/env.ts', 'process.env'],
    ['the command line', 'apps/server/src/cli/main.ts', 'console.log(1)'],
  ])('but not %s', (_what, path, text) => {
    expect(checkBannedCalls([file(path, text)])).toEqual([]);
  });
});
