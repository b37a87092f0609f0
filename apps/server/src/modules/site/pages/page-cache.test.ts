import { describe, expect, it } from 'vitest';
import { createPageCache, maxPages } from './page-cache.ts';

function cacheAt(clock: { nowMs: number }) {
  let written = 0;
  const cache = createPageCache<number>(() => clock.nowMs);
  return (key = 'page') => cache.get(key, () => Promise.resolve((written += 1)));
}

describe('pages kept for some seconds', () => {
  it.each([
    ['asked again at once', [0, 0], [1, 1]],
    ['just fresh', [0, 9999], [1, 1]],
    ['older: sent once more while the next is written', [0, 10_000, 10_001], [1, 1, 2]],
    ['too old to be sent', [0, 40_000], [1, 2]],
  ])('%s', async (_name, times, pages) => {
    const clock = { nowMs: 0 };
    const get = cacheAt(clock);
    const got: number[] = [];
    for (const nowMs of times) {
      clock.nowMs = nowMs;
      got.push(await get());
    }
    expect(got).toEqual(pages);
  });

  it('keeps pages of different keys apart', async () => {
    const get = cacheAt({ nowMs: 0 });
    expect([await get('a'), await get('b'), await get('a')]).toEqual([1, 2, 1]);
  });

  it('writes a page asked for twice at the same time once', async () => {
    const get = cacheAt({ nowMs: 0 });
    expect(await Promise.all([get(), get()])).toEqual([1, 1]);
  });

  it('keeps no more than some hundreds, the newest', async () => {
    const get = cacheAt({ nowMs: 0 });
    for (let page = 0; page <= maxPages; page += 1) await get(`page ${page}`);
    expect(await get('page 1')).toBe(2);
    expect(await get('page 0')).toBe(maxPages + 2);
  });

  it('does not keep a page that could not be written', async () => {
    const cache = createPageCache<string>(() => 0);
    await expect(cache.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await cache.get('a', () => Promise.resolve('yes'))).toBe('yes');
  });
});
