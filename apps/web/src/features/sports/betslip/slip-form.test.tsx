import '../../../testing/dom.ts';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useUserStore } from '../../../core/stores/user.store.ts';
import { mount } from '../../../testing/mount.tsx';
import { sampleSlipLine } from '../../../testing/sample-slip-line.ts';
import { noteCurrentPrice, useSlipStore } from './betslip.store.ts';
import type { SlipLine } from './slip.types.ts';
import { SlipForm } from './slip-form.tsx';

/** Everything that was sent to place bets. */
const placed: { bets: { selection_id: string; odds: string; stake: string }[] }[] = [];

/** What the server would take now. */
let quotes: unknown[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  placed.length = 0;
  quotes = [];
  vi.stubGlobal('fetch', async (address: string, init: { body: string }) => {
    if (address.endsWith('/bet_place')) {
      placed.push(JSON.parse(init.body) as (typeof placed)[number]);
      return Response.json({ statusCode: -409, message: 'priceChanged', errors: [] });
    }
    return Response.json({ statusCode: 1, message: 'OK', value: quotes });
  });
  useUserStore.setState({
    isAuthenticated: true,
    user: { account_id: 'demo', session_token: 't', full_name: '', contact_email: '' },
    token: 't',
  });
  useSlipStore.setState({ lines: [{ ...sampleSlipLine }], oddsChange: 'none' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Slip() {
  const lines = useSlipStore((state) => state.lines);
  return <SlipForm lines={lines} isAuthenticated onSignIn={() => undefined} />;
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('keeps sums, warnings and the button in one foot that stays in view', async () => {
  const { element, unmount } = await mount(<Slip />);
  const foot = element.querySelector<HTMLElement>('[data-slip-foot]');
  expect(foot?.className).toContain('sticky');
  expect(foot?.textContent).toContain('Total stake');
  expect(foot?.querySelector('[aria-live]')).not.toBeNull();
  expect(element.querySelectorAll('button[type=submit]')).toHaveLength(1);
  expect(foot?.querySelector('button[type=submit]')?.textContent).toBe('Place bet');
  await unmount();
});

it('takes a new price over and bets at it with one press, once there was time to read it', async () => {
  const { element, unmount } = await mount(<Slip />);
  const button = (): HTMLButtonElement | null => element.querySelector('button[type=submit]');
  await act(async () => noteCurrentPrice('a', '1.80', true));
  expect(button()?.textContent).toBe('Accept new prices and bet');
  expect(button()?.disabled).toBe(true);
  await act(async () => button()?.click());
  expect(placed).toEqual([]);
  await wait(1000);
  expect(button()?.disabled).toBe(false);
  await act(async () => button()?.click());
  await wait(10);
  expect(placed.map(({ bets }) => bets)).toEqual([
    [{ selection_id: 'a', odds: '1.80', stake: '10' }],
  ]);
  await unmount();
});

const quoteOf = (selection_id: string, refusal: string | null = null) => {
  const max_stake = refusal === null ? '50.00' : '0';
  return { selection_id, odds: '2.00', min_stake: '1.00', max_stake, refusal };
};

it('counts what would be taken: no stake that is too high, no closed selection, nothing that is refused', async () => {
  quotes = [quoteOf('a'), quoteOf('b'), quoteOf('c'), quoteOf('d', 'limitReached')];
  const line = (selectionId: string, over: Partial<SlipLine> = {}): SlipLine => ({
    ...sampleSlipLine,
    selectionId,
    ...over,
  });
  useSlipStore.setState({
    lines: [line('a'), line('b', { stake: '900' }), line('c'), line('d')],
  });
  const { element, unmount } = await mount(<Slip />);
  await wait(10);
  await act(async () => noteCurrentPrice('c', '2.00', false));
  const figures = [...element.querySelectorAll('[data-slip-foot] dd')].map((dd) => dd.textContent);
  expect(figures).toEqual([expect.stringContaining('10.00'), expect.stringContaining('20.00')]);
  const rows = [...element.querySelectorAll('form > ul > li')];
  expect(rows.map((row) => row.textContent?.includes('Payout'))).toEqual([
    true,
    false,
    false,
    false,
  ]);
  await unmount();
});

describe('a bet that cannot be taken now', () => {
  const line = (selectionId: string, over: Partial<SlipLine> = {}): SlipLine => ({
    ...sampleSlipLine,
    selectionId,
    ...over,
  });
  const closed = { isOpen: false } as const;
  it.each<[what: string, lines: SlipLine[], quotes: unknown[], button: string, sent: string[]]>([
    ['one of two', [line('a'), line('b', closed)], [], 'Place 1 of 2', ['a']],
    [
      'the first of three',
      [line('a', closed), line('b'), line('c')],
      [],
      'Place 2 of 3',
      ['b', 'c'],
    ],
    [
      'one without a stake',
      [line('a'), line('b', { ...closed, stake: '' })],
      [],
      'Place bet',
      ['a'],
    ],
    [
      'one at a stake that is none',
      [line('a'), line('b', { ...closed, stake: 'x' })],
      [],
      'Place bet',
      ['a'],
    ],
    [
      'one at a moved price',
      [line('a'), line('b', { ...closed, currentOdds: '1.50' })],
      [],
      'Place 1 of 2',
      ['a'],
    ],
    [
      'one refused by a limit',
      [line('a'), line('b')],
      [quoteOf('a'), quoteOf('b', 'limitReached')],
      'Place 1 of 2',
      ['a'],
    ],
    ['the only one', [line('a', closed)], [], 'Place bet', []],
    ['all', [line('a', closed), line('b', closed)], [], 'Place bet', []],
    ['none', [line('a'), line('b')], [], 'Place bet', ['a', 'b']],
  ])('%s: the others are placed', async (_what, lines, told, label, sent) => {
    quotes = told;
    useSlipStore.setState({ lines });
    const { element, unmount } = await mount(<Slip />);
    await wait(10);
    const button = element.querySelector<HTMLButtonElement>('button[type=submit]');
    expect(button?.textContent).toBe(label);
    expect(button?.disabled).toBe(sent.length === 0);
    await act(async () => button?.click());
    await wait(10);
    expect(placed.flatMap(({ bets }) => bets.map((bet) => bet.selection_id))).toEqual(sent);
    await unmount();
  });

  it('is in no way of a new price of another', async () => {
    useSlipStore.setState({ lines: [line('a', { currentOdds: '1.80' }), line('b', closed)] });
    const { element, unmount } = await mount(<Slip />);
    const button = element.querySelector<HTMLButtonElement>('button[type=submit]');
    expect(button?.textContent).toBe('Accept new prices, place 1 of 2');
    await wait(1000);
    await act(async () => button?.click());
    await wait(10);
    expect(placed.map(({ bets }) => bets)).toEqual([
      [{ selection_id: 'a', odds: '1.80', stake: '10' }],
    ]);
    await unmount();
  });

  it('asks for no new price to be accepted where nothing is staked on it', async () => {
    useSlipStore.setState({ lines: [line('a', { currentOdds: '1.80', stake: '' })] });
    const { element, unmount } = await mount(<Slip />);
    expect(element.querySelector('button[type=submit]')?.textContent).toBe('Place bet');
    expect(element.textContent).not.toContain('A price has changed');
    await unmount();
  });
});
