import { crash } from '@pavilion/games/crash/crash/crash.game';
import { hashNiuNiu } from '@pavilion/games/hashgame/hash-niu-niu/hash-niu-niu.game';
import { expect, it } from 'vitest';
import type { GameInfo } from '../../game-info.ts';
import { DemoRounds } from './demo-rounds.ts';

const infoOf = (stakes_held: number): GameInfo =>
  ({ stakes_held, stake: { min: '1.00', max: '100.00', currency: 'EUR' } }) as GameInfo;

it('plays crash with play money by the rules of the game: halves, targets, and what broke is lost', () => {
  const demo = new DemoRounds(infoOf(1), crash, '100.00');
  expect(demo.join('a', '10.00', {})).toBeNull();
  expect(demo.join('b', '10.00', { auto_cash_out: '1.50' })).toBeNull();
  expect(demo.join('c', '10.00', {})).toBe('tooManyBets');
  expect(demo.balance).toBe('80.00');
  // 2.00 stands after 11 553 ms (domain rules 3.3).
  demo.cashOut('a', 5_000n, 11_553);
  expect(demo.records[0]).toMatchObject({ state: 'open', payout: '10.00', multiplier: '2.00' });
  demo.settle({ bust: '2.10' });
  expect(demo.records.map(({ state, payout }) => [state, payout])).toEqual([
    ['settled', '10.00'],
    ['settled', '15.00'],
  ]);
  expect(demo.balance).toBe('105.00');
});

it('holds ten stakes of niu niu and gives back what is not lost', () => {
  const demo = new DemoRounds(infoOf(10), hashNiuNiu, '100.00');
  expect(demo.join('a', '10.01', { side: 'banker' })).toBe('insufficientFunds');
  expect(demo.join('a', '10.00', {})).toBe('invalidParams');
  expect(demo.join('a', '0.50', { side: 'banker' })).toBe('stakeTooLow');
  expect(demo.join('a', '10.00', { side: 'banker' })).toBeNull();
  demo.settle({ banker: 3, player: 5 });
  expect(demo.balance).toBe('50.00');
  demo.begin();
  expect(demo.join('b', '5.00', { side: 'banker' })).toBeNull();
  expect(demo.balance).toBe('0.00');
  demo.settle({ void: 'blockMissing' });
  expect(demo.balance).toBe('50.00');
});
