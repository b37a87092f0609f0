import type { ConformCase } from './conform-case.ts';
import { debit, type Bench } from './studio-at-work.ts';

const twins = 64;

/** A stake that must be refused with one of these codes and take nothing. */
async function refusesStake(
  bench: Bench,
  { amount, codes, balance = '100' }: { amount: string; codes: string[]; balance?: string },
  change: object = {},
): Promise<void> {
  const seat = await bench.seat(balance);
  bench.refused(await seat.move(bench.id(), [debit(bench.id(), amount)], change), codes, 'never');
  bench.is(Number(await seat.balance()), Number(balance), 'balance');
}

const notAllowed = ['BET_NOT_ALLOWED', 'ACCOUNT_LOCKED'];

export const debitCases: readonly ConformCase[] = [
  {
    number: 18,
    name: 'a plain stake',
    async run(bench) {
      const seat = await bench.seat('100');
      bench.ok(await seat.move(bench.id(), [debit(bench.id(), '10')]), '90');
      bench.is(Number(await seat.balance()), 90, 'balance');
    },
  },
  {
    number: 19,
    name: `the same stake again, and ${twins} at once`,
    async run(bench) {
      const seat = await bench.seat('100');
      const [round, tx] = [bench.id(), bench.id()];
      bench.ok(await seat.move(round, [debit(tx, '10')]), '90');
      bench.ok(await seat.move(round, [debit(tx, '10')]), '90');
      const [other, same] = [bench.id(), bench.id()];
      const answers = await Promise.all(
        Array.from({ length: twins }, () => seat.move(other, [debit(same, '10')])),
      );
      // One that met its twin may be told to repeat; none may be refused for good.
      for (const answer of answers) if (answer.retry !== 'same-request') bench.ok(answer, '80');
      bench.ok(await seat.move(other, [debit(same, '10')]), '80');
    },
  },
  {
    number: 20,
    name: 'the same id, another amount',
    async run(bench) {
      const seat = await bench.seat('100');
      const [round, tx] = [bench.id(), bench.id()];
      bench.ok(await seat.move(round, [debit(tx, '10')]), '90');
      bench.refused(await seat.move(round, [debit(tx, '11')]), ['TX_CONFLICT'], 'reconcile');
      bench.is(Number(await seat.balance()), 90, 'balance');
    },
  },
  {
    number: 21,
    name: 'the same id, another player',
    async run(bench) {
      const [first, second] = [await bench.seat('100'), await bench.seat('100')];
      const tx = bench.id();
      bench.ok(await first.move(bench.id(), [debit(tx, '10')]), '90');
      bench.refused(await second.move(bench.id(), [debit(tx, '10')]), ['TX_CONFLICT'], 'reconcile');
      bench.is(Number(await second.balance()), 100, 'balance');
    },
  },
  {
    number: 22,
    name: 'all there is',
    async run(bench) {
      const seat = await bench.seat('100');
      bench.ok(await seat.move(bench.id(), [debit(bench.id(), '100')]), '0');
    },
  },
  {
    number: 23,
    name: 'one unit more than there is',
    async run(bench) {
      const { exponent } = bench.table;
      const amount = exponent === 0 ? '101' : `100.${'1'.padStart(exponent, '0')}`;
      await refusesStake(bench, { amount, codes: ['INSUFFICIENT_FUNDS'] });
    },
  },
  {
    number: 24,
    name: 'a stake of 0',
    async run(bench) {
      const seat = await bench.seat('100');
      bench.ok(await seat.move(bench.id(), [debit(bench.id(), '0')]), '100');
    },
  },
  {
    number: 25,
    name: 'a stake below 0',
    run: (bench) => refusesStake(bench, { amount: '-5', codes: ['BAD_REQUEST'] }),
  },
  {
    number: 26,
    name: 'more decimals than the currency has',
    run: (bench) =>
      refusesStake(bench, {
        amount: `99.${'9'.repeat(bench.table.exponent + 1)}`,
        codes: ['BAD_REQUEST'],
      }),
  },
  {
    number: 27,
    name: 'the wrong currency',
    run: (bench) =>
      refusesStake(
        bench,
        { amount: '10', codes: ['CURRENCY_MISMATCH'] },
        { currency: bench.table.currency === 'EUR' ? 'USD' : 'EUR' },
      ),
  },
  {
    number: 28,
    name: "above the player's own limit of stakes, of losses",
    async run(bench) {
      for (const kind of ['stake', 'loss'] as const) {
        const seat = await bench.seat('100');
        await bench.desk.limit(seat.handle, kind, '20');
        bench.ok(await seat.move(bench.id(), [debit(bench.id(), '15')]), '85');
        const above = await seat.move(bench.id(), [debit(bench.id(), '6')]);
        bench.refused(above, ['LIMIT_REACHED'], 'never');
        bench.ok(await seat.move(bench.id(), [debit(bench.id(), '5')]), '80');
      }
    },
  },
  {
    number: 29,
    name: 'a player excluded or blocked',
    async run(bench) {
      for (const state of ['excluded', 'blocked'] as const) {
        const seat = await bench.seat('100');
        await bench.desk.state(seat.handle, state);
        const answer = await seat.move(bench.id(), [debit(bench.id(), '10')]);
        bench.refused(answer, notAllowed, 'never');
        bench.is(Number(await seat.balance()), 100, 'balance');
      }
    },
  },
  {
    number: 30,
    name: 'a game switched off',
    async run(bench) {
      const seat = await bench.seat('100');
      await bench.desk.switchGame(bench.table, false);
      try {
        const answer = await seat.move(bench.id(), [debit(bench.id(), '10')]);
        bench.refused(answer, ['GAME_UNAVAILABLE'], 'never');
      } finally {
        await bench.desk.switchGame(bench.table, true);
      }
      bench.ok(await seat.move(bench.id(), [debit(bench.id(), '10')]), '90');
    },
  },
  {
    number: 31,
    name: 'more than may be staked with a bonus',
    // The contract has one pocket, so there is nothing a bonus could bound.
    run: async () => 'the wallet plays with cash alone',
  },
];
