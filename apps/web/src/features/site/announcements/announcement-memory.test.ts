import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dueNow, dueUnasked, noteShown, putOffToday } from './announcement-memory.ts';

const all = [{ announcement_id: 'new' }, { announcement_id: 'bets', audience: 'players' as const }];
const storage = () => {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
};
beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 22) });
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('promotions never come by themselves', () => {
  const promotion = { announcement_id: 'offer', kind: 'promotion' as const };
  expect(dueUnasked([promotion], true)).toEqual([]);
  expect(dueNow([...all, promotion], true)).toHaveLength(2);
});

it('announcements come by themselves once per visit, and again with one that was not seen', () => {
  expect(dueUnasked(all, false)).toHaveLength(1);
  noteShown(['new']);
  expect(dueUnasked(all, false)).toEqual([]);
  // They are still due: the dialog that is open shows them.
  expect(dueNow(all, false)).toHaveLength(1);
  // Signed in there is one more, which was not for the guest.
  expect(dueUnasked(all, true)).toHaveLength(2);
  noteShown(['new', 'bets']);
  expect(dueUnasked(all, true)).toEqual([]);
});

it('another visit shows them again, unless they were put off for the day', () => {
  noteShown(['new']);
  vi.stubGlobal('sessionStorage', storage());
  expect(dueUnasked(all, false)).toHaveLength(1);
  putOffToday(['new']);
  expect(dueUnasked(all, false)).toEqual([]);
  vi.setSystemTime(new Date(2026, 10, 22, 0, 5));
  expect(dueUnasked(all, false)).toHaveLength(1);
});
