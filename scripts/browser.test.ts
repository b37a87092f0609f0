import { afterEach, describe, expect, test, vi } from 'vitest';
import { findChromium, firstProgram } from './browser.ts';

afterEach(() => vi.unstubAllEnvs());

describe('finding Chromium', () => {
  test('CHROMIUM_PATH wins over everything that is installed', async () => {
    vi.stubEnv('CHROMIUM_PATH', process.execPath);
    expect(await findChromium()).toBe(process.execPath);
  });

  test('a CHROMIUM_PATH that leads nowhere is an error, not a reason to look elsewhere', async () => {
    vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
    await expect(findChromium()).rejects.toThrow(/CHROMIUM_PATH is \/nowhere\/chromium/);
  });

  test('the first executable file is taken; folders and plain files are passed over', () => {
    const folder = import.meta.dirname;
    expect(firstProgram(['/nowhere', folder, import.meta.filename, process.execPath])).toBe(
      process.execPath,
    );
    expect(firstProgram(['/nowhere', folder])).toBeUndefined();
  });
});
