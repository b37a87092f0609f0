import '../testing/dom.ts';
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { setBalance } from '../core/session/sign-in.ts';
import { emptyUser, useUserStore } from '../core/stores/user.store.ts';
import { mount } from '../testing/mount.tsx';
import { useBalances } from './use-balances.ts';

const Shown = () => useBalances()?.balance ?? 'nobody';

afterEach(() => useUserStore.setState({ ...emptyUser }, true));

it('shows no amount before the server has told one: not even to a player who has just signed in', async () => {
  const { element, unmount } = await mount(<Shown />);
  expect(element.textContent).toBe('nobody');
  const user = { ...emptyUser.user, account_id: 'p1' };
  await act(async () => useUserStore.setState({ isAuthenticated: true, user }));
  expect(element.textContent).toBe('•••');
  await act(async () =>
    setBalance({ game_balance: '0', bonus_balance: '0', game_token: '0', frozen_token: '0' }),
  );
  expect(element.textContent).toBe('$0.00');
  await unmount();
});
