import { describe, expect, it } from 'vitest';
import type { Market } from '../sports.queries.ts';
import { groupsOf, scoreColumns, sectionsOf, sectionsOfTab, stopOf } from './market-sections.ts';

let made = 0;
const market = (given: Partial<Market>): Market => ({
  market_id: `m${(made += 1)}`,
  kind: 'total',
  line: null,
  status: 'open',
  selections: [{ selection_id: 's', outcome: 'over', odds: '1.90' }],
  base: 'total',
  stat: 'goals',
  period: 'reg',
  scope: 'both',
  param: null,
  group: 'totals',
  ...given,
});
const keysOf = (markets: Market[]) =>
  sectionsOf({ sport: 'football', markets }).map(({ key, markets: own }) => [key, own.length]);

describe('the sections of a match', () => {
  it('are the kinds in the order they are offered, lines from the lowest', () => {
    const lines = ['3.5', '2.5', '10.5'].map((line) => market({ line }));
    const [section] = sectionsOf({ sport: 'football', markets: lines });
    expect(section?.markets.map(({ line }) => line)).toEqual(['2.5', '3.5', '10.5']);
    const result = market({ kind: '1x2', base: '1x2' });
    expect(keysOf([result, ...lines])).toEqual([
      ['football:1x2', 1],
      ['football:total', 3],
    ]);
  });

  it('are one for each goal to come, one for all scorers, players of a stat, duels', () => {
    expect(
      keysOf([
        market({ kind: 'next-goal', base: 'next', param: '2' }),
        market({ kind: 'next-goal', base: 'next', param: '3' }),
        market({ kind: 'first-scorer', base: 'scorer', param: 'first' }),
        market({ kind: 'anytime-scorer', base: 'scorer', param: 'any' }),
        market({ kind: 'player-shots', base: 'player-total', player_id: 'p1' }),
        market({ kind: 'player-shots', base: 'player-total', player_id: 'p2' }),
        market({ kind: 'duel', base: 'runner-duel', param: 'a,b' }),
        market({ kind: 'duel', base: 'runner-duel', param: 'c,d' }),
      ]),
    ).toEqual([
      ['football:next-goal:2', 1],
      ['football:next-goal:3', 1],
      ['football:scorer-goals-reg', 2],
      ['football:player-shots', 2],
      ['football:duel', 2],
    ]);
  });

  it.each([
    ['closed', { status: 'closed' }],
    ['settled', { status: 'settled' }],
    ['decided', { status: 'suspended', stop_reason: 'decided' }],
    ['without prices', { selections: [] }],
  ] as const)('leave out what is %s', (_what, given) => {
    expect(keysOf([market(given as Partial<Market>)])).toEqual([]);
  });

  it('say why they are stopped, once none of their markets is open', () => {
    const goal = market({ status: 'suspended', stop_reason: 'goal' });
    const stop = (markets: Market[]) => {
      const [section] = sectionsOf({ sport: 'football', markets });
      return section && stopOf(section);
    };
    expect(stop([goal])).toBe('goal');
    expect(stop([goal, market({ line: '2.5' })])).toBeNull();
    expect(stop([market({ status: 'suspended' })])).toBe('unsaid');
  });

  it('are the same kind whatever the number is that they ask for now', () => {
    const [second] = sectionsOf({
      sport: 'football',
      markets: [market({ kind: 'next-goal', base: 'next', param: '2' })],
    });
    expect(second).toMatchObject({ key: 'football:next-goal:2', kind: 'football:next-goal' });
  });
});

it('tabs are the groups there are, and each has the favourites first', () => {
  const sections = sectionsOf({
    sport: 'football',
    markets: [
      market({ kind: 'corner-total', group: 'corners' }),
      market({ kind: 'total', group: 'totals' }),
      market({ kind: 'odd-even', base: 'odd-even', group: 'totals' }),
      market({ kind: 'own', group: 'of-tomorrow' }),
    ],
  });
  expect(groupsOf(sections)).toEqual(['totals', 'corners', 'of-tomorrow']);
  const shown = (tab: string) =>
    sectionsOfTab(sections, tab, ['football:odd-even', 'football:gone']).map(({ key }) => key);
  expect(shown('totals')).toEqual(['football:odd-even', 'football:total']);
  expect(shown('favourites')).toEqual(['football:odd-even']);
  expect(shown('all')).toEqual([
    'football:odd-even',
    'football:corner-total',
    'football:total',
    'football:own',
  ]);
});

it('scores stand under who is ahead, the lowest first, and any other apart', () => {
  const outcomes = ['0-0', '2-0', '1-0', 'other', '0-2', '1-1', '2-1', '0-1'];
  const { columns, others } = scoreColumns(
    outcomes.map((outcome) => ({ selection_id: outcome, outcome, odds: '9.00' })),
  );
  expect(columns.map((column) => column.map(({ outcome }) => outcome))).toEqual([
    ['1-0', '2-0', '2-1'],
    ['0-0', '1-1'],
    ['0-1', '0-2'],
  ]);
  expect(others.map(({ outcome }) => outcome)).toEqual(['other']);
});
