import { createTranslator } from '@pavilion/i18n/server';
import { describe, expect, it } from 'vitest';
import { columnNames, columnsOf } from './columns.ts';
import type { Market } from './sports.queries.ts';

const asked = (kind: string, base: string, stat: string, more: object = {}): Market => ({
  ...{ market_id: kind, kind, base, stat, period: 'full', scope: 'both', line: null },
  ...{ status: 'open', selections: [] },
  ...more,
});
const tennis = {
  sport: 'tennis',
  markets: [
    asked('winner', 'winner', 'sets'),
    asked('game-handicap', 'handicap', 'games'),
    asked('total-games', 'total', 'games'),
  ],
};
const cricket = {
  sport: 'cricket',
  markets: [
    asked('winner', 'winner', 'runs'),
    asked('i1-total', 'total', 'runs', { period: 'i1' }),
    asked('total-sixes', 'total', 'sixes'),
  ],
};
const football = {
  sport: 'football',
  markets: [asked('total', 'total', 'goals'), asked('1x2', '1x2', 'goals')],
};

describe('the columns of a list', () => {
  const kinds = (event: typeof tennis) =>
    Object.entries(columnsOf(event)).map(([place, market]) => [place, market.kind]);

  it.each([
    [
      'what they ask',
      tennis,
      { '1x2': 'winner', total: 'total-games', 'asian-handicap': 'game-handicap' },
    ],
    [
      'the next that is free, where their place is taken',
      cricket,
      { '1x2': 'winner', total: 'i1-total', 'asian-handicap': 'total-sixes' },
    ],
    ['their own kinds in football', football, { '1x2': '1x2', total: 'total' }],
    [
      'what they ask, also where one is missing',
      { ...tennis, markets: tennis.markets.slice(1) },
      { total: 'total-games', 'asian-handicap': 'game-handicap' },
    ],
  ])('go by %s', (_what, event, expected) => {
    expect(Object.fromEntries(kinds(event))).toEqual(expected);
  });

  const t = createTranslator('en-US');
  it.each([
    ['football', [football], ['1X2', 'Total goals', 'Asian handicap']],
    ['tennis', [tennis], ['Winner', 'Total games', 'Game handicap']],
    ['several sports', [football, tennis], ['Result', 'Totals', 'Handicaps']],
    ['none', [], ['1X2', 'Total goals', 'Asian handicap']],
  ])('are called as the kinds of %s', (_what, events, expected) => {
    expect(Object.values(columnNames(t, events))).toEqual(expected);
  });
});
