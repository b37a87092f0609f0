import '../../../testing/dom.ts';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { untoldBalance, useUserStore } from '../../../core/stores/user.store.ts';
import type { CallArguments } from '../../../core/api.ts';
import type { slipPlace } from '@pavilion/contracts/player/sports/slip-place.contract';
import { mount } from '../../../testing/mount.tsx';
import { sampleSlipLine } from '../../../testing/sample-slip-line.ts';
import { noteCurrentPrice, useSlipStore } from './betslip.store.ts';
import type { SlipLine } from './slip.types.ts';
import type { BetQuote } from './slip-quote.query.ts';
import { SlipForm } from './slip-form.tsx';

/** Everything that was sent to place bets. */
const placed: CallArguments<typeof slipPlace>[] = [];

/** What the server would take of a selection now, where it is not just all. */
let quotes = new Map<string, Partial<BetQuote>>();

/** The answer to a question about bets. */
const quoted = ({ bets = [] }: { bets?: { legs: { selection_id: string }[] }[] }) =>
  bets.map(({ legs }) => ({
    ...openQuote,
    legs: legs.map(({ selection_id }, leg_no) => ({
      ...openLeg,
      leg_no,
      // The market as the slip knows it: nothing else moves it here.
      state: lineOf(selection_id)?.isOpen === false ? 'suspended' : 'open',
      odds: lineOf(selection_id)?.currentOdds ?? null,
    })),
    ...quotes.get(legs[0]?.selection_id ?? ''),
  }));

const lineOf = (id: string) =>
  useSlipStore.getState().lines.find(({ selectionId }) => selectionId === id);

const openLeg = { stop_reason: null, refusal: null, replaced_by: null, place_terms: null };
const openQuote = {
  odds: '2.00',
  line_count: 1,
  stake: null,
  potential_payout: null,
  min_unit_stake: '1.00',
  max_unit_stake: '5000.00',
  bound_by: null,
  refusal: null,
  delay_seconds: 0,
  vouchers: [],
};

beforeEach(() => {
  vi.useFakeTimers();
  placed.length = 0;
  quotes = new Map();
  vi.stubGlobal('fetch', async (address: string, init: { body: string }) => {
    if (address.endsWith('/slip_place')) {
      placed.push(JSON.parse(init.body) as (typeof placed)[number]);
      return Response.json({ statusCode: -409, message: 'priceChanged', errors: [] });
    }
    const bets = quoted(JSON.parse(init.body) as Parameters<typeof quoted>[0]);
    return Response.json({ statusCode: 1, message: 'OK', value: [], bets });
  });
  useUserStore.setState({
    isAuthenticated: true,
    user: { account_id: 'demo', session_token: 't', full_name: '', contact_email: '' },
    token: 't',
  });
  useSlipStore.setState({ lines: [{ ...sampleSlipLine }], oddsChange: 'none', mode: 'single' });
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
  await wait(10);
  await act(async () => noteCurrentPrice('a', '1.80', true));
  expect(button()?.textContent).toBe('Accept new prices and bet');
  expect(button()?.disabled).toBe(true);
  await act(async () => button()?.click());
  expect(placed).toEqual([]);
  await wait(1000);
  expect(button()?.disabled).toBe(false);
  await act(async () => button()?.click());
  await wait(10);
  expect(placed.map(({ bets }) => bets)).toEqual([[singleAt('1.80')]]);
  await unmount();
});

const singleAt = (odds: string) => ({
  bet_type: 'single',
  legs: [{ selection_id: 'a', odds }],
  unit_stake: '10',
});

const refusedBy = (refusal: string): Partial<BetQuote> => ({ max_unit_stake: '0', refusal });

it('counts what would be taken: no stake that is too high, no closed selection, nothing that is refused', async () => {
  quotes = new Map([
    ['b', { max_unit_stake: '50.00' }],
    ['d', refusedBy('limitReached')],
  ]);
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
  it.each<[what: string, lines: SlipLine[], refused: string[], button: string, sent: string[]]>([
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
    ['one refused by a limit', [line('a'), line('b')], ['b'], 'Place 1 of 2', ['a']],
    ['the only one', [line('a', closed)], [], 'Place bet', []],
    ['all', [line('a', closed), line('b', closed)], [], 'Place bet', []],
    ['none', [line('a'), line('b')], [], 'Place bet', ['a', 'b']],
  ])('%s: the others are placed', async (_what, lines, refused, label, sent) => {
    quotes = new Map(refused.map((id) => [id, refusedBy('limitReached')]));
    useSlipStore.setState({ lines });
    const { element, unmount } = await mount(<Slip />);
    await wait(10);
    const button = element.querySelector<HTMLButtonElement>('button[type=submit]');
    expect(button?.textContent).toBe(label);
    expect(button?.disabled).toBe(sent.length === 0);
    await act(async () => button?.click());
    await wait(10);
    expect(placed.flatMap(({ bets }) => bets.map((bet) => bet.legs[0]?.selection_id))).toEqual(
      sent,
    );
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
    expect(placed.map(({ bets }) => bets)).toEqual([[singleAt('1.80')]]);
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

describe('all selections as one bet', () => {
  const line = (selectionId: string, over: Partial<SlipLine> = {}): SlipLine => ({
    ...sampleSlipLine,
    selectionId,
    eventId: selectionId,
    stake: '',
    ...over,
  });
  const three = [line('a'), line('b'), line('c')];
  const show = async (over: Partial<ReturnType<typeof useSlipStore.getState>>) => {
    useSlipStore.setState({
      ...{ lines: three, mode: 'parlay', unitStake: '10', sizes: [], bankers: [] },
      ...over,
    });
    const shown = await mount(<Slip />);
    await wait(10);
    return shown;
  };
  const submit = (element: HTMLElement): HTMLButtonElement | null =>
    element.querySelector('button[type=submit]');
  const figures = (element: HTMLElement) =>
    [...element.querySelectorAll('[data-slip-foot] dd')].map((dd) => dd.textContent);

  it('is a parlay of one stake', async () => {
    const { element, unmount } = await show({});
    expect(figures(element)).toEqual([
      expect.stringContaining('10.00'),
      // 10.00 × 2 × 2 × 2
      expect.stringContaining('80.00'),
    ]);
    await act(async () => submit(element)?.click());
    await wait(10);
    expect(placed[0]?.bets).toEqual([
      {
        bet_type: 'parlay',
        legs: ['a', 'b', 'c'].map((selection_id) => ({ selection_id, odds: '2.00' })),
        unit_stake: '10',
      },
    ]);
    await unmount();
  });

  it('is a system with its sizes and bankers, each line at the unit', async () => {
    const { element, unmount } = await show({ mode: 'system', sizes: [2, 3] });
    // Trixie: 4 lines; 3 × 4 and 1 × 8 units back
    expect(figures(element)).toEqual([
      expect.stringContaining('40.00'),
      expect.stringContaining('200.00'),
    ]);
    const name = [...element.querySelectorAll('select')].find(({ value }) => value === 'Trixie');
    expect(name).toBeDefined();
    await act(async () =>
      element.querySelector<HTMLElement>('[aria-label="Banker: Home"]')?.click(),
    );
    await wait(10);
    // Two free selections: the pair alone is a size.
    await act(async () => submit(element)?.click());
    await wait(10);
    expect(placed[0]?.bets).toMatchObject([{ bet_type: 'system', sizes: [2], bankers: [0] }]);
    await unmount();
  });

  it.each<[what: string, over: Parameters<typeof show>[0], text: string]>([
    [
      'two picks of a match',
      { lines: [line('a'), line('b', { eventId: 'a' })] },
      'Only one pick of a match',
    ],
    ['too few for a system', { lines: three.slice(0, 2), mode: 'system' }, 'Add 1 more pick'],
    [
      'a closed pick',
      { lines: [line('a'), line('b', { isOpen: false })] },
      'Remove the closed pick',
    ],
    [
      'too many picks',
      { lines: Array.from({ length: 31 }, (_, index) => line(`l${index}`)) },
      'too many selections',
    ],
  ])('cannot be %s, and says so', async (_what, over, text) => {
    const { element, unmount } = await show(over);
    expect(element.textContent).toContain(text);
    expect(submit(element)?.disabled).toBe(true);
    await unmount();
  });

  it('keeps one pick of a match at a touch', async () => {
    const { element, unmount } = await show({
      lines: [line('a'), line('b', { eventId: 'a' }), line('c')],
    });
    const keep = [...element.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Keep only this pick',
    );
    await act(async () => keep?.click());
    expect(useSlipStore.getState().lines.map(({ selectionId }) => selectionId)).toEqual(['a', 'c']);
    expect(submit(element)?.disabled).toBe(false);
    await unmount();
  });

  it('says how much is missing of what the player owns', async () => {
    useUserStore.setState({ game: { balance: '4.00', token: '0' } });
    const { element, unmount } = await show({});
    expect(element.textContent).toContain('You need $6.00 more');
    expect(submit(element)?.disabled).toBe(true);
    await unmount();
    useUserStore.setState({ game: untoldBalance });
  });
});
