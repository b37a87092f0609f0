import { expect, it } from 'vitest';
import type { Market } from '../sports.queries.ts';
import { cardRows, columnsOf, finishersOf, priceOf, type Runner } from './card-rows.ts';

const runner = (number: number | null, more: Partial<Runner> = {}): Runner => ({
  ...{ runner_id: `r${number}`, number, name: `Runner ${number}`, names: {}, status: 'runs' },
  ...more,
});

it('a card goes by number, and who was withdrawn stands last', () => {
  const rows = cardRows([runner(3), runner(1, { status: 'withdrawn' }), runner(2), runner(null)]);
  expect(rows.map(({ number }) => number)).toEqual([2, 3, null, 1]);
});

it('a result has its dead heats, and nobody who was not placed', () => {
  const finishers = finishersOf([
    runner(4, { position: 2 }),
    runner(1, { position: null }),
    runner(2, { position: 2 }),
    runner(3, { position: 1 }),
    runner(5),
  ]);
  expect(finishers.map((one) => [one.runner.number, one.position, one.isDeadHeat])).toEqual([
    [3, 1, false],
    [2, 2, true],
    [4, 2, true],
  ]);
});

const market = (kind: string, param: string, more: Partial<Market> = {}): Market => ({
  ...{ market_id: kind, kind, base: 'place', param, line: null, status: 'open' },
  selections: [{ selection_id: `${kind}-1`, outcome: 'r1', runner_id: 'r1', odds: '4.00' }],
  ...more,
});

it('the columns of a card ask for the win first, and leave out what is decided or no place', () => {
  const columns = columnsOf([
    market('place-3', '3'),
    market('win', '1', { status: 'suspended', stop_reason: 'trader' }),
    market('place-2', '2', { status: 'suspended', stop_reason: 'decided' }),
    market('duel', 'r1,r2', { base: 'runner-duel' }),
  ]);
  expect(columns.map(({ kind }) => kind)).toEqual(['win', 'place-3']);
});

it('a runner without a price has none', () => {
  expect(priceOf(market('win', '1'), 'r1')?.odds).toBe('4.00');
  expect(priceOf(market('win', '1'), 'r2')).toBeUndefined();
});
