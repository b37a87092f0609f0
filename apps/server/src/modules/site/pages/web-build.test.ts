import { mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '@pavilion/test-kit/run-dir';
import { createWebBuildReader } from './web-build.ts';

let distDir: string;
let nowMs: number;
const page = (text: string) => writeFile(join(distDir, 'index.html'), text);
const reader = () => createWebBuildReader(distDir, () => nowMs);

beforeEach(async () => {
  distDir = await temporaryFolder('dist');
  nowMs = 0;
});
afterEach(() => rm(distDir, { recursive: true, force: true }));

describe('the build of the web app', () => {
  it('is there for all of the first requests, however many come at once', async () => {
    await page('<html>one</html>');
    const read = reader();
    const builds = await Promise.all([read(), read(), read()]);
    expect(builds.map(({ template }) => template)).toEqual(Array(3).fill('<html>one</html>'));
  });

  it('is named missing until there is one, which is noticed within a second', async () => {
    const read = reader();
    expect(await read()).toMatchObject({ isPresent: false });
    await page('<html>one</html>');
    nowMs = 999;
    expect(await read()).toMatchObject({ isPresent: false });
    nowMs = 1000;
    expect(await read()).toMatchObject({ isPresent: true, drawModule: null });
  });

  it('is read again when its page or the module that draws changes', async () => {
    await page('<html>one</html>');
    const read = reader();
    await read();
    await page('<html>two</html>');
    await utimes(join(distDir, 'index.html'), 2_000_000_000, 2_000_000_000);
    nowMs = 1000;
    expect((await read()).template).toBe('<html>two</html>');
    await mkdir(join(distDir, '.server'));
    await writeFile(join(distDir, '.server/draw-page.js'), '');
    await utimes(join(distDir, '.server/draw-page.js'), 2_000_000_001, 2_000_000_001);
    nowMs = 2000;
    expect((await read()).drawModule).toMatchObject({ version: 2_000_000_001_000 });
  });

  it('stays while the next one is only half there', async () => {
    await page('<html>one</html>');
    const read = reader();
    await read();
    await mkdir(join(distDir, '.vite'));
    await writeFile(join(distDir, '.vite/manifest.json'), '{ "half');
    await utimes(join(distDir, 'index.html'), 2_000_000_000, 2_000_000_000);
    nowMs = 1000;
    expect((await read()).template).toBe('<html>one</html>');
    await writeFile(join(distDir, '.vite/manifest.json'), '{}');
    nowMs = 2000;
    expect((await read()).isPresent).toBe(true);
  });
});
