import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { exclusively } from './exclusive.ts';

let dir: string;
let lockPath: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'pavilion-exclusive-'));
  lockPath = join(dir, 'locks/build.lock');
});
afterEach(() => rmSync(dir, { recursive: true }));

test('two never work at once, and the lock is gone afterwards', async () => {
  let working = 0;
  const work = async (): Promise<number> => {
    working += 1;
    const seen = working;
    await sleep(20);
    working -= 1;
    return seen;
  };
  const seen = await Promise.all([exclusively(lockPath, work), exclusively(lockPath, work)]);
  expect(seen).toEqual([1, 1]);
  expect(existsSync(lockPath)).toBe(false);
});

test('a failure gives the lock back and is handed on', async () => {
  await expect(exclusively(lockPath, () => Promise.reject(new Error('no disk')))).rejects.toThrow(
    'no disk',
  );
  expect(existsSync(lockPath)).toBe(false);
});

test('the lock of a process that died is taken over', async () => {
  await exclusively(lockPath, async () => {});
  writeFileSync(lockPath, '2147483646');
  expect(await exclusively(lockPath, async () => 'done')).toBe('done');
});
