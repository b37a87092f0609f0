import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hashBuildInputs, listBuildInputs } from './web-build-hash.ts';

let root: string;

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pavilion-build-hash-'));
  const dependencies = { '@pavilion/ui': '*' };
  write('apps/web/package.json', JSON.stringify({ name: '@pavilion/web', dependencies }));
  write('apps/web/src/main.tsx', 'main');
  write('packages/ui/package.json', JSON.stringify({ name: '@pavilion/ui' }));
  write('packages/ui/src/button.tsx', 'button');
  write('packages/ledger/package.json', JSON.stringify({ name: '@pavilion/ledger' }));
  write('packages/ledger/src/post.ts', 'post');
  write('package-lock.json', '{}');
});

afterEach(() => rmSync(root, { recursive: true }));

describe('web build hash', () => {
  test('covers the web, the packages it uses and the lockfile, nothing else', () => {
    expect(listBuildInputs(root)).toEqual([
      'apps/web/package.json',
      'apps/web/src/main.tsx',
      'package-lock.json',
      'packages/ui/package.json',
      'packages/ui/src/button.tsx',
    ]);
  });

  test.each([
    ['a web source', 'apps/web/src/main.tsx', true],
    ['a source of a used package', 'packages/ui/src/button.tsx', true],
    ['a new file of a used package', 'packages/ui/messages/en.json', true],
    ['the lockfile', 'package-lock.json', true],
    ['a test', 'apps/web/src/main.test.tsx', false],
    ['a README', 'packages/ui/README.md', false],
    ['the build itself', 'apps/web/dist/index.html', false],
    ['a package the web does not use', 'packages/ledger/src/post.ts', false],
  ])('changing %s (%s) makes it stale: %s', (_what, path, becomesStale) => {
    const before = hashBuildInputs(root);
    write(path, 'changed');
    expect(hashBuildInputs(root) !== before).toBe(becomesStale);
  });
});
