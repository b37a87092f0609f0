import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeAll, expect, it, vi } from 'vitest';
import { describeOnBothEngines, describeOnPostgres } from '@pavilion/test-kit/engines';
import { onServer, startPostgres } from '@pavilion/test-kit/postgres';
import type { Database } from './database.ts';
import { inTransaction } from './transaction.ts';

describeOnBothEngines('listen and notify', (openFresh) => {
  let database: Database;
  beforeAll(async () => {
    database = await openFresh();
  });

  it('delivers to every listener of the channel, in order, until it stops', async () => {
    const [first, second, other] = [vi.fn(), vi.fn(), vi.fn()];
    const stopFirst = await database.listen('Balance changed', first);
    await database.listen('Balance changed', second);
    await database.listen('other', other);
    await database.notify('Balance changed', ['p1', 'a "p2", or two', '']);
    const all = [['p1'], ['a "p2", or two'], ['']];
    await expect.poll(() => [first.mock.calls, second.mock.calls]).toEqual([all, all]);
    await stopFirst();
    await database.notify('Balance changed', ['p3']);
    await expect.poll(() => second.mock.calls).toHaveLength(4);
    expect(first).toHaveBeenCalledTimes(3);
    expect(other).not.toHaveBeenCalled();
  });

  it('is refused within a transaction', async () => {
    const work = inTransaction(database, () => database.notify('quiet', ['never']));
    await expect(work).rejects.toThrow('inside a transaction');
  });

  it('gives leadership to one holder, and to the next after release', async () => {
    const lock = await database.tryLeaderLock('draws');
    expect(lock?.name).toBe('draws');
    expect(await database.tryLeaderLock('draws')).toBeNull();
    expect(await database.tryLeaderLock('tables')).not.toBeNull();
    await lock?.release();
    await lock?.lost;
    expect(await database.tryLeaderLock('draws')).not.toBeNull();
  });
});

describeOnPostgres('a lost connection', (openFresh) => {
  const kill = (database: Database, what: string) =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and query ilike ${`%${what}%`}
           and pid <> pg_backend_pid()`.execute(database.db);

  it('listens again by itself and says so', async () => {
    const database = await openFresh();
    const [heard, resumed] = [vi.fn(), vi.fn()];
    await database.listen('news', heard, { onResumed: resumed });
    await kill(database, 'listen "news"');
    await vi.waitFor(() => expect(resumed).toHaveBeenCalledTimes(1), { timeout: 20_000 });
    await database.notify('news', ['after']);
    await expect.poll(() => heard.mock.calls).toEqual([['after']]);
  });

  it('holds everything a process leads, and tells so when it is lost', async () => {
    const database = await openFresh();
    const names = Array.from({ length: 20 }, (_, index) => `round ${index}`);
    const [twice, again] = [database.tryLeaderLock('twice'), database.tryLeaderLock('twice')];
    const locks = await Promise.all(names.map((name) => database.tryLeaderLock(name)));
    expect(locks.every((lock) => lock !== null)).toBe(true);
    expect([await twice, await again].filter((lock) => lock !== null)).toHaveLength(1);
    const { rows } = await sql<{ holders: number; keys: number }>`
      select count(distinct pid)::integer as holders, count(*)::integer as keys from pg_locks
       where locktype = 'advisory' and database = (select oid from pg_database
         where datname = current_database())`.execute(database.db);
    expect(rows).toEqual([{ holders: 1, keys: 21 }]);
    await locks[0]?.release();
    await kill(database, 'pg_advisory_unlock');
    for (const lock of locks) await lock?.lost;
    for (const name of names) expect(await database.tryLeaderLock(name)).not.toBeNull();
  });

  it('tells the leader, and lets another lead', async () => {
    const database = await openFresh();
    const lock = await database.tryLeaderLock('draws');
    await kill(database, 'pg_try_advisory_lock');
    await lock?.lost;
    expect(await database.tryLeaderLock('draws')).not.toBeNull();
  });

  it('between two statements fails the transaction, not the process', async () => {
    const database = await openFresh({ poolSize: 2 });
    const work = inTransaction(database, async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      await onServer((await startPostgres()).url, (client) =>
        client.query('select pg_terminate_backend($1)', [rows[0]?.pid]),
      );
      await sleep(100);
      await sql`select 1`.execute(trx);
    });
    await expect(work).rejects.toThrow();
    expect(await database.ping()).toBe(true);
  });

  it('leaves the pool usable', async () => {
    const database = await openFresh();
    await Promise.all([database.ping(), database.ping()]);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
               where datname = current_database() and pid <> pg_backend_pid()`.execute(database.db);
    await sleep(50);
    expect(await Promise.all([database.ping(), database.ping()])).toEqual([true, true]);
  });
});
