import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { CallFailure } from '@pavilion/client/call-failure';
import {
  fishingSessionClose,
  fishingSessionGet,
  fishingSessionOpen,
  fishingShots,
  getBalance,
} from '@pavilion/contracts';
import { describeOnPostgres, startTestServer, type TestServer } from '@pavilion/test-kit';
import { auditBooks } from '../../../testing/audit-books.ts';
import { openSea, swimming } from '../../../testing/fishing-world.ts';

/**
 * Runs `send` while `lock` is held, and kills its connection at the statement that waits for it.
 */
async function killAt(
  server: TestServer,
  lock: string,
  query: string,
  send: () => Promise<string>,
) {
  const { db } = server.context.database;
  return db.transaction().execute(async (holder) => {
    await sql.raw(lock).execute(holder);
    const sent = send();
    const waiting = async (): Promise<number | undefined> =>
      (
        await sql<{ pid: number }>`select pid from pg_stat_activity
          where wait_event_type = 'Lock' and query like ${query}`.execute(db)
      ).rows[0]?.pid;
    let pid = await waiting();
    for (; pid === undefined; pid = await waiting()) await sleep(20);
    await sql`select pg_terminate_backend(${pid}::integer)`.execute(db);
    return sent;
  });
}

describeOnPostgres('fishing that is killed', (openFresh) => {
  it('keeps or loses a batch whole, and pays what the log says when it goes on', async ({
    onTestFinished,
  }) => {
    const server = await startTestServer({ database: await openFresh() });
    onTestFinished(() => server.close());
    const sea = await openSea(server, 'shallows');
    const player = await server.signUpPlayer();
    await server.fund(player, 50_000n);
    const buyIn = { ...player.me, sea_id: sea.sea_id, buy_in: '400.00' };
    const { session_id } = (await server.call(fishingSessionOpen, buyIn)).value;
    const { at_ms, spawns } = swimming(sea);
    const [bet = ''] = sea.bet_levels;
    const shots = spawns.slice(0, 5).map(({ id }) => ({
      ...{ shot_id: id, at_ms, weapon: 'cannon', bet, targets: [id] },
    }));
    const batch = { ...player.me, session_id, seq: 1, shots };
    const seen = async () => (await server.call(fishingSessionGet, player.me)).value;
    const codeOf = (sent: Promise<unknown>): Promise<string> =>
      sent.then(
        () => 'OK',
        (failure: CallFailure) => failure.code,
      );
    const findings = () => server.context.database.withoutTimeouts(auditBooks);

    // The batch is worked out and its catches are written; its row of the log waits.
    const killed = await killAt(
      server,
      'lock table fishing_batches in access exclusive mode',
      '%fishing_batches%',
      () => codeOf(server.call(fishingShots, batch)),
    );
    expect(killed).not.toBe('OK');
    expect(await seen()).toMatchObject({ seq: 0, meter: '400.00', shots: 0 });
    expect(await findings()).toEqual([]);
    const played = (await server.call(fishingShots, batch)).value;
    expect((await server.call(fishingShots, batch)).value).toEqual(played);

    // The ledger is told when the meter is paid out; that dies half-way, and is done once when it
    // is asked for again.
    const leave = { ...player.me, session_id };
    const died = await killAt(server, 'lock table settled_plays', '%fishing_close(%', () =>
      codeOf(server.call(fishingSessionClose, leave)),
    );
    expect(died).not.toBe('OK');
    expect(await seen()).toMatchObject({ seq: 1, meter: played.meter });
    expect(await findings()).toEqual([]);
    const { value, game_balance } = await server.call(fishingSessionClose, leave);
    expect(value.paid).toBe(played.meter);
    expect(Number(game_balance)).toBeCloseTo(100 + Number(played.meter), 2);
    expect((await server.call(getBalance, player.me)).game_balance).toBe(game_balance);
    expect(await findings()).toEqual([]);
  });
});
