import { officeCalls } from '@pavilion/contracts/office';
import { describe, expect, test } from 'vitest';
import { checkOfficeCalls } from './office-calls.ts';
import { file, readRepository } from './support/repository.ts';

test('every call of the office has one handler in a module and one command', () => {
  expect(checkOfficeCalls(Object.keys(officeCalls), readRepository())).toEqual([]);
});

describe('the check notices', () => {
  const place = 'apps/server/src/modules/money/payouts/payouts.office.ts';
  const handler = (path = place) => file(path, 'x = [defineOffice(officeCalls.payoutList, list)]');
  const tool = 'apps/server/src/cli/payout.commands.ts';
  const command = (text = '') =>
    file(tool, `${text}defineCommand(\n  officeCalls.payoutList, [], lines)`);
  const check = (...files: ReturnType<typeof file>[]) => checkOfficeCalls(['payoutList'], files);

  test('nothing when all is there', () => {
    expect(check(handler(), command())).toEqual([]);
  });

  test('a call without a handler, also one in a comment or a test', () => {
    const missing = ['office call payoutList has 0 handlers instead of 1'];
    expect(check(command())).toEqual(missing);
    expect(check(command(), file(place, '// defineOffice(officeCalls.payoutList, list)'))).toEqual(
      missing,
    );
    expect(check(command(), handler('apps/server/src/operator/office.test.ts'))).toEqual(missing);
  });

  test('a second handler', () => {
    const other = handler('apps/server/src/demo/crowd/crowd.office.ts');
    expect(check(handler(), other, command())).toEqual([
      'office call payoutList has 2 handlers instead of 1',
    ]);
  });

  test('a call without a command', () => {
    expect(check(handler())).toEqual(['office call payoutList has 0 commands instead of 1']);
  });

  test('a handler that stands elsewhere', () => {
    const path = 'apps/server/src/cli/answer.ts';
    expect(check(handler(path), command())).toEqual([
      `${path}: payoutList is answered outside of an .office.ts`,
    ]);
  });

  test('a command that asks a module', () => {
    const asking = command("import { a } from '../modules/money/payouts/index.ts';\n");
    expect(check(handler(), asking)).toEqual([
      `${tool}: a command prints an answer and asks no module`,
    ]);
  });
});
