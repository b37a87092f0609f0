import '../../../testing/dom.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useUserStore } from '../../../core/stores/user.store.ts';
import { samplePlaced } from '../../../testing/sample-bet.ts';
import { sampleSelection, sampleSlipLine } from '../../../testing/sample-slip-line.ts';
import { useSlipStore } from './betslip.store.ts';
import { betQuickly, setQuickStake } from './quick-bet.ts';

/** What was sent to place bets. */
let sent: unknown[] = [];
const accepted = {
  slip_id: '0193a5b2-7c41-7e8d-9f10-2b3c4d5e6f71',
  state: 'accepted',
  placed_at: '2026-11-29T12:00:00.000Z',
  decides_at: null,
  decided_at: null,
  refusals: [],
  reoffer: null,
  bets: [samplePlaced('a')],
};
const balances = {
  game_balance: '90.00',
  game_token: '0',
  bonus_balance: '0',
  frozen_token: '0',
};

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (address: string, init: { body: string }) => {
    if (address.endsWith('/slip_place')) sent.push(JSON.parse(init.body));
    return Response.json({ statusCode: 1, message: 'OK', slip: accepted, ...balances });
  });
  useUserStore.setState({
    isAuthenticated: true,
    user: { account_id: 'demo', session_token: 't', full_name: '', contact_email: '' },
    token: 't',
  });
  useSlipStore.setState({ lines: [], placed: null, pending: null, refusals: null, mode: 'parlay' });
});
afterEach(() => vi.unstubAllGlobals());

it('bets at once, leaves other selections alone, and shows what was accepted', async () => {
  useSlipStore.setState({ lines: [{ ...sampleSlipLine, selectionId: 'b' }] });
  await betQuickly(sampleSelection, '10,50');
  expect(sent).toMatchObject([
    {
      odds_change: 'none',
      bets: [
        {
          bet_type: 'single',
          legs: [{ selection_id: 'a', odds: '2.00' }],
          unit_stake: '10.50',
        },
      ],
    },
  ]);
  const { lines, placed, isOpen } = useSlipStore.getState();
  expect(lines.map(({ selectionId }) => selectionId)).toEqual(['b']);
  expect([placed?.bets.length, isOpen]).toEqual([1, true]);
});

it('bets once, however fast the price is touched again', async () => {
  await Promise.all([betQuickly(sampleSelection, '10'), betQuickly(sampleSelection, '10')]);
  expect(sent).toHaveLength(1);
});

it('bets nothing while a slip waits for its decision', async () => {
  const pending = { accountId: 'demo', slipId: accepted.slip_id, untilMs: 0 };
  useSlipStore.setState({ pending });
  await betQuickly(sampleSelection, '10');
  expect(sent).toEqual([]);
});

it('is a wish of one player', () => {
  setQuickStake('10');
  expect(useSlipStore.getState().quickBet).toEqual({ accountId: 'demo', stake: '10' });
  setQuickStake(null);
  expect(useSlipStore.getState().quickBet).toBeNull();
});
