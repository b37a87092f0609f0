import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { licenceProblems, noticeOf, type LockedPackages } from './licences.ts';
import { rootDir } from './support/repository.ts';

const read = (name: string): string => readFileSync(join(rootDir, name), 'utf8');
const { packages } = JSON.parse(read('package-lock.json')) as { packages: LockedPackages };

describe('licences', () => {
  it('of everything that runs in the product are allowed', () => {
    expect(licenceProblems(packages)).toEqual([]);
  });

  it('stand in NOTICE; `node tests/tidy/write-notice.ts` writes it anew', () => {
    expect(read('NOTICE')).toBe(noticeOf(packages));
  });

  it('include our own', () => {
    expect(read('LICENSE')).toContain('All rights reserved');
  });

  it('that nobody considered are noticed', () => {
    const locked = {
      '': {},
      'node_modules/a': { license: 'MIT' },
      'node_modules/b': { license: 'GPL-3.0-only' },
      'node_modules/c': {},
      'node_modules/a/node_modules/@d/e': { license: 'AGPL-3.0' },
      'node_modules/f': { license: 'GPL-3.0-only', dev: true },
      'node_modules/@pavilion/web': { link: true },
    };
    expect(licenceProblems(locked).map((problem) => problem.split(' ')[0])).toEqual([
      '@d/e',
      'b',
      'c',
    ]);
    expect(noticeOf(locked)).toContain('\nMIT\n  a\n');
  });
});
