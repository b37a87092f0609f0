import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emptyLayout, useLayoutStore } from '../stores/layout.store.ts';
import { startHistoryAt } from '@pavilion/web-core/navigation/history';
import { sharedAddress } from './shared-address.ts';

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://slot5.test' });
  useLayoutStore.setState({ ...emptyLayout, language: ['MS', 'EN'] }, true);
});
afterEach(() => void vi.unstubAllGlobals());

it.each([
  ['/referral', '/register?ref=a', 'https://slot5.test/ms/register?ref=a'],
  ['/en/referral', '/register?ref=a', 'https://slot5.test/en/register?ref=a'],
  ['/en', '/', 'https://slot5.test/en'],
])('a page at %s hands out %s as %s', (pathname, path, address) => {
  startHistoryAt({ pathname, search: '', hash: '' });
  expect(sharedAddress(path)).toBe(address);
});
