import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallFailure } from '@pavilion/client/call-failure';
import { getBalance, pokerAct, pokerLeave, pokerSit } from '@pavilion/contracts';
import { migrate, openDatabase, type Database } from '@pavilion/database';
import { cutCommitOf } from '@pavilion/games/table/holdem/index';
import {
  engineTimeoutMs,
  startPostgres,
  startTestServer,
  type TestPlayer,
  type TestServer,
} from '@pavilion/test-kit';
import { auditBooks } from '../../../testing/audit-books.ts';
import {
  dealHand,
  leadTables,
  newSeed,
  openTestTable,
  tableOf,
  takeSeat,
  type TablePage,
} from '../../../testing/poker-world.ts';

/** Two servers on one PostgreSQL; each leads when it is told to. */
describe('tables of two processes', { timeout: engineTimeoutMs }, () => {
  const databases: Database[] = [];
  let one: TestServer;
  let two: TestServer;

  beforeAll(async () => {
    const databaseUrl = await (await startPostgres()).createDatabase();
    for (let count = 0; count < 2; count += 1)
      databases.push(await openDatabase({ databaseUrl, poolSize: 4 }));
    const [first, second] = databases as [Database, Database];
    await migrate(first);
    const config = { appSecret: 'one secret of both processes of this test'.padEnd(64, '!') };
    one = await startTestServer({ database: first, config });
    two = await startTestServer({ database: second, config });
  }, engineTimeoutMs);
  afterAll(async () => {
    await Promise.all([one?.close(), two?.close()]);
    await Promise.all(databases.map((database) => database.close()));
  });

  const seated = async (
    table_id: string,
  ): Promise<{ players: TestPlayer[]; pages: TablePage[] }> => {
    const players: TestPlayer[] = [];
    const pages: TablePage[] = [];
    for (const seat of [1, 2]) {
      const player = await one.signUpPlayer();
      await one.fund(player, 100_000n);
      players.push(player);
      pages.push(await takeSeat(one, player, { table_id, buy_in: '200.00', seat }));
    }
    return { players, pages };
  };
  const findings = () => one.context.database.withoutTimeouts(auditBooks);

  it('are asked through the process that does not lead them', async () => {
    const table_id = await openTestTable(one);
    const player = await one.signUpPlayer();
    await one.fund(player, 100_000n);
    const asked = two.call(pokerSit, {
      ...{ ...player.me, table_id, buy_in: '100.00', commit: cutCommitOf(newSeed()) },
    });
    const leading = (async () => {
      for (let turn = 0; turn < 50; turn += 1) {
        await leadTables(one);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    })();
    expect(await asked).toMatchObject({ chips: '100.00', game_balance: '900.00' });
    await leading;
    expect(await findings()).toEqual([]);
  });

  it('go on elsewhere with the chips of the last whole hand when their leader is gone, and the old one writes nothing more', async () => {
    const table_id = await openTestTable(one);
    const { players, pages } = await seated(table_id);
    const hand_no = await dealHand(one, table_id, pages);
    const { hand } = await tableOf(one, table_id);
    const [actor] = pages.filter((_, place) => place + 1 === hand?.turn?.seat);
    await actor?.act('raise', '50.00');
    await leadTables(two);
    const { seats, hand: after } = await tableOf(two, table_id);
    expect(after?.result ?? null).toBeNull();
    expect(seats.map(({ chips }) => chips)).toEqual(['200.00', '200.00']);
    const late = one.call(pokerAct, {
      ...{ ...pages[0]?.me, table_id, hand_no, step: 1, action: 'fold' as const },
    });
    const lead = (async () => {
      for (let turn = 0; turn < 20; turn += 1) {
        await leadTables(two);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    })();
    await expect(late).rejects.toMatchObject({ code: 'notYourTurn' });
    await lead;
    for (const { me } of players) await two.call(pokerLeave, { ...me, table_id });
    for (const { me } of players)
      expect((await two.call(getBalance, me)).game_balance).toBe('1000.00');
    expect(await findings()).toEqual([]);
  });

  it('keep chips and money as they were when a settlement is killed between its statements', async () => {
    const table_id = await openTestTable(one);
    const { pages } = await seated(table_id);
    await dealHand(one, table_id, pages);
    const { hand } = await tableOf(one, table_id);
    const [actor] = pages.filter((_, place) => place + 1 === hand?.turn?.seat);
    const [watcher] = databases as [Database, Database];
    const killed = await watcher.db.transaction().execute(async (holder) => {
      // Counting the hand waits for this row: the table, its seats and the hand are written by
      // then.
      await sql`select from player_stats for update`.execute(holder);
      await sql`lock table settled_plays in exclusive mode`.execute(holder);
      const sent = (actor?.act('fold') ?? Promise.reject(new Error('nobody acts'))).then(
        () => 'OK',
        (failure: CallFailure) => failure.code,
      );
      const waiting = async (): Promise<number | undefined> =>
        (
          await sql<{ pid: number }>`select pid from pg_stat_activity
            where wait_event_type = 'Lock' and query like '%poker_settle_hand(%'`.execute(
            watcher.db,
          )
        ).rows[0]?.pid;
      let pid = await waiting();
      for (; pid === undefined; pid = await waiting())
        await new Promise((resolve) => setTimeout(resolve, 20));
      await sql`select pg_terminate_backend(${pid}::integer)`.execute(watcher.db);
      return sent;
    });
    expect(killed).not.toBe('OK');
    expect(await findings()).toEqual([]);
    expect((await tableOf(one, table_id)).hand?.result).toBeNull();
    await actor?.act('fold');
    expect((await tableOf(one, table_id)).hand?.result).not.toBeNull();
    expect(await findings()).toEqual([]);
  });
});
