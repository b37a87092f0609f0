import { balance } from '@pavilion/contracts/provider';
import type { ConformCase } from './conform-case.ts';
import { debit, type Bench } from './studio-at-work.ts';

const forged = ['SIGNATURE_INVALID'];

/** A seat, its balance call, and that a request which is no good has taken nothing. */
async function refusesStake(bench: Bench, tampering: Parameters<Bench['client']['send']>[2]) {
  const seat = await bench.seat('100');
  const answer = await seat.move(bench.id(), [debit(bench.id(), '10')], {}, tampering);
  bench.is(answer.http, 401, 'HTTP status');
  bench.refused(answer, forged);
  bench.is(Number(await seat.balance()), 100, 'balance');
}

export const signingCases: readonly ConformCase[] = [
  {
    number: 1,
    name: 'a good signature',
    async run(bench) {
      const { session, alias } = await bench.seat('100');
      bench.ok(await bench.client.send(balance, { session, player: alias }), '100');
    },
  },
  {
    number: 2,
    name: 'one byte flipped',
    async run(bench) {
      const seat = await bench.seat('100');
      const [round, tx] = [bench.id(), bench.id()];
      const body = JSON.stringify({
        session: seat.session,
        player: seat.alias,
        provider: bench.table.provider,
        game: bench.table.game,
        currency: bench.table.currency,
        roundId: round,
        actions: [debit(tx, '11')],
      });
      const answer = await seat.move(round, [debit(tx, '10')], {}, { body });
      bench.refused(answer, forged);
      bench.is(answer.http, 401, 'HTTP status');
      bench.is(Number(await seat.balance()), 100, 'balance');
    },
  },
  {
    number: 3,
    name: 'a wrong key',
    run: (bench) =>
      refusesStake(bench, {
        key: { id: bench.table.secondKey.id, secret: `${bench.table.secondKey.secret}x` },
      }),
  },
  {
    number: 4,
    name: 'the key of another brand',
    async run(bench) {
      const { foreignKey: key } = bench.table;
      if (!key) return 'the wallet has one brand';
      const seat = await bench.seat('100');
      const stolen = await seat.move(bench.id(), [debit(bench.id(), '10')], {}, { key });
      bench.refused(stolen, ['SESSION_INVALID', ...forged]);
      bench.is(Number(await seat.balance()), 100, 'balance');
      return undefined;
    },
  },
  {
    number: 5,
    name: 'both keys during a rotation',
    async run(bench) {
      const seat = await bench.seat('100');
      const { secondKey: key } = bench.table;
      bench.ok(await seat.move(bench.id(), [debit(bench.id(), '10')], {}, { key }), '90');
      bench.ok(await seat.move(bench.id(), [debit(bench.id(), '10')]), '80');
    },
  },
  {
    number: 6,
    name: 'a clock six minutes off, either way',
    async run(bench) {
      await refusesStake(bench, { driftMs: 6 * 60_000 });
      await refusesStake(bench, { driftMs: -6 * 60_000 });
    },
  },
  {
    number: 7,
    name: 'a nonce again',
    async run(bench) {
      const { session, alias } = await bench.seat('100');
      const nonce = `nonce-${bench.id()}-padded`.slice(0, 60);
      const ask = () => bench.client.send(balance, { session, player: alias }, { nonce });
      bench.ok(await ask());
      bench.refused(await ask(), forged);
    },
  },
  {
    number: 8,
    name: 'keys in another order, signed as they are',
    async run(bench) {
      const { session, alias } = await bench.seat('100');
      const text = `{ "player" : "${alias}",\n "session":"${session}" }`;
      bench.ok(await bench.client.send(balance, { session, player: alias }, { text }), '100');
    },
  },
  {
    number: 9,
    name: 'a header missing',
    async run(bench) {
      for (const without of [
        'provider-key',
        'provider-timestamp',
        'provider-nonce',
        'provider-signature',
      ])
        await refusesStake(bench, { without });
    },
  },
  {
    number: 10,
    name: 'a field nobody knows',
    async run(bench) {
      const { session, alias } = await bench.seat('100');
      const text = JSON.stringify({ session, player: alias, weather: { sunny: true } });
      bench.ok(await bench.client.send(balance, { session, player: alias }, { text }), '100');
    },
  },
];
