import { expect, it } from 'vitest';
import type { RoundRecord } from '../../game-info.ts';
import { newlyWon, winOf } from './round-win.tsx';

const betOf = (round_id: string, state: string, payout: string): RoundRecord =>
  ({ round_id, state, payout, stake: '1.00', currency: 'USD' }) as RoundRecord;
const open = betOf('a', 'open', '0.00');
const other = betOf('b', 'open', '0.00');

it('tells a bet that won as soon as it is over', () => {
  const won = betOf('a', 'settled', '2.50');
  expect(newlyWon({ own: [won, other] }, { own: [open, other] }, 1)).toEqual([won]);
  expect(newlyWon({ own: [won, other] }, { own: [won, other] }, 1)).toEqual([]);
});

it('celebrates neither a loss, nor the stake that comes back, nor a bet that was over before one came', () => {
  const cases: Array<[RoundRecord[], RoundRecord[]]> = [
    [[betOf('a', 'settled', '0.00')], [open]],
    [[betOf('a', 'settled', '1.00')], [open]],
    [[betOf('a', 'settled', '2.50')], []],
    [[open], [open]],
  ];
  for (const [now, before] of cases) expect(newlyWon({ own: now }, { own: before }, 1)).toEqual([]);
});

it('counts every stake that a bet held', () => {
  const back = betOf('a', 'settled', '10.00');
  expect(newlyWon({ own: [back] }, { own: [open] }, 10)).toEqual([]);
  expect(newlyWon({ own: [back] }, { own: [open] }, 9)).toEqual([back]);
});

it('tells two bets that won at the same moment as one sum', () => {
  const at = (bet: RoundRecord, multiplier: string): RoundRecord => ({ ...bet, multiplier });
  const [one, two] = [betOf('a', 'settled', '2.50'), betOf('b', 'settled', '4.00')];
  expect(newlyWon({ own: [one, two] }, { own: [open, other] }, 1)).toEqual([one, two]);
  const both = { payoutMinor: 650n, stakeMinor: 200n };
  expect(winOf([at(one, '2.50'), at(two, '4.00')])).toMatchObject({ ...both, multiplier: null });
  expect(winOf([at(one, '2.50'), at(one, '2.50')]).multiplier).toBe('2.50');
  expect(winOf([at(one, '2.50')])).toMatchObject({ payoutMinor: 250n, multiplier: '2.50' });
});
