import { createFormat } from '@pavilion/i18n';
import { expect, it } from 'vitest';
import type { Race } from '../../common/competitions/competition-queries.ts';
import { heroRaces } from './hero-races.ts';

const nowMs = Date.parse('2026-11-21T12:00:00.000Z');
const told = { format: createFormat({ tag: 'en-US', timeZone: 'UTC' }), currency: 'USD', nowMs };
const cash = (amount: string) => ({ kind: 'cash', amount, template: null, rounds: null });
const tokens = { ...cash('5'), kind: 'token' };

const race = (more: object): Race =>
  ({
    ...{ race_code: 'day', title: 'Day', state: 'running', unit: 'amount', leaders: [] },
    ...{ ends_at: '2026-11-21T12:30:00.000Z', prize_sum: '80.00' },
    prizes: [{ from: 1, to: 1, prize: cash('50.00') }],
    ...more,
  }) as unknown as Race;

it('tells of a race: prizes, end, and where it leads', () => {
  expect(heroRaces([race({})], told)).toEqual([
    {
      ...{ id: 'day', title: 'Day', prize: '$80', ends: 'in 30 minutes', leaders: [] },
      ...{ prizes: ['$50'], to: '/leaderboard' },
    },
  ]);
});

it.each([
  ['amount', '12.5', '$12.50'],
  ['points', '1200', '1,200'],
  ['multiplier', '3.5', '3.5×'],
])('writes scores in %s', (unit, score, words) => {
  const leaders = [{ place: 1, name: 'a***1', score, prize: null }];
  const [entry] = heroRaces([race({ unit, leaders })], told);
  expect(entry?.leaders).toEqual([{ accountId: 'a***1', score: words }]);
});

it.each([
  ['places one by one', [1, 1, 2, 3, 4, 900], ['$9', '$9', '$9', '$9', '$9']],
  ['no more than there are', [1, 2], ['$9', '$9']],
  ['none beyond the fifth', [1, 5, 6, 9], ['$9', '$9', '$9', '$9', '$9']],
])('tells of prizes %s', (_, bounds, shown) => {
  const prizes = Array.from({ length: bounds.length / 2 }, (_one, at) => ({
    ...{ from: bounds[2 * at], to: bounds[2 * at + 1], prize: cash('9.00') },
  }));
  expect(heroRaces([race({ prizes })], told)[0]?.prizes).toEqual(shown);
});

it('tells no prize of places that do not all win cash, and no sum where there is none', () => {
  const mixed = [
    { from: 1, to: 1, prize: cash('9.00') },
    { from: 2, to: 2, prize: tokens },
  ];
  const [entry] = heroRaces([race({ prizes: mixed, prize_sum: '0.00' })], told);
  expect([entry?.prizes, entry?.prize]).toEqual([[], null]);
});
