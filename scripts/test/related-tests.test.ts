import { expect, test } from 'vitest';
import { relatedTests } from './related-tests.ts';

const files = [
  'apps/server/src/modules/sports/betting/place-bet.test.ts',
  'apps/server/src/modules/rewards/vip/levels.test.ts',
  'apps/server/src/http/bad-input.test.ts',
  'apps/web/src/features/wallet/amount.test.tsx',
  'tests/screens/deposit.test.ts',
  'tests/screens/sign-in.test.ts',
  'tests/simulation/play.simulation.test.ts',
  'packages/ledger/src/hold.test.ts',
  'packages/domain/src/money/amount.test.ts',
];

test.each([
  [
    'a service: the tests of its module',
    'apps/server/src/modules/sports/betting/place-bet.service.ts',
    [0],
  ],
  ['a file of no module: the tests beside it', 'apps/server/src/http/route.ts', [2]],
  ['a feature', 'apps/web/src/features/wallet/deposit-form.tsx', [3]],
  ['a screen: its page without a browser', 'apps/web/src/screens/deposit/deposit.screen.tsx', [4]],
  ['the ledger', 'packages/ledger/src/post.sql.ts', [7]],
  ['a changed test alone', 'packages/domain/src/money/amount.test.ts', [8]],
  ['a simulation is left to the whole suite', 'tests/simulation/play.simulation.test.ts', []],
  ['a document has no tests', 'README.md', []],
])('%s', (_what, changed, expected) => {
  expect(relatedTests([changed], files).named).toEqual(expected.map((i) => files[i]));
});

test('tests of pure code are found by what imports it', () => {
  const changed = ['packages/domain/src/money/amount.ts', 'packages/games/src/dice/dice.ts'];
  expect(relatedTests(changed, files)).toEqual({ named: [], pure: changed });
});
