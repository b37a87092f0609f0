import { balance } from '@pavilion/contracts/provider';
import { parseMinor } from '@pavilion/domain/money';
import type { ConformCase } from './conform-case.ts';
import { debit, endRound, rollback, stateOf, type Action, type Bench } from './studio-at-work.ts';

const tip = (txId: string, amount: string): Action => ({ kind: 'tip', txId, amount });
const settle = (txId: string, amount: string, refTxIds: string[]): Action => ({
  kind: 'credit',
  txId,
  amount,
  refTxIds,
});

/** A tip that was given back before it came, and one of a player who may not play. */
async function tipRefusedBeforeAndAfter(bench: Bench): Promise<void> {
  const [seat, late] = [await bench.seat('100'), bench.id()];
  bench.ok(await seat.move(bench.id(), [rollback(bench.id(), late)]), '100');
  bench.refused(await seat.move(bench.id(), [tip(late, '5')]), ['TX_ROLLED_BACK'], 'never');
  await bench.desk.state(seat.handle, 'blocked');
  const answer = await seat.move(bench.id(), [tip(bench.id(), '5')]);
  bench.refused(answer, ['BET_NOT_ALLOWED', 'ACCOUNT_LOCKED'], 'never');
  bench.is(Number(await seat.balance()), 100, 'balance');
}

/** What rounds have besides stake and win, and what moves after them. */
export const widerCases: readonly ConformCase[] = [
  {
    number: 47,
    name: 'a tip: as a stake is asked for, given back at any time',
    async run(bench) {
      const [seat, round, given] = [await bench.seat('100'), bench.id(), bench.id()];
      bench.ok(await seat.move(round, [debit(bench.id(), '10'), tip(given, '5')]), '85');
      bench.ok(await seat.move(round, [tip(given, '5')]), '85');
      bench.refused(await seat.move(round, [tip(given, '6')]), ['TX_CONFLICT'], 'reconcile');
      bench.refused(
        await seat.move(round, [tip(bench.id(), '85.01')]),
        ['INSUFFICIENT_FUNDS'],
        'never',
      );
      await bench.desk.ageSession(seat.session);
      bench.refused(await seat.move(round, [tip(bench.id(), '1')]), ['SESSION_INVALID'], 'never');
      bench.ok(await seat.move(round, [endRound]), '85');
      bench.ok(await seat.move(round, [rollback(bench.id(), given)]), '90');
      bench.is(await stateOf(bench, given), 'rolledBack', 'state of the tip');
      await tipRefusedBeforeAndAfter(bench);
    },
  },
  {
    number: 48,
    name: 'one result of several bets',
    async run(bench) {
      const [seat, round] = [await bench.seat('100'), bench.id()];
      const [one, two, three] = [bench.id(), bench.id(), bench.id()];
      const stakes = [debit(one, '10'), debit(two, '20'), debit(three, '5')];
      bench.ok(await seat.move(round, stakes), '65');
      const unknown = [settle(bench.id(), '50', [one, bench.id()])];
      bench.refused(await seat.move(round, unknown), ['TX_NOT_FOUND'], 'reconcile');
      const [elsewhere, given] = [bench.id(), bench.id()];
      bench.ok(await seat.move(bench.id(), [debit(elsewhere, '5')]), '60');
      bench.ok(await seat.move(round, [tip(given, '1')]), '59');
      // Neither a bet of another round nor a tip is a bet of this one.
      for (const other of [elsewhere, given])
        bench.refused(
          await seat.move(round, [settle(bench.id(), '50', [one, other])]),
          ['TX_NOT_FOUND'],
          'reconcile',
        );
      bench.ok(await seat.move(round, [rollback(bench.id(), three)]), '64');
      const taken = [settle(bench.id(), '50', [one, three])];
      bench.refused(await seat.move(round, taken), ['TX_ROLLED_BACK'], 'never');
      const result = [settle(bench.id(), '50', [one, two])];
      bench.ok(await seat.move(round, result), '114');
      bench.ok(await seat.move(round, result), '114');
      for (const bet of [one, two])
        bench.refused(await seat.move(round, [rollback(bench.id(), bet)]), ['TX_SETTLED'], 'never');
      bench.is(Number(await seat.balance()), 114, 'balance');
    },
  },
  {
    number: 49,
    name: 'a jackpot: what a stake lays in, and who pays it',
    async run(bench) {
      const [seat, round, bet] = [await bench.seat('100'), bench.id(), bench.id()];
      const stake = (amount: string): Action => ({
        kind: 'debit',
        txId: bet,
        amount: '10',
        contributions: [
          { jackpotId: 'ours', amount, fund: 'operator' },
          { jackpotId: 'theirs', amount: '0.20' },
        ],
      });
      bench.refused(await seat.move(round, [stake('10.01')]), ['BAD_REQUEST'], 'never');
      // The player pays his stake, whatever becomes of it.
      bench.ok(await seat.move(round, [stake('0.30')]), '90');
      bench.ok(await seat.move(round, [stake('0.30')]), '90');
      bench.refused(await seat.move(round, [stake('0.40')]), ['TX_CONFLICT'], 'reconcile');
      bench.ok(await seat.move(round, [rollback(bench.id(), bet)]), '100');
      const won = bench.id();
      const win = (fundedBy: 'operator' | 'provider'): Action => ({
        kind: 'jackpotWin',
        txId: won,
        amount: '50',
        jackpotId: 'ours',
        fundedBy,
      });
      bench.ok(await seat.move(round, [win('operator')]), '150');
      bench.ok(await seat.move(round, [win('operator')]), '150');
      bench.refused(await seat.move(round, [win('provider')]), ['TX_CONFLICT'], 'reconcile');
    },
  },
  {
    number: 50,
    name: 'after the end: a promotion, a correction, the end again',
    async run(bench) {
      const [seat, round] = [await bench.seat('100'), bench.id()];
      const promotion = (amount: string): Action => ({
        kind: 'promoCredit',
        txId: bench.id(),
        amount,
      });
      const correction = (amount: string): Action => ({
        kind: 'adjust',
        txId: bench.id(),
        amount,
        reason: 'the dealer erred',
      });
      bench.refused(await seat.move(round, [correction('5')]), ['TX_NOT_FOUND'], 'reconcile');
      bench.ok(await seat.move(round, [debit(bench.id(), '10'), endRound]), '90');
      bench.ok(await seat.move(round, [endRound]), '90');
      bench.ok(await seat.move(round, [promotion('4')]), '94');
      bench.ok(await seat.move(round, [promotion('0')]), '94');
      bench.ok(await seat.move(round, [correction('6')]), '100');
      bench.ok(await seat.move(round, [correction('-20')]), '80');
      const tooMuch = [correction('-80.01')];
      bench.refused(await seat.move(round, tooMuch), ['INSUFFICIENT_FUNDS'], 'never');
      bench.is(Number(await seat.balance()), 80, 'balance');
    },
  },
  {
    number: 51,
    name: 'the balance by pocket',
    async run(bench) {
      const { session, alias } = await bench.seat('100');
      const answer = await bench.client.send(balance, { session, player: alias });
      bench.ok(answer, '100');
      const pockets = (answer['pockets'] ?? []) as Array<Record<string, unknown>>;
      const stakeable = pockets
        .filter(({ isStakeable }) => isStakeable === true)
        .reduce((sum, { amount, exponent }) => {
          const minor = parseMinor(String(amount), Number(exponent));
          return sum + (minor ?? 0n);
        }, 0n);
      const available = parseMinor('100', bench.table.exponent);
      bench.is(stakeable, available, 'what the stakeable pockets have');
    },
  },
];
