import '../../../../testing/dom.ts';
import { sportsLadder } from '@pavilion/contracts/player/sports/sports-ladder.contract';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { callQuery, queryClient } from '../../../../core/query.ts';
import { mount } from '../../../../testing/mount.tsx';
import type { MarketNames } from '../match/market-words.ts';
import type { Market } from '../sports.queries.ts';
import { ExchangePanel } from './exchange-panel.tsx';
import { ExchangePart } from './exchange-part.tsx';
import type { Ladder, LadderRow } from './ladder.query.ts';

const selection = (outcome: string) => ({ selection_id: outcome, outcome, odds: '2.00' });
const market: Market = {
  ...{ market_id: 'm', kind: 'winner', line: null, status: 'open' },
  selections: [selection('home'), selection('away')],
};
const names: MarketNames = {
  market: () => 'Winner',
  selection: (_market, { outcome }) => outcome,
  section: () => 'Winner',
};

const rowOf = (selection_id: string, given: Partial<LadderRow> = {}): LadderRow => ({
  ...{ selection_id, back: [], lay: [], last: null, matched: '0.00', points: [] },
  ...given,
});
const home = rowOf('home', {
  back: [
    { odds: '2.10', size: '120.50' },
    { odds: '2.08', size: '40.00' },
  ],
  lay: [{ odds: '2.14', size: '80.00' }],
  ...{ last: '2.12', matched: '5000.00' },
  points: [
    { at: '2026-11-29T12:00:00.000Z', odds: '2.00' },
    { at: '2026-11-29T12:01:00.000Z', odds: '2.12' },
  ],
});

/** What was told before stands; the next answer never comes. */
beforeEach(() => vi.stubGlobal('fetch', () => new Promise(() => undefined)));
afterEach(() => vi.unstubAllGlobals());

/** The panel with what the exchange told. */
function opened(value: LadderRow[], delay_seconds = 3) {
  const { queryKey } = callQuery(sportsLadder, { market_id: 'm' });
  queryClient.setQueryData<Ladder>(queryKey, { value, matched: '9000.00', delay_seconds });
  return mount(<ExchangePanel market={market} names={names} />);
}

it('only a market that an exchange tells of has something to open', async () => {
  const plain = { ...market, market_id: 'n' };
  const { element, unmount } = await mount(
    <ExchangePart ladders={['m']} markets={[plain, market]} names={names} />,
  );
  const [button, ...others] = element.querySelectorAll('button');
  expect(others).toEqual([]);
  expect(button?.textContent).toBe('Exchange prices');
  expect(button?.getAttribute('aria-expanded')).toBe('false');
  await unmount();
});

it('shows three prices of each side, the best in the middle, and who has none', async () => {
  const { element, unmount } = await opened([rowOf('away'), home, rowOf('stranger')]);
  const [first, second, ...others] = [...element.querySelectorAll('tbody')].map((body) => ({
    name: body.querySelector('th')?.textContent,
    cells: [...body.querySelectorAll('td')].map((cell) => cell.textContent),
    best: [...body.querySelectorAll('[data-best]')].map((cell) => cell.textContent),
  }));
  const none = '–nothing offered';
  expect(first).toEqual({
    name: 'homeLast matched 2.12 · Matched 5,000',
    cells: [none, '2.0840', '2.10120', '2.1480', none, none],
    best: ['2.10120', '2.1480'],
  });
  expect(others).toEqual([]);
  expect(second?.cells).toEqual([none, none, none, none, none, none]);
  expect(element.querySelector('svg[role="img"]')?.getAttribute('aria-label')).toBe(
    'home: from 2.00 to 2.12',
  );
  expect(element.textContent).toContain('Matched 9,000 · In-play delay: 3 seconds');
  expect(element.textContent).toContain('your bets are taken at our own prices');
  await unmount();
});

it('says that there are no prices', async () => {
  const { element, unmount } = await opened([]);
  expect(element.textContent).toContain('The exchange has no prices now.');
  await unmount();
});

it('shows all that stands behind the best prices when it is wanted', async () => {
  const { element, unmount } = await opened([home, rowOf('away')]);
  const button = [...element.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Full depth',
  );
  expect(button?.getAttribute('aria-expanded')).toBe('false');
  await act(async () => Promise.resolve(button?.click()));
  expect(button?.getAttribute('aria-expanded')).toBe('true');
  const depths = [...element.querySelectorAll('caption')].map(({ textContent, parentElement }) => ({
    name: textContent,
    lines: [...(parentElement?.querySelectorAll('tbody tr') ?? [])].map((line) =>
      [...line.querySelectorAll('td')].map((cell) => cell.textContent),
    ),
    bars: [...(parentElement?.querySelectorAll<HTMLElement>('.exchange-bar') ?? [])].map(
      ({ style }) => style.inlineSize,
    ),
  }));
  expect(depths).toEqual([
    {
      name: 'home',
      lines: [
        ['120', '2.10', '2.14', '80'],
        ['40', '2.08', '–nothing offered'],
      ],
      bars: ['100.0%', '66.4%', '33.2%'],
    },
    { name: 'away', lines: [['nothing offered']], bars: [] },
  ]);
  await unmount();
});

it('an exchange that stopped trading the market has no prices, whatever stood there', async () => {
  const refusal = { statusCode: -404, message: 'marketNotFound' };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(refusal, { status: 404 })));
  const { element, unmount } = await opened([home]);
  await expect
    .poll(async () => {
      await act(async () => undefined);
      return element.textContent;
    })
    .toContain('The exchange has no prices now.');
  await unmount();
});
