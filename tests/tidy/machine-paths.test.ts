import { expect, test } from 'vitest';
import { checkMachinePaths } from './machine-paths.ts';
import { file, readRepository } from './support/repository.ts';

// Put together here, so that this file itself passes.
const absolute = (...parts: string[]): string => ['', ...parts, ''].join('/');

test('no file mentions a path of one machine', () => {
  expect(checkMachinePaths(readRepository())).toEqual([]);
});

test.each([
  ['a folder of a user', `cd ${absolute('home', 'juan')}x`, 1],
  ['the temporary folder', `'${absolute('tmp')}x'`, 1],
  ['a working folder', `(${absolute('work')}x)`, 1],
  ['a drive', ['C:', 'Users'].join('\\'), 1],
  ['a call of the product', "'/api/home/fav_list'", 0],
  ['a relative path', "'../tmp/x'", 0],
  ['an address', `https://example.org${absolute('work')}x`, 0],
])('%s', (_what, text, count) => {
  expect(checkMachinePaths([file('docs/A.md', text)])).toHaveLength(count);
});
