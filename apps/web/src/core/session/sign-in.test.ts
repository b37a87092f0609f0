import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../query.ts';
import { emptyUser, useUserStore } from '../stores/user.store.ts';
import { refreshPlayer, setBalance, signIn } from './sign-in.ts';

const level = {
  starting_deposit: '100.00',
  cycle_deposit: '50.00',
  deposit_next: '400.00',
  starting_turnover: '900.00',
  cycle_turnover: '300.00',
  turnover_next: '2400.00',
  vip_name: 'Bronze',
  vip_name_next: 'Silver',
};
const game = { provider_code: 'P', game_code: 'g', game_name: 'G', game_type: 'slot_game' };
const answers: Record<string, object> = {
  '/api/auth/get_balance': {
    game_balance: '125.50',
    bonus_balance: '5.00',
    game_token: '40',
    frozen_token: '3',
  },
  '/api/auth/vip': { nextLevel: [level] },
  '/api/home/fav_list': { value: [{ ...game, img_url: '/g.avif' }] },
};

beforeEach(() => {
  queryClient.clear();
  useUserStore.setState({ ...emptyUser }, true);
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'en-US' } });
  vi.stubGlobal('location', { hostname: 'casino1.localhost' });
  vi.stubGlobal('fetch', async (address: string | URL) =>
    Response.json({ statusCode: 1, message: 'OK', ...answers[String(address)] }),
  );
});
afterEach(() => void vi.unstubAllGlobals());

const login = {
  statusCode: 1,
  token: 'secret',
  user: { account_id: 'demo', session_token: 'secret' },
  fullname: 'Ana Cruz',
  email: 'ana@example.com',
};

describe('user store (specification, points 3 and 4)', () => {
  it('a login with status code 1 and a token makes the player authenticated; another changes nothing', () => {
    const { token: _token, ...tokenless } = login;
    const others = [
      { ...login, token: '' },
      tokenless,
      { statusCode: 1 },
      { ...login, statusCode: '' },
      { ...login, statusCode: 0 },
    ];
    for (const other of others) signIn(other);
    expect(useUserStore.getState()).toEqual(emptyUser);
    signIn(login);
    expect(useUserStore.getState()).toMatchObject({
      isAuthenticated: true,
      token: 'secret',
      fullname: 'Ana Cruz',
      email: 'ana@example.com',
      user: {
        account_id: 'demo',
        session_token: 'secret',
        full_name: 'Ana Cruz',
        contact_email: 'ana@example.com',
      },
    });
  });

  it('is filled with balance, VIP and favourites', async () => {
    const { token, user } = login;
    useUserStore.setState({ isAuthenticated: true, token, user: { ...emptyUser.user, ...user } });
    await refreshPlayer();
    expect(useUserStore.getState()).toMatchObject({
      game: { balance: '125.50', token: '40' },
      bonus: { balance: '5.00' },
      minigame: { frozen_token: '3', token_balance: '40' },
      vip: {
        totalDeposit: '150.00',
        depoProgress: 37.5,
        totalTurnover: '1200.00',
        toProgress: 50,
        currentLevel: 'Bronze',
      },
      game_fav_list: [{ ...game, game_image: '/g.avif' }],
    });
  });

  it('a balance fills the tokens of the mini-game and says which are frozen', () => {
    useUserStore.setState({
      isAuthenticated: true,
      minigame: { frozen_token: '15', token_balance: '0' },
    });
    setBalance({
      game_balance: '10.00',
      bonus_balance: '0',
      game_token: '25',
      frozen_token: '15',
    });
    const { game: money, minigame } = useUserStore.getState();
    expect(money).toEqual({ balance: '10.00', token: '25' });
    expect(minigame).toEqual({ frozen_token: '15', token_balance: '25' });
  });
});
