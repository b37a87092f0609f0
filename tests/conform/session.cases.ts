import { authenticate, balance, refreshSession } from '@pavilion/contracts/provider';
import type { ConformCase } from './conform-case.ts';
import { credit, debit } from './studio-at-work.ts';

export const sessionCases: readonly ConformCase[] = [
  {
    number: 11,
    name: 'a launch token twice',
    async run({ client, desk, table, ok, refused }) {
      const launchToken = await desk.launch(await desk.player('100'), table);
      ok(await client.send(authenticate, { launchToken }), '100');
      refused(await client.send(authenticate, { launchToken }), ['SESSION_INVALID'], 'never');
    },
  },
  {
    number: 12,
    name: 'a launch token too old',
    async run({ client, desk, table, refused }) {
      const launchToken = await desk.launch(await desk.player('100'), table);
      await desk.ageLaunch(launchToken);
      refused(await client.send(authenticate, { launchToken }), ['SESSION_INVALID'], 'never');
    },
  },
  {
    number: 13,
    name: 'another game inside one session',
    async run(bench) {
      const seat = await bench.seat('100');
      const game = { game: bench.table.otherGame };
      bench.ok(await seat.move(bench.id(), [debit(bench.id(), '10')]), '90');
      bench.ok(await seat.move(bench.id(), [debit(bench.id(), '10')], game), '80');
    },
  },
  {
    number: 14,
    name: "one player's session with another's id",
    async run(bench) {
      const [mine, theirs] = [await bench.seat('100'), await bench.seat('100')];
      const stolen = { player: theirs.alias };
      const answer = await mine.move(bench.id(), [debit(bench.id(), '10')], stolen);
      bench.refused(answer, ['PLAYER_NOT_FOUND', 'SESSION_INVALID'], 'never');
      const look = { session: mine.session, player: theirs.alias };
      bench.refused(await bench.client.send(balance, look), [
        'PLAYER_NOT_FOUND',
        'SESSION_INVALID',
      ]);
      bench.is(Number(await theirs.balance()), 100, 'balance');
    },
  },
  {
    number: 15,
    name: 'two sessions of a player side by side',
    async run(bench) {
      const { client, desk, table, id, ok } = bench;
      const seat = await bench.seat('100');
      const second = await client.send(authenticate, {
        launchToken: await desk.launch(seat.handle, table),
      });
      ok(second, '100');
      const other = { session: String(second['session']) };
      ok(await seat.move(id(), [debit(id(), '10')], other), '90');
      ok(await seat.move(id(), [debit(id(), '10')]), '80');
    },
  },
  {
    number: 16,
    name: 'a session refreshed',
    async run(bench) {
      const { client, id, ok, refused } = bench;
      const seat = await bench.seat('100');
      const fresh = await client.send(refreshSession, { session: seat.session });
      ok(fresh);
      const change = { session: String(fresh['session']) };
      ok(await seat.move(id(), [debit(id(), '10')], change), '90');
      refused(await seat.move(id(), [debit(id(), '10')]), ['SESSION_INVALID'], 'never');
    },
  },
  {
    number: 17,
    name: 'a player sent out of an open round',
    async run(bench) {
      const { desk, id, ok, refused } = bench;
      const seat = await bench.seat('100');
      const [round, bet] = [id(), id()];
      ok(await seat.move(round, [debit(bet, '10')]), '90');
      await desk.kick(seat.handle);
      refused(await seat.move(round, [debit(id(), '10')]), ['SESSION_INVALID'], 'never');
      ok(await seat.move(round, [{ ...credit(id(), '25', bet), finished: true } as never]), '115');
    },
  },
];
