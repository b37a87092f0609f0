import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from '@pavilion/test-kit/engines';
import type { Database } from '../database.ts';
import { isUniqueViolation } from '../sql-error.ts';

describeOnBothEngines('the log of events', (openFresh) => {
  let database: Database;
  beforeAll(async () => {
    database = await openFresh();
  });
  const write = (seq: number | null) =>
    sql`insert into realtime_events (id, seq, name, data, created_at)
      values (gen_random_uuid(), ${seq}::bigint, 'x', '{"b": 1, "a": 2}', now())`.execute(
      database.db,
    );

  it('gives a number once, and lets any number of events wait for one', async () => {
    await write(null);
    await write(null);
    await write(7_000_001);
    const error = await write(7_000_001).catch((thrown: unknown) => thrown);
    expect(isUniqueViolation(error, 'realtime_events_one_per_seq')).toBe(true);
  });

  it('finds an event by its number without reading the others', async () => {
    const plan = await database.db.transaction().execute(async (trx) => {
      await sql`set local enable_seqscan = off`.execute(trx);
      return sql<{ 'QUERY PLAN': string }>`explain select * from realtime_events
        where seq > ${5}::bigint order by seq limit 10`.execute(trx);
    });
    expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toContain(
      'using realtime_events_one_per_seq',
    );
  });
});
