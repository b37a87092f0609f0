import { expect, test } from 'vitest';
import { checkFileNames } from './file-names.ts';
import { file, readRepository } from './support/repository.ts';

test('every source file is named by subject and role', () => {
  expect(checkFileNames(readRepository())).toEqual([]);
});

test.each([
  ['packages/contracts/src/player/account/login.contract.ts', []],
  ['apps/server/src/modules/auth/login.service.test.ts', []],
  ['vitest.config.ts', []],
  ['packages/database/src/migrations/20261121T0500-payments.migration.ts', []],
  [
    'packages/database/src/migrations/payments.migration.ts',
    ['"payments" has not the form of its kind'],
  ],
  ['apps/web/src/core/useBalance.ts', ['"useBalance" has not the form of its kind']],
  ['apps/web/src/core/balance_store.ts', ['"balance_store" has not the form of its kind']],
  ['apps/web/src/core/balance.helper.ts', ['"helper" is not a role']],
  ['apps/web/src/core/login.service.ts', ['a service does not belong here']],
])('%s: %j', (path, messages) => {
  expect(checkFileNames([file(path)])).toEqual(messages.map((message) => `${path}: ${message}`));
});
