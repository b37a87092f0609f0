import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { affiliateId } from './affiliate.ts';
import { keepArrival } from './arrival.ts';
import { keepOrigin } from './keep-origin.ts';

const storage = () => {
  const kept: Record<string, unknown> = {};
  return Object.assign(kept, {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
    removeItem: (key: string) => void delete kept[key],
  });
};

beforeEach(() => {
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
});
afterEach(() => void vi.unstubAllGlobals());

it('counts the affiliate of a page that was left before its code had come', () => {
  keepArrival('?affiliate_id=FIRST7');
  keepArrival('?affiliate_id=SECOND8');
  keepOrigin('?affiliate_id=SECOND8');
  expect(affiliateId()).toBe('FIRST7');
});

it('finds it also from a page without a query', () => {
  keepArrival('?affiliate_id=FIRST7');
  keepOrigin('');
  expect(affiliateId()).toBe('FIRST7');
});

it('starts without a place to keep anything', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(() => keepArrival('?affiliate_id=FIRST7')).not.toThrow();
});
