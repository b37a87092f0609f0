import { compileMessages } from '@pavilion/i18n/compile-messages';
import { createCompiledTranslator } from '@pavilion/i18n/compiled-translator';
import { loadMessages } from '@pavilion/i18n/load-messages';
import { createText } from '@pavilion/i18n/text';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setTranslator } from '../locale/translate.ts';
import { browserHistory, startHistoryAt } from '@pavilion/web-core/navigation/history';
import { emptyUser, useUserStore } from '../stores/user.store.ts';
import { takeToasts } from '@pavilion/web-core/toasts/toast.store';
import { expireSession } from './expire-session.ts';
import { takeWantedPath } from './wanted-path.ts';
import { followOtherTabs, takeEndWarning } from './session-signal.ts';

const memory = () => {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
};

beforeEach(() => {
  const messages = compileMessages(loadMessages('en-US'));
  const fail = (problem: Error): never => {
    throw problem;
  };
  const translator = createCompiledTranslator({ locale: 'en-US', messages, onProblem: fail });
  setTranslator(createText(translator, messages));
  vi.stubGlobal('localStorage', memory());
  vi.stubGlobal('sessionStorage', memory());
  vi.stubGlobal('location', { origin: 'http://casino1.localhost' });
  vi.stubGlobal('history', { state: null, replaceState: () => undefined });
  startHistoryAt({ pathname: '/deposit', search: '', hash: '' });
  useUserStore.setState({ ...emptyUser, isAuthenticated: true, token: 'secret' }, true);
  takeToasts();
});
afterEach(() => void vi.unstubAllGlobals());

it('an ended session warns for 10 seconds, signs out and leads to sign-in (specification, points 8 and 9)', () => {
  expireSession();
  // Several calls in flight learn of the same end.
  expireSession();
  expect(takeToasts()).toEqual([
    {
      tone: 'warning',
      title: 'Session ended',
      text: 'Your session has expired or is no longer valid. Please sign in again.',
      durationMs: 10_000,
    },
  ]);
  expect(useUserStore.getState()).toEqual(emptyUser);
  expect(localStorage.getItem('forced-logout')).toMatch(/^\d+ ended$/);
  expect(browserHistory.location.pathname).toBe('/login');
});

it('a call that learns of the same end much later leaves the page that is wanted as it is', () => {
  vi.useFakeTimers({ now: Date.now() + 60_000 });
  expireSession();
  startHistoryAt({ pathname: '/', search: '', hash: '' });
  vi.advanceTimersByTime(5000);
  expireSession();
  vi.useRealTimers();
  expect(takeWantedPath()).toBe('/deposit');
});

it.each([
  ['1 ended', true],
  ['1', false],
])(
  'a tab that another one tells of a logout (%s) has to warn when it is reloaded: %s',
  (value, expected) => {
    const target = new EventTarget();
    vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
    vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
    const stop = followOtherTabs({ reload: () => undefined, onSignIn: () => undefined });
    useUserStore.setState({ isAuthenticated: true });
    target.dispatchEvent(
      Object.assign(new Event('storage'), { key: 'forced-logout', newValue: value }),
    );
    stop();
    expect([takeEndWarning(), takeEndWarning()]).toEqual([expected, false]);
  },
);
