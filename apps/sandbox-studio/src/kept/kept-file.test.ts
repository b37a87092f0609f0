import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '@pavilion/test-kit/run-dir';
import { createKeptFile } from './kept-file.ts';

describe('what outlives the studio', () => {
  let folder: string;
  beforeAll(async () => {
    folder = join(await temporaryFolder('kept'), 'made-at-first');
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('is read as it was written last, by whoever comes next', () => {
    const file = createKeptFile(folder, 'one');
    expect(file.read()).toBeNull();
    file.write({ a: 1 });
    file.write({ a: [2] });
    expect(createKeptFile(folder, 'one').read()).toEqual({ a: [2] });
    expect(createKeptFile(folder, 'other').read()).toBeNull();
    expect(readdirSync(folder)).toEqual(['one.json']);
  });

  it('stands as it stood when the next was not finished', () => {
    createKeptFile(folder, 'cut').write({ whole: true });
    writeFileSync(join(folder, 'cut.json.next'), '{"whole": fal');
    expect(createKeptFile(folder, 'cut').read()).toEqual({ whole: true });
  });

  it('is not taken for nothing when it cannot be read', () => {
    writeFileSync(join(folder, 'broken.json'), '{');
    expect(() => createKeptFile(folder, 'broken').read()).toThrow(/broken\.json cannot be read/);
  });

  it('is nothing without a folder', () => {
    const file = createKeptFile(null, 'none');
    file.write({ a: 1 });
    expect(file.read()).toBeNull();
    expect(existsSync('none.json')).toBe(false);
  });
});
