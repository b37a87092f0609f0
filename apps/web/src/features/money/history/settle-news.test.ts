import { createFormat, type Text } from '@pavilion/i18n';
import { createTranslator } from '@pavilion/i18n/server';
import { expect, it } from 'vitest';
import { sampleBet as lost } from '../../../testing/sample-bet.ts';
import type { SportsBet } from './bet-history.queries.ts';
import { settleNews } from './settle-news.ts';

const t: Text = createTranslator('en-US');
const words = { t, format: createFormat({ tag: 'en-US' }), matchOf: () => 'Home – Away' };
const won = { ...lost, bet_id: 'b2', result: 'won', payout: '21.00' } as const;

it.each<[string, SportsBet[], object]>([
  [
    'a win by what it pays',
    [won],
    {
      tone: 'success',
      title: 'Bet settled: Won',
      text: 'Home – Away. Paid out: $21.00',
      action: { label: 'Show bet', to: '/bet-history?status=settled&bet=b2' },
    },
  ],
  ['a loss without cheer', [lost], { tone: 'info', title: 'Bet settled: Lost' }],
  ['a corrected result as one', [{ ...won, revision: 2 }], { title: 'Bet settled again: Won' }],
  ['several together', [won, lost, won], { title: '3 bets settled', text: 'Paid out: $42.00' }],
])('tells %s', (_what, bets, expected) => {
  expect(settleNews(bets, words)).toMatchObject(expected);
});

it('tells nothing of nothing', () => {
  expect(settleNews([], words)).toBeNull();
});
