import { callCatalogue } from '@pavilion/contracts/call-catalogue';
import { describe, expect, test } from 'vitest';
import { checkCalls } from './calls.ts';
import { file, readRepository } from './support/repository.ts';

test('every call has its contract, its route and a test', () => {
  expect(checkCalls(callCatalogue, readRepository())).toEqual([]);
});

describe('the check notices', () => {
  const catalogue = { getBalance: { path: '/api/auth/get_balance' } };
  const contract = file('packages/contracts/src/player/money/get-balance.contract.ts');
  const door = (module: string, text: string) =>
    file(`apps/server/src/modules/${module}/module.ts`, text);
  const route = door('account/identity', 'routes: [defineRoute(getBalance, balanceOf)]');
  const named = file(
    'apps/server/src/modules/account/identity/x.test.ts',
    'client(getBalance, {})',
  );

  test('nothing when all is there', () => {
    expect(checkCalls(catalogue, [contract, route, named])).toEqual([]);
    const byPath = file('tests/journeys/x.journey.ts', "post('/api/auth/get_balance')");
    expect(checkCalls(catalogue, [contract, route, byPath])).toEqual([]);
  });

  const server = 'apps/server/src/modules/account/identity/x.test.ts';
  test.each([
    ['a test of the catalogue', 'packages/contracts/src/x.test.ts', "'/api/auth/get_balance'"],
    ['a path that begins like it', server, "post('/api/auth/get_balance_of')"],
    ['an import', server, "import {\n  login,\n  getBalance,\n} from '@pavilion/contracts';"],
    ['a word of the same name', server, "it('say (getBalance: 1)'); x({ a, getBalance: 1 })"],
    ['a function of the same name', server, 'expect(await getBalance(player))'],
    ['a comment', server, '// call(getBalance, {})'],
  ])('no call in %s', (_what, path, text) => {
    expect(checkCalls(catalogue, [contract, route, file(path, text)])).toEqual([
      'call get-balance is made by no test',
    ]);
  });

  test.each([
    ['a missing contract', [route, named], 'call get-balance has 0 contract files instead of 1'],
    [
      'a missing route',
      [contract, named],
      'call get-balance has 0 rows in a module.ts instead of 1',
    ],
    [
      'a second route',
      [contract, route, named, door('money/wallet', 'defineFileRoute(\n  getBalance, x)')],
      'call get-balance has 2 rows in a module.ts instead of 1',
    ],
    ['a missing test', [contract, route], 'call get-balance is made by no test'],
    [
      'a contract without a row',
      [contract, route, named, file('packages/contracts/src/auth/fly.contract.ts')],
      'contract fly has no row in the call catalogue',
    ],
    [
      'a route without a row',
      [contract, route, named, door('account/auth', 'defineRoute(fly, x)')],
      'route fly has no row in the call catalogue',
    ],
  ])('%s', (_what, files, violation) => {
    expect(checkCalls(catalogue, files)).toEqual([violation]);
  });
});
