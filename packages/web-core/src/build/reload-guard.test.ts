import { describe, expect, it } from 'vitest';
import { mayReload } from './reload-guard.ts';

const memory = () => {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
};

describe('reload guard: 10 seconds in session storage', () => {
  it('lets the first reload through and stops the next for ten seconds', () => {
    const storage = memory();
    expect(mayReload(storage, 1000)).toBe(true);
    expect(mayReload(storage, 1000 + 9_999)).toBe(false);
    expect(mayReload(storage, 1000 + 10_000)).toBe(true);
  });

  it('does not move the limit with every refused try', () => {
    const storage = memory();
    mayReload(storage, 0);
    for (const now of [3000, 6000, 9000]) expect(mayReload(storage, now)).toBe(false);
    expect(mayReload(storage, 10_000)).toBe(true);
  });

  it('takes what is no time for no reload yet', () => {
    const storage = memory();
    storage.setItem('pavilion:reloaded-at', 'soon');
    expect(mayReload(storage, 5)).toBe(true);
  });
});
