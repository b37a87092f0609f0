import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { getBalance, roundJoin, roundState } from '@pavilion/contracts';
import type { Executor } from '@pavilion/database';
import { describeOnPostgres, startTestServer, type TestServer } from '@pavilion/test-kit';
import { auditBooks } from '../../../testing/audit-books.ts';
import { offerPools, poolPlayer, poolSite as site } from '../../../testing/pools.ts';

const sabong = { provider_code: 'PAVILION', game_code: 'sabong' };
const line = (kind: string, stake: string) => ({ params: { kind }, stake });

describeOnPostgres('a round of pools whose process dies', (openFresh) => {
  async function world(onEnd: (work: () => Promise<void>) => void) {
    const server = await startTestServer({ database: await openFresh() });
    onEnd(() => server.close());
    await offerPools(server);
    const players = [await poolPlayer(server), await poolPlayer(server)];
    const { round_id } = (await server.call(roundState, { ...site, ...sabong })).value;
    for (const [place, kind] of (['meron', 'wala'] as const).entries())
      await server.call(roundJoin, {
        ...players[place]!.me,
        ...sabong,
        round_id,
        bets: [line(kind, place === 0 ? '12000' : '8000')],
      });
    return { server, players, round_id, db: server.context.database.db };
  }
  const turn = (server: TestServer) => server.runJob('advance-rounds');
  const stateOf = async (server: TestServer) =>
    (await server.call(roundState, { ...site, ...sabong })).value;
  const sound = async (server: TestServer) =>
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
  /** Ends the connection that waits with a statement like this. */
  async function killWaiting(db: Executor, like: string): Promise<void> {
    for (;;) {
      const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
        where wait_event_type = 'Lock' and query like ${like}`.execute(db);
      if (rows[0]) {
        await sql`select pg_terminate_backend(${rows[0].pid}::integer)`.execute(db);
        return;
      }
      await sleep(20);
    }
  }

  it('as its betting closes: nothing of the close stands, and a later turn closes it the same', async ({
    onTestFinished,
  }) => {
    const { server, round_id, db } = await world(onTestFinished);
    server.advance(60_000);
    await db.transaction().execute(async (holder) => {
      await sql`select from shared_rounds where id = ${round_id}::uuid for update`.execute(holder);
      const closing = turn(server);
      await killWaiting(db, '%update "shared_rounds"%');
      await closing.catch(() => null);
    });
    expect(await db.selectFrom('round_pools').selectAll().execute()).toEqual([]);
    await sound(server);
    await turn(server);
    expect(await stateOf(server)).toMatchObject({ stage: 'closed', sales: '20000' });
    await turn(server);
    expect((await stateOf(server)).outcome).toMatchObject({ board: { meron: 158, wala: 237 } });
    await sound(server);
  });

  it('as its bets are paid: it goes on where it was and pays nobody twice', async ({
    onTestFinished,
  }) => {
    const { server, players, db } = await world(onTestFinished);
    server.advance(60_000);
    await turn(server);
    await turn(server);
    const { outcome } = await stateOf(server);
    server.advance(60_000);
    await db.transaction().execute(async (holder) => {
      await sql`select from play_days for update`.execute(holder);
      const paying = turn(server);
      await killWaiting(db, '%round_settle(%');
      await paying.catch(() => null);
    });
    expect((await stateOf(server)).stage).toBe('dealing');
    await sound(server);
    await turn(server);
    await turn(server);
    const after = await stateOf(server);
    expect(['settled', 'betting']).toContain(after.stage);
    const paid = { meron: ['1006960', '992000'], wala: ['988000', '1010960'] };
    const winner = String(outcome?.['winner']) as 'meron' | 'wala' | 'draw';
    const balances = await Promise.all(
      players.map(async ({ me }) => (await server.call(getBalance, me)).game_balance),
    );
    expect(balances).toEqual(winner === 'draw' ? ['1000000', '1000000'] : paid[winner]);
    await sound(server);
  });
});
