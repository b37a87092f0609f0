import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getBalance } from '@pavilion/contracts/player/money/get-balance.contract';
import { callQuery, queryClient } from '../query.ts';
import { emptyUser, untoldBalance, useUserStore } from '../stores/user.store.ts';
import { call } from '../api.ts';
import { useDialogStore } from '@pavilion/web-core/dialogs/dialog.store';
import { PlayerLeft } from '@pavilion/client/player-left';
import { handleThrown } from '../errors/handle-failure.ts';
import { holdBalance } from './balance-hold.ts';
import { setBalance, signIn } from './sign-in.ts';
import { forgetPlayer } from './sign-out.ts';
import { followOtherTabs } from './session-signal.ts';

const { values } = vi.hoisted(() => {
  const target = new EventTarget();
  const kept = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  Object.assign(globalThis, {
    localStorage,
    sessionStorage: localStorage,
    document: { cookie: '', documentElement: { lang: 'en-US' } },
    location: { hostname: 'casino1.localhost' },
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    dispatchEvent: target.dispatchEvent.bind(target),
  });
  return { values: kept };
});

/** What the server is asked, in order; each answer is given by the test. */
let asked: { body: string; answer: (fields: object) => void }[] = [];
const reload = vi.fn<() => void>();

beforeEach(() => {
  asked = [];
  reload.mockReset();
  values.clear();
  queryClient.clear();
  useUserStore.setState({ ...emptyUser }, true);
  vi.stubGlobal('fetch', (_address: string, { body }: { body: string }) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const answer = (fields: object) =>
      resolve(Response.json({ statusCode: 1, message: 'OK', ...fields }));
    asked.push({ body, answer });
    return promise;
  });
});

const loginOf = (account_id: string) => ({
  statusCode: 1,
  token: `token of ${account_id}`,
  user: { account_id, session_token: `token of ${account_id}` },
});
const balance = (amount: string) => ({
  game_balance: amount,
  bonus_balance: '0',
  game_token: '0',
  frozen_token: '0',
});

/** What the browser tells this tab when another one writes. */
function otherTabWrites(key: string, newValue: string): void {
  dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
}
/** Another tab signs a player in: its store is what is persisted. */
function otherTabSignsIn(account_id: string): void {
  const state = { ...emptyUser, isAuthenticated: true, ...loginOf(account_id), game: undefined };
  const kept = JSON.stringify({ state, version: 1 });
  values.set('user', kept);
  otherTabWrites('user', kept);
}
const persistedAccount = (): string | undefined =>
  (JSON.parse(values.get('user') ?? '{}') as { state?: { user: { account_id: string } } }).state
    ?.user.account_id;

describe('a balance nobody has told yet', () => {
  it('is untold in a second tab and after a reload too, and nothing only where the server said so', async () => {
    signIn(loginOf('ana'));
    vi.resetModules();
    const second = await import('../stores/user.store.ts');
    expect(second.useUserStore.getState().user.account_id).toBe('ana');
    expect(second.useUserStore.getState().game).toBe(second.untoldBalance);
    setBalance(balance('0'));
    vi.resetModules();
    const third = await import('../stores/user.store.ts');
    expect(third.useUserStore.getState().game).toEqual({ balance: '0', token: '0' });
    expect(third.useUserStore.getState().game).not.toBe(third.untoldBalance);
  });
});

describe('the next player of a tab', () => {
  it('gets no answer that the former one asked for', async () => {
    signIn(loginOf('ana'));
    const late = call(getBalance, {}).catch((thrown: unknown) => thrown);
    forgetPlayer();
    signIn(loginOf('ben'));
    for (const { body, answer } of asked) if (body.includes('ana')) answer(balance('900'));
    const thrown = await late;
    expect(thrown).toBeInstanceOf(PlayerLeft);
    handleThrown(thrown);
    expect(useUserStore.getState().game).toBe(untoldBalance);
    expect(useDialogStore.getState().message).toBeNull();
  });

  it('is shown nothing that was held back for the former one', () => {
    signIn(loginOf('ana'));
    const letGo = holdBalance();
    setBalance(balance('900'));
    forgetPlayer();
    signIn(loginOf('ben'));
    letGo();
    expect(useUserStore.getState().game).toBe(untoldBalance);
  });

  it('leaves nothing of a balance that is told when nobody is signed in', () => {
    signIn(loginOf('ana'));
    forgetPlayer();
    setBalance(balance('900'));
    expect(useUserStore.getState().game).toBe(untoldBalance);
    expect(values.get('user') ?? '').not.toContain('900');
  });

  it('who signed in over another, whom another tab had signed in, begins with nothing of his', () => {
    const stop = followOtherTabs({ reload, onSignIn: () => undefined });
    otherTabSignsIn('ana');
    setBalance(balance('900'));
    queryClient.setQueryData(callQuery(getBalance, {}).queryKey, balance('900'));
    signIn(loginOf('ben'));
    expect(useUserStore.getState()).toMatchObject({ user: { account_id: 'ben' } });
    expect(useUserStore.getState().game).toBe(untoldBalance);
    expect(queryClient.getQueryData(callQuery(getBalance, {}).queryKey)).toBeUndefined();
    stop();
  });
});

describe('another player in another tab', () => {
  it('reloads this one, which shows and asks nothing in his name before', () => {
    const stop = followOtherTabs({ reload, onSignIn: () => undefined });
    signIn(loginOf('ana'));
    setBalance(balance('900'));
    otherTabSignsIn('ben');
    expect(reload).toHaveBeenCalledOnce();
    expect(useUserStore.getState()).toMatchObject({
      user: { account_id: 'ana' },
      token: 'token of ana',
    });
    stop();
  });

  it('stays signed in when this one slept and hears late that its own has left', () => {
    const stop = followOtherTabs({ reload, onSignIn: () => undefined });
    signIn(loginOf('ana'));
    values.set('user', JSON.stringify({ state: loginOf('ben'), version: 1 }));
    otherTabWrites('forced-logout', '1');
    expect(persistedAccount()).toBe('ben');
    expect(useUserStore.getState().isAuthenticated).toBe(false);
    expect(reload).toHaveBeenCalledOnce();
    stop();
  });

  it.each([
    ['reloads a page that was kept for the way back', 'ben', true, 1],
    ['is none where the same one is still signed in', 'ana', true, 0],
    ['is not looked for on a page that is loaded', 'ben', false, 0],
  ])('%s', (_what, kept, persisted, times) => {
    const stop = followOtherTabs({ reload, onSignIn: () => undefined });
    signIn(loginOf('ana'));
    values.set('user', JSON.stringify({ state: loginOf(kept), version: 1 }));
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    expect(reload).toHaveBeenCalledTimes(times);
    stop();
  });
});
