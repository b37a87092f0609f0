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

  test('does not take what a manifest exports for used', () => {
    const manifest = '{ "exports": { "./*": "./src/*/index.ts" } }';
    const violations = checkDeadFiles(
      [file(used), file('packages/domain/package.json', manifest)],
      packages,
    );
    expect(violations).toEqual([`${used} is never imported: use it or remove it`]);
  });

  test('notices a file kept for later that is used by now', () => {
    const stepper = file('packages/ui-desk/src/stepper.tsx');
    const screen = file('packages/ui-desk/src/menu-item.tsx', "import './stepper.tsx'");
    expect(checkDeadFiles([stepper], packages)).toEqual([]);
    expect(checkDeadFiles([stepper, screen], packages)).toContain(
      'packages/ui-desk/src/stepper.tsx is used now: take it off the list of files kept',
    );
  });

  test.each([
    ['nobody', main, ''],
    ['only a test', 'packages/domain/src/odds/odds.test.ts', "import './index.ts'"],
    ['only a journey', 'tests/journeys/x.journey.ts', "import '@pavilion/domain/odds'"],
    ['only the gallery', 'tests/gallery/harness/x.tsx', "import '@pavilion/domain/odds'"],
    ['only what tests use', 'packages/test-kit/src/x.ts', "import '@pavilion/domain/odds'"],
    ['only a document', 'docs/A.md', "import '@pavilion/domain/odds'"],
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
