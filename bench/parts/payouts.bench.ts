import { migrate, openDatabase } from '@pavilion/database';
import { applyPayoutReport } from '@pavilion/server/modules/payouts/settle-payout.service';
import type { TestServer } from '@pavilion/test-kit';
import { startOwnPostgres } from '@pavilion/test-kit/postgres';
import { sql } from 'kysely';
import { findPgbench, runPgbench } from '../lib/pgbench.ts';
import type { BenchOptions, Figure } from '../lib/report.ts';
import { addPlayers } from './bets-prepare.ts';
import { durableFlags } from './bets.bench.ts';
import { drive, withServer, type Load } from './commits.bench.ts';

const clientCounts = [16, 64];
/** No run pays more in a second. */
const perSecondMax = 1500;
const amountMinor = 1_000n;
const now = new Date('2026-08-01T12:00:00.000Z');

/**
 * Withdrawals that a provider says are paid, per second, on a PostgreSQL whose commits reach the disk: from one server process, and beside it
 * pgbench with the same SQL function.
 */
export async function benchPayouts({ seconds }: BenchOptions): Promise<Figure[]> {
  const postgres = await startOwnPostgres({ flags: durableFlags });
  try {
    const database = await openDatabase({ databaseUrl: postgres.url });
    await migrate(database);
    await database.close();
    const runs = clientCounts.length * 2;
    const ids = await withServer(postgres.url, 10, now, (server) =>
      addSentWithdrawals(server, runs * seconds * perSecondMax),
    );
    const figures: Figure[] = [];
    for (const clients of clientCounts) {
      const load = { clients, seconds };
      const figure = await withServer(postgres.url, clients, now, (server) =>
        payFrom(server, ids, load),
      );
      figures.push({ ...figure, ...(await besidePgbench(postgres.url, figure, load, ids)) });
    }
    return figures;
  } finally {
    await postgres.stop();
  }
}

/** Withdrawals that were sent to the bench's provider; gives their ids, those for pgbench are at the end. */
async function addSentWithdrawals(
  { context, sites }: TestServer,
  count: number,
): Promise<string[]> {
  const { database } = context;
  const { db } = database;
  const siteId = sites.alpha;
  await addPlayers(database, { id: siteId, currency: 'PHP' });
  await sql`insert into payout_destinations (id, site_id, player_id, method_code, format, holder_name, fields, masked, fingerprint,
      ready_at, request_id, request_hash, created_at)
    select p.id, ${siteId}::uuid, p.id, 'bench', 'bench', 'Bench', '{}', 'x', decode(md5(p.id::text), 'hex'),
           ${now}::timestamptz, p.id, '\\x00', ${now}::timestamptz from bench_players p`.execute(
    db,
  );
  await sql`create table bench_withdrawals (n bigint generated always as identity primary key, id uuid not null)`.execute(
    db,
  );
  await sql`create sequence bench_next increment -1 minvalue 1 maxvalue ${sql.lit(count)} start ${sql.lit(count)}`.execute(
    db,
  );
  await sql`insert into bench_withdrawals (id) select gen_random_uuid() from generate_series(1, ${count}::integer)`.execute(
    db,
  );
  await database.withoutTimeouts(async (patient) => {
    await sql`select request_withdrawal(w.id, ${siteId}::uuid, p.id, p.id, 'bench', 'bench', 'PHP', ${amountMinor}::bigint, 0,
        w.id, '\\x00', ${now}::timestamptz)
      from bench_withdrawals w join bench_players p on p.n = 1 + w.n % 200`.execute(patient);
    for (const state of ['checking', 'approved', 'sent'])
      await sql`select move_withdrawal(w.id, ${state}, null, ${now}::timestamptz) from bench_withdrawals w`.execute(
        patient,
      );
  });
  const { rows } = await sql<{
    id: string;
  }>`select id from bench_withdrawals order by n desc`.execute(db);
  return rows.map(({ id }) => id);
}

function payFrom({ context }: TestServer, ids: string[], load: Load): Promise<Figure> {
  return drive('withdrawals paid', load, async () => {
    const withdrawalId = ids.pop();
    if (withdrawalId === undefined) return null;
    const outcome = await applyPayoutReport(context, 'bench', {
      withdrawalId,
      providerReference: withdrawalId,
      outcome: 'paid',
      currency: 'PHP',
      netMinor: amountMinor,
    });
    if (outcome !== 'applied') throw new Error(`a payout was ${outcome}`);
    return 1;
  });
}

/** The same function from as many clients of pgbench, from the other end of the list. */
async function besidePgbench(
  url: string,
  { value }: Figure,
  load: Load,
  ids: readonly string[],
): Promise<Partial<Figure>> {
  const program = findPgbench();
  if (!program || ids.length === 0) return {};
  const script = `select move_withdrawal((select id from bench_withdrawals where n = (select nextval('bench_next'))), 'paid', null, '${now.toISOString()}');\n`;
  const { perSecond } = await runPgbench(program, url, script, load);
  return {
    baseline: { name: 'pgbench, same function', value: perSecond },
    aim: 'half of it or better',
    isMet: value >= perSecond / 2,
  };
}
