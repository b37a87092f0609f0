import '../../../testing/dom.ts';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useUserStore } from '../../../core/stores/user.store.ts';
import { mount } from '../../../testing/mount.tsx';
import { samplePlaced } from '../../../testing/sample-bet.ts';
import { sampleSlipLine } from '../../../testing/sample-slip-line.ts';
import { useSlipStore } from './betslip.store.ts';
import { noteDecided, noteTaken } from './pending.store.ts';
import { SlipBody } from './slip-body.tsx';
import type { SlipView } from './slip.types.ts';

const slipId = '0193a5b2-7c41-7e8d-9f10-2b3c4d5e6f71';
const slip: SlipView = {
  slip_id: slipId,
  state: 'pending',
  placed_at: '2026-11-29T12:00:00.000Z',
  decides_at: '2026-11-29T12:00:05.000Z',
  decided_at: null,
  refusals: [],
  reoffer: null,
  bets: [{ ...samplePlaced('a'), status: 'pending' }],
};
const rejected: SlipView = {
  ...slip,
  state: 'rejected',
  refusals: [{ path: 'bets.0.legs.0', code: 'priceChanged', detail: '1.80' }],
  reoffer: {
    bets: [{ odds: '1.80', max_unit_stake: '10.00', legs: [{ odds: '1.80' }] }],
    expires_at: '2026-11-29T12:00:15.000Z',
  },
};

/** What the server says of the slip. */
let now: SlipView = slip;

beforeEach(() => {
  vi.useFakeTimers();
  now = slip;
  vi.stubGlobal('fetch', async () =>
    Response.json({ statusCode: 1, message: 'OK', slip: now, value: [], bets: [] }),
  );
  useUserStore.setState({
    isAuthenticated: true,
    user: { account_id: 'demo', session_token: 't', full_name: '', contact_email: '' },
    token: 't',
  });
  useSlipStore.setState({
    lines: [{ ...sampleSlipLine }],
    mode: 'single',
    placed: null,
    pending: null,
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  useSlipStore.setState({ pending: null, placed: null, refusals: null });
});

const show = () => mount(<SlipBody isAuthenticated onSignIn={() => undefined} />);
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('counts the seconds down, offers no second button, and shows what was accepted', async () => {
  noteTaken(slip, 'demo');
  const { element, unmount } = await show();
  expect(element.textContent).toContain('5 seconds');
  expect(element.querySelector('button')).toBeNull();
  await wait(2000);
  expect(element.textContent).toContain('3 seconds');
  now = { ...slip, state: 'accepted', bets: [samplePlaced('a')] };
  await wait(3000);
  await wait(1500);
  expect(element.textContent).toContain('Bet accepted');
  expect(useSlipStore.getState()).toMatchObject({ lines: [], pending: null });
  await unmount();
});

it('gives the selections back with the reason and the price it would be taken at', async () => {
  noteTaken(slip, 'demo');
  const { element, unmount } = await show();
  await act(async () => noteDecided(rejected));
  expect(element.textContent).toContain('Your stake is back');
  expect(element.querySelector('button[type=submit]')?.textContent).toBe(
    'Accept new prices and bet',
  );
  expect(useSlipStore.getState().lines).toMatchObject([{ odds: '2.00', currentOdds: '1.80' }]);
  await unmount();
});

it('is no matter of another slip, and none of another player', async () => {
  noteTaken(slip, 'ana');
  noteDecided({ ...rejected, slip_id: 'other' });
  expect(useSlipStore.getState().pending).toMatchObject({ slipId });
  const { element, unmount } = await show();
  expect(element.querySelector('button[type=submit]')?.textContent).toBe('Place bet');
  await unmount();
});
