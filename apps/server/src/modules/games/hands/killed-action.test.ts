import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { CallFailure } from '@pavilion/client/call-failure';
import { getBalance, handAct, handStart, roundGet } from '@pavilion/contracts';
import { describeOnPostgres, startTestServer } from '@pavilion/test-kit';
import { auditBooks } from '../../../testing/audit-books.ts';
import { offerHouseGames } from '../../../testing/house-games.ts';
import { playFromVectors } from '../../../testing/vector-seeds.ts';

describeOnPostgres('a double that is killed', (openFresh) => {
  it('leaves the hand as it was, and is taken once when it is asked for again', async ({
    onTestFinished,
  }) => {
    const server = await startTestServer({ database: await openFresh() });
    onTestFinished(() => server.close());
    await offerHouseGames(server);
    const { db } = server.context.database;
    const player = await server.signUpPlayer();
    await server.fund(player, 10_000n);
    await playFromVectors(server, player, 17);
    const game = { provider_code: 'PAVILION', game_code: 'blackjack', stake: '10.00' };
    const { round_id } = (await server.call(handStart, { ...player.me, ...game })).value;
    const request_id = crypto.randomUUID();
    const double = { ...player.me, round_id, action: 'double', request_id };
    const seen = async () => (await server.call(roundGet, { round_id })).value;
    const balance = async () => (await server.call(getBalance, player.me)).game_balance;
    const before = await seen();

    const killed = await db.transaction().execute(async (holder) => {
      // What counts the stake waits for this row: the action is written by then, nothing is paid.
      await sql`select from play_days for update`.execute(holder);
      const sent = server.call(handAct, double).then(
        () => 'OK',
        (failure: CallFailure) => failure.code,
      );
      const waiting = async (): Promise<number | undefined> =>
        (
          await sql<{ pid: number }>`select pid from pg_stat_activity
            where wait_event_type = 'Lock' and query like '%play_act(%'`.execute(db)
        ).rows[0]?.pid;
      let pid = await waiting();
      for (; pid === undefined; pid = await waiting()) await sleep(20);
      await sql`select pg_terminate_backend(${pid}::integer)`.execute(db);
      return sent;
    });
    expect(killed).not.toBe('OK');
    expect(await seen()).toEqual(before);
    expect(await balance()).toBe('90.00');
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);

    const { value } = await server.call(handAct, double);
    // Games two, 14: 17 against 17.
    expect(value).toMatchObject({ state: 'settled', stake: '20.00', payout: '20.00' });
    expect((await server.call(handAct, double)).value).toEqual(value);
    expect(await balance()).toBe('100.00');
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
  });
});
