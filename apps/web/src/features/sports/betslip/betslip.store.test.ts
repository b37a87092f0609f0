import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { samplePlaced } from '../../../testing/sample-bet.ts';
import { sampleSelection } from '../../../testing/sample-slip-line.ts';
import type * as SlipStore from './betslip.store.ts';

type Tab = typeof SlipStore;

/** The browser: what its tabs keep in common, and the news of it. */
let browser: EventTarget;

/** Another tab: the same modules once more, over the same storage. */
async function openTab(): Promise<Tab> {
  vi.resetModules();
  return await import('./betslip.store.ts');
}

/** Writes like a tab that is not under test. */
function writeElsewhere(newValue: string): void {
  localStorage.setItem('bet_slip', newValue);
}

const selection = (selectionId: string) => ({ ...sampleSelection, selectionId });

const sentOf = (leg: object) => ({
  ...{ accountId: 'ana', oddsChange: 'none' },
  bets: [{ bet_type: 'single', unit_stake: '1', legs: [leg] }],
});

const idsOf = (tab: Tab): string[] =>
  tab.useSlipStore.getState().lines.map(({ selectionId }) => selectionId);
const requestIdOf = (tab: Tab): string => tab.useSlipStore.getState().requestId;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  browser = new EventTarget();
  const values = new Map<string, string>();
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, newValue: string) => {
      if (values.get(key) === newValue) return;
      values.set(key, newValue);
      browser.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
    },
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('is one slip in all tabs, with one id of the intent', async () => {
  const [one, two] = [await openTab(), await openTab()];
  one.toggleSelection(selection('a'));
  expect(requestIdOf(two)).toBe(requestIdOf(one));
  two.toggleSelection(selection('b'));
  one.setStake('b', '10');
  for (const tab of [one, two]) expect(idsOf(tab)).toEqual(['a', 'b']);
  expect(two.useSlipStore.getState().lines[1]?.stake).toBe('10');
  expect(requestIdOf(two)).toBe(requestIdOf(one));
});

it('offers in no tab what was placed in one', async () => {
  const [one, two] = [await openTab(), await openTab()];
  one.toggleSelection(selection('a'));
  one.toggleSelection(selection('b'));
  const intent = requestIdOf(two);
  one.notePlaced({ bets: [samplePlaced('a')] });
  expect(idsOf(two)).toEqual(['b']);
  expect(requestIdOf(two)).toBe(requestIdOf(one));
  expect(requestIdOf(two)).not.toBe(intent);
});

it.each([
  ['no JSON', '{"state"'],
  ['no list of lines', { lines: 'a' }],
  ['no line', { lines: [null] }],
  ['a line without a stake', { lines: [{ ...selection('b'), currentOdds: '2.00', isOpen: true }] }],
  ['an unknown setting', { oddsChange: 'all' }],
  ['no id', { requestId: 'x' }],
  ['nothing that could have been sent', { sent: [{ accountId: 'ana', lines: [] }] }],
  ['no kind of bet', { mode: 'double' }],
  ['no sizes of a system', { sizes: ['2'] }],
  ['nothing that could be waited for', { pending: { accountId: 'ana' } }],
  [
    'no voucher',
    {
      lines: [
        { ...selection('b'), currentOdds: '2.00', isOpen: true, stake: '', voucher: { id: 1 } },
      ],
    },
  ],
  [
    'no market that could be named',
    {
      lines: [
        { ...selection('b'), currentOdds: '2.00', isOpen: true, stake: '', about: { sport: 1 } },
      ],
    },
  ],
  [
    'no picks of a builder',
    {
      lines: [
        {
          ...selection('b'),
          ...{ currentOdds: '2.00', isOpen: true, stake: '', builder: { id: 'x', picks: ['a'] } },
        },
      ],
    },
  ],
  ['no legs that were sent', { sent: [sentOf({ selection_ids: 'a', odds: '2.00' })] }],
])('ignores what is no slip: %s', async (_what, wrong) => {
  const tab = await openTab();
  tab.toggleSelection(selection('a'));
  const { lines, oddsChange, requestId } = tab.useSlipStore.getState();
  const state = { lines: [], oddsChange, requestId };
  writeElsewhere(
    typeof wrong === 'string'
      ? wrong
      : JSON.stringify({ state: { ...state, ...wrong }, version: 1 }),
  );
  expect(tab.useSlipStore.getState().lines).toEqual(lines);
  expect(idsOf(await openTab())).toEqual([]);
  writeElsewhere(JSON.stringify({ state, version: 1 }));
  expect(idsOf(tab)).toEqual([]);
});

it('suspends what a match no longer has, where all of its markets are told', async () => {
  const tab = await openTab();
  for (const [selectionId, marketId, eventId] of [
    ['a', 'm', 'e'],
    ['b', 'gone', 'e'],
    ['c', 'gone', 'other'],
  ] as const)
    tab.toggleSelection({ ...sampleSelection, selectionId, marketId, eventId });
  const market = {
    market_id: 'm',
    status: 'open',
    selections: [{ selection_id: 'a', odds: '2.10' }],
  };
  const openOnes = () =>
    tab.useSlipStore.getState().lines.flatMap((line) => (line.isOpen ? [line.selectionId] : []));
  tab.noteMarketPrices({ eventId: 'e', markets: [market], isAll: false });
  expect(openOnes()).toEqual(['a', 'b', 'c']);
  tab.noteMarketPrices({ eventId: 'e', markets: [market], isAll: true });
  expect(openOnes()).toEqual(['a', 'c']);
});
