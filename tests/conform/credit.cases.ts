import type { ConformCase } from './conform-case.ts';
import {
  credit,
  debit,
  endRound,
  rollback,
  stateOf,
  type Bench,
  type Seat,
} from './studio-at-work.ts';

/** A seat with a stake of 10 out of 100 in an open round. */
async function staked(bench: Bench): Promise<{ seat: Seat; round: string; bet: string }> {
  const [seat, round, bet] = [await bench.seat('100'), bench.id(), bench.id()];
  bench.ok(await seat.move(round, [debit(bet, '10')]), '90');
  return { seat, round, bet };
}

export const creditCases: readonly ConformCase[] = [
  {
    number: 32,
    name: 'a plain win',
    async run(bench) {
      const { seat, round, bet } = await staked(bench);
      bench.ok(await seat.move(round, [credit(bench.id(), '25', bet)]), '115');
    },
  },
  {
    number: 33,
    name: 'a win of 0 closes the round',
    async run(bench) {
      const { seat, round, bet } = await staked(bench);
      bench.ok(await seat.move(round, [credit(bench.id(), '0', bet), endRound]), '90');
      bench.refused(await seat.move(round, [debit(bench.id(), '10')]), ['ROUND_FINISHED'], 'never');
    },
  },
  {
    number: 34,
    name: 'the same win again',
    async run(bench) {
      const { seat, round, bet } = await staked(bench);
      const win = [credit(bench.id(), '25', bet), endRound];
      bench.ok(await seat.move(round, win), '115');
      bench.ok(await seat.move(round, win), '115');
    },
  },
  {
    number: 35,
    name: 'two wins of one bet',
    async run(bench) {
      const { seat, round, bet } = await staked(bench);
      bench.ok(await seat.move(round, [credit(bench.id(), '5', bet)]), '95');
      bench.ok(await seat.move(round, [credit(bench.id(), '7', bet), endRound]), '102');
      bench.refused(
        await seat.move(round, [credit(bench.id(), '7', bet)]),
        ['TX_SETTLED'],
        'never',
      );
    },
  },
  {
    number: 36,
    name: 'a win of a bet nobody knows',
    async run(bench) {
      const seat = await bench.seat('100');
      const answer = await seat.move(bench.id(), [credit(bench.id(), '25', bench.id())]);
      bench.refused(answer, ['TX_NOT_FOUND'], 'reconcile');
      bench.is(Number(await seat.balance()), 100, 'balance');
    },
  },
  {
    number: 37,
    name: 'a win with an expired session',
    async run(bench) {
      const { seat, round, bet } = await staked(bench);
      await bench.desk.ageSession(seat.session);
      const stake = await seat.move(bench.id(), [debit(bench.id(), '10')]);
      bench.refused(stake, ['SESSION_INVALID'], 'never');
      bench.ok(await seat.move(round, [credit(bench.id(), '25', bet)]), '115');
    },
  },
  {
    number: 38,
    name: 'a win of a player excluded, blocked',
    async run(bench) {
      for (const state of ['excluded', 'blocked'] as const) {
        const { seat, round, bet } = await staked(bench);
        await bench.desk.state(seat.handle, state);
        bench.ok(await seat.move(round, [credit(bench.id(), '25', bet)]), '115');
      }
    },
  },
  {
    number: 39,
    name: 'a win after the rollback',
    async run(bench) {
      const { seat, round, bet } = await staked(bench);
      bench.ok(await seat.move(round, [rollback(bench.id(), bet)]), '100');
      const answer = await seat.move(round, [credit(bench.id(), '25', bet)]);
      bench.refused(answer, ['TX_ROLLED_BACK'], 'never');
      bench.is(Number(await seat.balance()), 100, 'balance');
    },
  },
  {
    number: 40,
    name: 'a win before its stake arrives',
    async run(bench) {
      const [seat, round, bet, win] = [await bench.seat('100'), bench.id(), bench.id(), bench.id()];
      bench.refused(
        await seat.move(round, [credit(win, '25', bet)]),
        ['TX_NOT_FOUND'],
        'reconcile',
      );
      bench.ok(await seat.move(round, [debit(bet, '10')]), '90');
      bench.ok(await seat.move(round, [credit(win, '25', bet)]), '115');
    },
  },
  {
    number: 41,
    name: 'a rollback',
    async run(bench) {
      const { seat, round, bet } = await staked(bench);
      bench.ok(await seat.move(round, [rollback(bench.id(), bet)]), '100');
      bench.is(await stateOf(bench, bet), 'rolledBack', 'state of the bet');
    },
  },
  {
    number: 42,
    name: 'the same rollback again',
    async run(bench) {
      const { seat, round, bet } = await staked(bench);
      const back = [rollback(bench.id(), bet)];
      bench.ok(await seat.move(round, back), '100');
      bench.ok(await seat.move(round, back), '100');
      bench.ok(await seat.move(round, [rollback(bench.id(), bet)]), '100');
    },
  },
  {
    number: 43,
    name: 'a rollback before its stake, then the stake',
    async run(bench) {
      const [seat, round, bet] = [await bench.seat('100'), bench.id(), bench.id()];
      bench.ok(await seat.move(round, [rollback(bench.id(), bet)]), '100');
      bench.is(await stateOf(bench, bet), 'tombstoned', 'state of the bet');
      bench.refused(await seat.move(round, [debit(bet, '10')]), ['TX_ROLLED_BACK'], 'never');
      bench.is(Number(await seat.balance()), 100, 'balance');
    },
  },
  {
    number: 44,
    name: 'a rollback after the win',
    async run(bench) {
      const { seat, round, bet } = await staked(bench);
      bench.ok(await seat.move(round, [credit(bench.id(), '25', bet)]), '115');
      const answer = await seat.move(round, [rollback(bench.id(), bet)]);
      bench.refused(answer, ['TX_SETTLED'], 'never');
      bench.is(Number(await seat.balance()), 115, 'balance');
    },
  },
  {
    number: 45,
    name: 'a rollback with an old session',
    async run(bench) {
      const { seat, round, bet } = await staked(bench);
      await bench.desk.ageSession(seat.session);
      await bench.desk.state(seat.handle, 'blocked');
      bench.ok(await seat.move(round, [rollback(bench.id(), bet)]), '100');
    },
  },
  {
    number: 46,
    name: 'an answer that never came, then the same request',
    async run(bench) {
      const [seat, round, bet] = [await bench.seat('100'), bench.id(), bench.id()];
      const spin = [debit(bet, '10'), credit(bench.id(), '4', bet), endRound];
      // Whatever it said is lost on the way: the studio knows nothing and sends it again.
      await seat.move(round, spin);
      bench.ok(await seat.move(round, spin), '94');
      bench.is(await stateOf(bench, bet), 'applied', 'state of the bet');
      bench.is(Number(await seat.balance()), 94, 'balance');
    },
  },
];
