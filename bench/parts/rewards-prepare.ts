import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';
import type { TestServer } from '@pavilion/test-kit';

export const crowdCount = 1_000_000;

/**
 * Writes many rows as they are, in one transaction with the checks put off: row by row a million
 * would take a quarter of an hour.
 */
export function fill(
  { context }: TestServer,
  work: (executor: Executor) => Promise<unknown>,
): Promise<void> {
  return context.database.withoutTimeouts((db) =>
    db.transaction().execute(async (executor) => {
      await sql`set local session_replication_role = replica`.execute(executor);
      await work(executor);
    }),
  );
}

/** A million players of the first site, numbered in `bench_crowd`. */
export async function addCrowd(server: TestServer): Promise<void> {
  const { context, sites } = server;
  const now = context.clock.now();
  await fill(server, async (executor) => {
    await sql`create table bench_crowd (n integer primary key, id uuid not null)`.execute(executor);
    await sql`insert into bench_crowd
      select n, gen_random_uuid() from generate_series(1, ${crowdCount}::integer) n`.execute(
      executor,
    );
    await sql`insert into players (id, site_id, account_id, password_hash, phone, email, status,
      language, referral_code,
        created_at, activated_at, updated_at)
      select c.id, ${sites.alpha}::uuid, 'crowd' || c.n, 'none', '+1666' || lpad(c.n::text, 7, '0'),
             'crowd' || c.n || '@example.com', 'ACTIVE', 'en-US', 'crowd' || c.n,
             ${now}::timestamptz - interval '90 days', ${now}::timestamptz - interval '90 days',
             ${now}::timestamptz
        from bench_crowd c`.execute(executor);
    await sql`insert into player_stats (player_id, site_id) select id, ${sites.alpha}::uuid
      from bench_crowd`.execute(executor);
  });
  await context.database.withoutTimeouts((db) => sql`analyze`.execute(db));
}
