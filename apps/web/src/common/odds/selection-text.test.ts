import { createTranslator } from '@pavilion/i18n/server';
import { expect, it } from 'vitest';
import { aboutMarket } from './market-about.ts';
import { columnName, marketName, selectionName } from './selection-text.ts';

const t = createTranslator('en-US');
const teams = { home: 'Celtic', away: 'Hearts' };
const regular = { stat: 'goals', period: 'reg', scope: 'both', param: null };

it.each([
  ['1x2', null, 'draw', 'Match result', 'Draw'],
  ['total', '2.5', 'over', 'Total goals', 'Over 2.5'],
  ['asian-handicap', '-0.75', 'away', 'Asian handicap', 'Hearts +0.75'],
  // Nobody has named it: it keeps its word.
  ['of-tomorrow', null, 'x', 'of-tomorrow', 'x'],
])(
  'a selection of %s that an older build kept has its name',
  (kind, line, outcome, market, selection) => {
    const words = { kind, line, outcome, ...teams };
    expect(marketName(t, words)).toBe(market);
    expect(selectionName(t, words)).toBe(selection);
  },
);

it('a kind of any sport is named by what it asks', () => {
  const told = { base: 'total', stat: 'games', period: 's1', scope: 'both', param: null };
  const about = aboutMarket('tennis', told);
  const words = { kind: 's1-total-games', line: '9.5', outcome: 'under', ...teams, about };
  expect(marketName(t, words)).toBe('1st set · Total games');
  expect(selectionName(t, words)).toBe('Under 9.5');
});

it('players are named as they were told', () => {
  const scorer = { ...regular, base: 'scorer', param: 'first' };
  const words = { kind: 'first-scorer', line: null, outcome: 'p1', name: 'Ada', ...teams };
  expect(selectionName(t, { ...words, about: aboutMarket('football', scorer) })).toBe('Ada');
  const shots = { ...regular, base: 'player-total', stat: 'shots', player_id: 'p1', name: 'Ada' };
  const about = aboutMarket('football', shots);
  expect(marketName(t, { kind: 'player-shots', line: '1.5', ...teams, about })).toBe('Ada · Shots');
});

it('what the server does not tell of a market is not made up', () => {
  expect(aboutMarket('football', {})).toBeUndefined();
  expect(aboutMarket(undefined, { ...regular, base: 'total' })).toBeUndefined();
});

it('columns of the boards have short names', () => {
  expect(['1x2', 'total', 'own'].map((kind) => columnName(t, kind))).toEqual([
    ...['1X2', 'Total goals', 'own'],
  ]);
});
