import { describe, expect, test } from 'vitest';
import { checkDeadFiles } from './dead-files.ts';
import { readPackages } from './support/packages.ts';
import { file, readRepository } from './support/repository.ts';

test('every source file is used by another', () => {
  expect(checkDeadFiles(readRepository(), readPackages())).toEqual([]);
});

describe('the check', () => {
  const packages = [
    {
      name: '@pavilion/domain',
      dir: 'packages/domain',
      exports: { '.': './src/index.ts', './*': './src/*/index.ts' },
    },
  ];
  const used = 'packages/domain/src/odds/index.ts';
  const main = 'apps/server/src/main.ts';

  test.each([
    ['a relative import', 'packages/domain/src/index.ts', "export * from './odds/index.ts'"],
    ["a package's export", main, "import { odds } from '@pavilion/domain/odds'"],
    [
      'a worker by address',
      'packages/domain/src/index.ts',
      "new URL('./odds/index.ts', import.meta.url)",
    ],
    ['a glob', 'packages/domain/src/index.ts', "import.meta.glob('./*/index.ts')"],
  ])('counts %s as a use', (_what, path, text) => {
    expect(checkDeadFiles([file(used), file(path, text)], packages)).toEqual([]);
  });

  test('counts a script of a page as a use', () => {
    const page = file('apps/web/index.html', '<script src="/src/app/main.tsx"></script>');
    expect(checkDeadFiles([page, file('apps/web/src/app/main.tsx')], packages)).toEqual([]);
  });

  test.each([
    ['nobody', main, ''],
    ['only a test', 'packages/domain/src/odds/odds.test.ts', "import './index.ts'"],
    ['only itself', used, "import './index.ts'"],
  ])('notices a file that %s imports', (_what, path, text) => {
    const violations = checkDeadFiles(
      [file(used, path === used ? text : ''), file(path, text)],
      packages,
    );
    expect(new Set(violations)).toEqual(
      new Set([`${used} is never imported: use it or remove it`]),
    );
  });
});
