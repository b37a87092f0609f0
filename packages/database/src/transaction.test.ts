import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines, describeOnPostgres } from '@pavilion/test-kit/engines';
import type { Database } from './database.ts';
import { sqlStateOf } from './sql-error.ts';
import { afterCommit, inTransaction } from './transaction.ts';

describeOnBothEngines('inTransaction', (openFresh) => {
  let database: Database;
  beforeAll(async () => {
    database = await openFresh();
    await sql`create table counters (id int primary key, value int not null)`.execute(database.db);
    await sql`insert into counters values (1, 0), (2, 0)`.execute(database.db);
  });
  const value = async () =>
    (await sql<{ value: number }>`select value from counters where id = 1`.execute(database.db))
      .rows[0]?.value;
  const raise = (state: string) =>
    sql.raw(`do $$ begin raise 'now' using errcode = '${state}'; end $$`);

  it('commits the work and gives its result', async () => {
    const result = await inTransaction(database, async (trx) => {
      await sql`update counters set value = 5 where id = 1`.execute(trx);
      return 'moved';
    });
    expect([result, await value()]).toEqual(['moved', 5]);
  });

  it('rolls back when the work throws', async () => {
    const work = inTransaction(database, async (trx) => {
      await sql`update counters set value = 99 where id = 1`.execute(trx);
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await value()).toBe(5);
  });

  it.each([
    ['40001', 5],
    ['40P01', 5],
    ['23505', 1],
    ['P0402', 1],
  ])('tries SQLSTATE %s %i times', async (state, expected) => {
    let attempts = 0;
    const work = inTransaction(database, async (trx) => {
      attempts += 1;
      await raise(state).execute(trx);
    });
    expect(sqlStateOf(await work.catch((error: unknown) => error))).toBe(state);
    expect(attempts).toBe(expected);
  });

  it('repeats the whole work until it succeeds', async () => {
    let attempts = 0;
    await inTransaction(database, async (trx) => {
      attempts += 1;
      await sql`update counters set value = value + 1 where id = 1`.execute(trx);
      if (attempts < 3) await raise('40P01').execute(trx);
    });
    expect([attempts, await value()]).toEqual([3, 6]);
  });

  it('does not pretend to have committed after a swallowed error', async () => {
    const work = inTransaction(database, async (trx) => {
      await sql`update counters set value = 77 where id = 1`.execute(trx);
      await sql`select 1 / 0`.execute(trx).catch(() => undefined);
    });
    await expect(work).rejects.toThrow();
    expect(await value()).toBe(6);
  });

  it('refuses the outer db inside a transaction at once, and allows it afterwards', async () => {
    const work = inTransaction(database, () => sql`select 1`.execute(database.db));
    await expect(work).rejects.toThrow('pass the transaction on');
    expect(await database.ping()).toBe(true);
  });

  it('does afterwards what was asked for it: once committed, not when taken back', async () => {
    const done: string[] = [];
    await inTransaction(database, async (trx) => {
      afterCommit(trx, () => done.push('committed'));
      await sql`select 1`.execute(trx);
      expect(done).toEqual([]);
    });
    await inTransaction(database, async (trx) => {
      afterCommit(trx, () => done.push('never'));
      await sql`select 1 / 0`.execute(trx);
    }).catch(() => undefined);
    let attempts = 0;
    await inTransaction(database, async (trx) => {
      attempts += 1;
      const attempt = attempts;
      afterCommit(trx, () => done.push(`attempt ${attempt}`));
      if (attempt === 1) await raise('40P01').execute(trx);
    });
    afterCommit(database.db, () => done.push('at once'));
    expect(done).toEqual(['committed', 'attempt 2', 'at once']);
  });

  it('keeps savepoints', async () => {
    const trx = await database.db.startTransaction().execute();
    const point = await trx.savepoint('before').execute();
    await sql`select 1 / 0`.execute(point).catch(() => undefined);
    await point.rollbackToSavepoint('before').execute();
    await sql`update counters set value = 8 where id = 1`.execute(trx);
    await trx.commit().execute();
    expect(await value()).toBe(8);
  });

  it('serves parallel transactions', async () => {
    await Promise.all(
      Array.from({ length: 20 }, () =>
        inTransaction(database, async (trx) => {
          await sql`update counters set value = value + 1 where id = 1`.execute(trx);
        }),
      ),
    );
    expect(await value()).toBe(28);
  });
});

describeOnPostgres('the time limits of a connection', (openFresh) => {
  it('end a statement after 3 s, a lock wait after 2 s, but not patient work', async () => {
    const database = await openFresh({ patience: 1 });
    const started = performance.now();
    const slow = sql`select pg_sleep(10)`.execute(database.db).catch(sqlStateOf);
    const locked = Promise.withResolvers<void>();
    const holder = inTransaction(database, async (trx) => {
      await sql`select pg_advisory_xact_lock(1)`.execute(trx);
      locked.resolve();
      return sql`select pg_sleep(2.5)`.execute(trx);
    });
    await locked.promise;
    const waiter = sql`select pg_advisory_lock(1)`.execute(database.db).catch(sqlStateOf);
    const patient = database.withoutTimeouts((db) => sql`select pg_sleep(3.2)`.execute(db));
    expect(await waiter).toBe('55P03');
    expect(await slow).toBe('57014');
    expect(performance.now() - started).toBeLessThan(6000);
    await Promise.all([holder, patient]);
  });
});
