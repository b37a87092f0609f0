import { beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyUser, meFields, resetUser, useUserStore } from '../stores/user.store.ts';
import { broadcastLogout, followOtherTabs } from './session-signal.ts';
import { forgetPlayer } from './sign-out.ts';
import { vipState } from './vip-state.ts';
import { forgetWantedPath, rememberWantedPath, takeWantedPath } from './wanted-path.ts';

const { local } = vi.hoisted(() => {
  const memory = () => {
    const values = new Map<string, string>();
    return {
      values,
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    };
  };
  const storages = { local: memory(), session: memory() };
  const target = new EventTarget();
  Object.assign(globalThis, {
    localStorage: storages.local,
    sessionStorage: storages.session,
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    dispatchEvent: target.dispatchEvent.bind(target),
  });
  return storages;
});

const player = {
  ...emptyUser,
  isAuthenticated: true,
  token: 'secret',
  user: { account_id: 'demo', session_token: 'secret', full_name: '', contact_email: '' },
};

/** What the browser tells this tab when another one writes to the storage. */
function otherTabWrites(key: string, newValue: string | null): void {
  dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
}

describe('user store', () => {
  beforeEach(() => useUserStore.setState({ ...player }, true));

  it('gives the fields of signed-in calls', () => {
    expect(meFields()).toEqual({ account_id: 'demo', auth: 'secret' });
  });

  it('keeps the player in the browser and forgets everything on logout', () => {
    expect(local.getItem('user')).toContain('secret');
    resetUser();
    expect(useUserStore.getState()).toEqual(emptyUser);
    expect(meFields()).toBeNull();
    expect(local.getItem('user')).toBeNull();
  });
});

describe('forced logout across tabs (specification, point 4)', () => {
  const onSignIn = vi.fn();
  beforeEach(() => {
    onSignIn.mockReset();
    useUserStore.setState({ ...player }, true);
  });

  it('resets and reloads this tab when another one signs out', () => {
    const reload = vi.fn();
    const stop = followOtherTabs({ reload, onSignIn });
    otherTabWrites('forced-logout', '1');
    expect(useUserStore.getState().isAuthenticated).toBe(false);
    expect(reload).toHaveBeenCalledOnce();
    stop();
    otherTabWrites('forced-logout', '2');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('leaves a tab with its warning alone when another one learns of the same end, until it signs in again', () => {
    const reload = vi.fn();
    const stop = followOtherTabs({ reload, onSignIn });
    forgetPlayer(true);
    otherTabWrites('forced-logout', '1 ended');
    expect(reload).not.toHaveBeenCalled();
    useUserStore.setState({ ...player }, true);
    otherTabWrites('forced-logout', '2 ended');
    expect(reload).toHaveBeenCalledOnce();
    stop();
  });

  it('reloads a tab that heard of the end before it heard that the player has left', () => {
    const reload = vi.fn();
    const stop = followOtherTabs({ reload, onSignIn });
    forgetPlayer(true);
    otherTabWrites('forced-logout', '1');
    expect(reload).toHaveBeenCalledOnce();
    stop();
  });

  it('leaves this tab alone when anything else is written', () => {
    const reload = vi.fn();
    const stop = followOtherTabs({ reload, onSignIn });
    otherTabWrites('layout', '{}');
    otherTabWrites('forced-logout', null);
    expect(useUserStore.getState().isAuthenticated).toBe(true);
    expect(reload).not.toHaveBeenCalled();
    stop();
  });

  it('takes over a player whom another tab has signed in, and tells it; never that one has left', () => {
    const stop = followOtherTabs({ reload: vi.fn(), onSignIn });
    const kept = local.getItem('user');
    resetUser();
    otherTabWrites('user', '{}');
    expect(onSignIn).not.toHaveBeenCalled();
    local.setItem('user', kept ?? '');
    otherTabWrites('user', kept);
    expect(useUserStore.getState().user.account_id).toBe('demo');
    expect(onSignIn).toHaveBeenCalledOnce();
    stop();
  });

  it('writes the signal where other tabs hear it', () => {
    local.values.delete('forced-logout');
    broadcastLogout();
    expect(Number(local.getItem('forced-logout'))).toBeGreaterThan(0);
  });
});

describe('wanted page', () => {
  it('is given back once', () => {
    rememberWantedPath('/deposit?method=bank');
    expect(takeWantedPath()).toBe('/deposit?method=bank');
    expect(takeWantedPath()).toBeNull();
  });

  it('is forgotten when the visitor asks to sign in for another reason', () => {
    rememberWantedPath('/deposit');
    forgetWantedPath();
    expect(takeWantedPath()).toBeNull();
  });

  it.each(['//evil.example', 'https://evil.example', 'deposit'])(
    'never leaves the site: %s',
    (path) => {
      rememberWantedPath(path);
      expect(takeWantedPath()).toBeNull();
    },
  );
});

describe('VIP part of the user store (specification, point 9)', () => {
  const level = {
    starting_deposit: '100.00',
    cycle_deposit: '50.00',
    deposit_next: '400.00',
    starting_turnover: '900.00',
    cycle_turnover: '300.00',
    turnover_next: '1000.00',
    vip_name: 'Bronze',
    vip_name_next: 'Silver',
  };

  it('shows progress as a percentage capped at 100', () => {
    expect(vipState(level)).toMatchObject({
      depoProgress: 37.5,
      toProgress: 100,
      nextLevel: 'Silver',
    });
  });

  it('is empty without a level and at the top has no next one', () => {
    expect(vipState(undefined)).toEqual(emptyUser.vip);
    expect(vipState({ ...level, vip_name_next: null }).nextLevel).toBe('');
  });
});
