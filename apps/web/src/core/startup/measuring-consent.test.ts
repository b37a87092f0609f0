import { beforeEach, expect, it, vi } from 'vitest';
import { useMeasuringConsent, whenConsented } from './measuring-consent.ts';

const page = { cookie: '' };
beforeEach(() => {
  page.cookie = '';
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { protocol: 'https:' });
  useMeasuringConsent.setState({ isAsked: false });
});
const { answer } = useMeasuringConsent.getState();
const isAsked = (): boolean => useMeasuringConsent.getState().isAsked;

it('nothing measures before the visitor agreed, and then at once', () => {
  const load = vi.fn();
  whenConsented(load);
  expect([isAsked(), load.mock.calls.length]).toEqual([true, 0]);
  answer(true);
  expect([isAsked(), load.mock.calls.length]).toEqual([false, 1]);
  expect(page.cookie).toMatch(
    /^measuring_consent=yes; Path=\/; Max-Age=15552000; SameSite=Lax; Secure$/,
  );
  whenConsented(load);
  expect([isAsked(), load.mock.calls.length]).toEqual([false, 2]);
});

it('a no holds, and what waited never loads', () => {
  const load = vi.fn();
  whenConsented(load);
  answer(false);
  whenConsented(load);
  answer(true);
  expect(load).not.toHaveBeenCalled();
  expect(isAsked()).toBe(false);
});
