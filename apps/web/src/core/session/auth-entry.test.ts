import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TemplateName } from '@pavilion/domain/themes';
import { onPrepareModal, useModalStore } from '../modals/modal.store.ts';
import { browserHistory, startHistoryAt } from '@pavilion/web-core/navigation/history';
import { emptyLayout, useLayoutStore } from '../stores/layout.store.ts';
import { openSignIn, redirectToSignIn } from './auth-entry.ts';
import { leaveAuthModal } from './leave-auth-modal.ts';
import { rememberWantedPath, takeWantedPath } from './wanted-path.ts';

let prepared: string[];
beforeEach(() => {
  prepared = [];
  onPrepareModal((name) => prepared.push(name));
  vi.useFakeTimers();
  const values = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  });
  vi.stubGlobal('location', { origin: 'http://casino1.localhost' });
  vi.stubGlobal('history', { state: null, replaceState: () => undefined });
  useModalStore.setState({ open: null, previous: null });
  startHistoryAt({ pathname: '/deposit', search: '', hash: '' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function redirectAt(template: TemplateName): void {
  useLayoutStore.setState({ ...emptyLayout, template }, true);
  redirectToSignIn('/deposit?method=bank');
}
const openModalName = (): string | null => useModalStore.getState().open;

describe('protected-area guard (specification, points 2 and 9)', () => {
  it.each([
    ['slot2', 'template4', 'loginmodal'],
    ['slot4', 'template6', 'loginmodal'],
    ['sportsbook1', 'template8', 'loginmodal'],
    ['slot5', 'template10', 'modal-signin'],
  ] as const)('%s goes home and after 1 second opens %s: #%s', (_code, template, modal) => {
    redirectAt(template);
    expect(browserHistory.location.pathname).toBe('/');
    // What it needs is fetched during the wait.
    expect(prepared).toEqual([modal]);
    vi.advanceTimersByTime(999);
    expect(openModalName()).toBeNull();
    vi.advanceTimersByTime(1);
    expect(openModalName()).toBe(modal);
    expect(takeWantedPath()).toBe('/deposit?method=bank');
  });

  it.each(['template1', 'template9', 'template23'] as const)('%s goes to /login', (template) => {
    redirectAt(template);
    expect(browserHistory.location.pathname).toBe('/login');
    vi.runAllTimers();
    expect(openModalName()).toBeNull();
  });

  it('lets who asks to sign in before being asked come back to what was wanted', () => {
    redirectAt('template8');
    openSignIn();
    expect(openModalName()).toBe('loginmodal');
    vi.advanceTimersByTime(1000);
    expect(takeWantedPath()).toBe('/deposit?method=bank');
    // Later, the home page is a page like any other.
    useModalStore.setState({ open: null });
    openSignIn();
    expect(takeWantedPath()).toBe('/');
  });

  it('stops nobody who has gone on to another page meanwhile', () => {
    redirectAt('template4');
    startHistoryAt({ pathname: '/slots', search: '', hash: '' });
    vi.advanceTimersByTime(1000);
    expect(openModalName()).toBeNull();
  });
});

describe('signing in in another tab', () => {
  it('closes the modal that asks for it and opens the page that was wanted', () => {
    redirectAt('template4');
    vi.runAllTimers();
    leaveAuthModal();
    expect(openModalName()).toBeNull();
    expect(browserHistory.location.pathname).toBe('/deposit');
    expect(takeWantedPath()).toBeNull();
  });

  it('leaves a page alone where nobody is asked to sign in', () => {
    rememberWantedPath('/deposit');
    startHistoryAt({ pathname: '/slots', search: '', hash: '' });
    useModalStore.setState({ open: 'partners' });
    leaveAuthModal();
    expect(openModalName()).toBe('partners');
    expect(browserHistory.location.pathname).toBe('/slots');
  });

  it('leaves the wanted page to the guard at an address for guests', () => {
    rememberWantedPath('/deposit');
    startHistoryAt({ pathname: '/login', search: '', hash: '' });
    useModalStore.setState({ open: 'loginmodal' });
    leaveAuthModal();
    expect(openModalName()).toBeNull();
    expect(takeWantedPath()).toBe('/deposit');
  });
});
