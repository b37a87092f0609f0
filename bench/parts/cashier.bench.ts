import { migrate, openDatabase } from '@pavilion/database';
import { applyReport } from '@pavilion/server/modules/money/payments/settle-deposit.service';
import { applyPayoutReport } from '@pavilion/server/modules/money/payouts/settle-payout.service';
import type { TestServer } from '@pavilion/test-kit';
import { startOwnPostgres } from '@pavilion/test-kit/postgres';
import { sql } from 'kysely';
import { findPgbench, runPgbench } from '../lib/pgbench.ts';
import type { BenchOptions, Figure } from '../lib/report.ts';
import { addPlayers } from './bets-prepare.ts';
import { durableFlags } from './bets.bench.ts';
import { drive, withServer, type Load } from './commits.bench.ts';

const clientCounts = [16, 64];
/** No run moves more in a second. */
const perSecondMax = 1600;
const amountMinor = 1_000n;
const now = new Date('2026-08-01T12:00:00.000Z');
/** As long as a provider's message is. */
const body = JSON.stringify({ note: 'x'.repeat(240) });

/**
 * Something a provider's webhook settles, by its place in the list: from the server, and as the
 * statement alone.
 */
interface Kind {
  what: string;
  add(server: TestServer, count: number): Promise<void>;
  apply(server: TestServer, place: number): Promise<string>;
  /** Of pgbench; `:n` is the place. */
  statement: string;
}

/**
 * Deposits and withdrawals that a provider's webhook says are paid, per second, on a PostgreSQL
 * whose commits reach the disk: from one server process, with the telling of the players that
 * follows, and beside it pgbench with the same SQL function.
 */
export async function benchCashier({ seconds }: BenchOptions): Promise<Figure[]> {
  const postgres = await startOwnPostgres({ flags: durableFlags });
  try {
    const database = await openDatabase({ databaseUrl: postgres.url });
    await migrate(database);
    await database.close();
    await withServer(postgres.url, 10, now, async ({ context: { database: db }, sites }) => {
      await addPlayers(db, { id: sites.alpha, currency: 'PHP' });
    });
    const figures: Figure[] = [];
    // Deposits lock money until it is played, so they come last.
    for (const kind of [withdrawals, deposits])
      figures.push(...(await benchKind(postgres.url, kind, seconds)));
    return figures;
  } finally {
    await postgres.stop();
  }
}

async function benchKind(url: string, kind: Kind, seconds: number): Promise<Figure[]> {
  const count = clientCounts.length * 2 * seconds * perSecondMax;
  await withServer(url, 10, now, (server) => kind.add(server, count));
  const figures: Figure[] = [];
  let next = 0;
  for (const clients of clientCounts) {
    const load = { clients, seconds };
    const figure = await withServer(url, clients, now, (server) =>
      drive(kind.what, load, async () => {
        next += 1;
        const outcome = await kind.apply(server, next);
        if (outcome !== 'applied') throw new Error(`one of ${kind.what} was ${outcome}`);
        return 1;
      }),
    );
    figures.push({ ...figure, ...(await besidePgbench(url, kind, figure.value, load)) });
  }
  return figures;
}

/** The same function from as many clients of pgbench, from the other end of the list. */
async function besidePgbench(
  url: string,
  { what, statement }: Kind,
  value: number,
  load: Load,
): Promise<Partial<Figure>> {
  const program = findPgbench();
  if (!program) return {};
  const place = `nextval('bench_next_${what.replaceAll(' ', '_')}')`;
  const script = `${statement.replaceAll(':n', 'n')} from (select ${place} as n offset 0) place;\n`;
  const { perSecond } = await runPgbench(program, url, script, load);
  return {
    baseline: { name: 'pgbench, same function', value: perSecond },
    aim: 'half of it or better',
    isMet: value >= perSecond / 2,
  };
}

const webhookOf = (provider: string, place: number) => ({
  ...{ provider, webhookId: `webhook-${place}`, reference: `bench-${place}`, outcome: 'paid' },
  ...{ body, now },
});

/** Counts down from the end of the list. */
async function addSequence({ context }: TestServer, what: string, count: number): Promise<void> {
  const name = sql.raw(`bench_next_${what.replaceAll(' ', '_')}`);
  await sql`create sequence ${name} increment
    -1 minvalue 1 maxvalue ${sql.lit(count)} start ${sql.lit(count)}`.execute(context.database.db);
}

const at = `'${now.toISOString()}'::timestamptz`;

const deposits: Kind = {
  what: 'deposits paid',
  async add(server, count) {
    await server.context.database.withoutTimeouts((patient) =>
      sql`insert into deposits (id, site_id, player_id, method_code, provider, provider_reference,
        currency, amount_minor, status,
          redirect_url, request_id, request_hash, expires_at, next_query_at, created_at, updated_at)
        select gen_random_uuid(), ${server.sites.alpha}::uuid, p.id, 'bench', 'bench',
               'bench-' || g.n, 'PHP', ${amountMinor}::bigint, 'pending', '/', gen_random_uuid(),
               '\\x00'::bytea, ${now}::timestamptz + interval '9 years',
               ${now}::timestamptz + interval '9 years', ${now}::timestamptz, ${now}::timestamptz
          from generate_series(1, ${count}::integer) g (n)
          join bench_players p on p.n = 1 + g.n % 200`.execute(patient),
    );
    await addSequence(server, this.what, count);
  },
  apply: ({ context }, place) =>
    applyReport(
      context,
      'bench',
      { providerReference: `bench-${place}`, outcome: 'paid', currency: 'PHP', amountMinor },
      webhookOf('bench', place),
    ),
  statement: `select settle_deposit('bench', 'bench-' || :n, 'PHP', ${amountMinor},
    'webhook-' || :n, '${body}', gen_random_uuid(), ${at}, ${at})`,
};

/**
 * Ids of withdrawals by their place, so that nothing is looked up: the place in the last digits.
 */
const idOf = (place: number): string =>
  `00000000-0000-4000-8000-${place.toString().padStart(12, '0')}`;
const idSql = (place: string): string =>
  `('00000000-0000-4000-8000-' || lpad((${place})::text, 12, '0'))::uuid`;

const withdrawals: Kind = {
  what: 'withdrawals paid',
  async add(server, count) {
    const { database } = server.context;
    const siteId = server.sites.alpha;
    await sql`insert into payout_destinations (id, site_id, player_id, method_code, format,
      holder_name, fields, masked, fingerprint,
        ready_at, request_id, request_hash, created_at)
      select p.id, ${siteId}::uuid, p.id, 'bench', 'bench', 'Bench', '{}', 'x',
        decode(md5(p.id::text), 'hex'),
             ${now}::timestamptz, p.id, '\\x00', ${now}::timestamptz from bench_players p`.execute(
      database.db,
    );
    await database.withoutTimeouts(async (patient) => {
      await sql`select request_withdrawal(${sql.raw(idSql('g.n'))}, ${siteId}::uuid, p.id, p.id,
        'bench', 'bench', 'PHP', ${amountMinor}::bigint, 0,
          gen_random_uuid(), '\\x00', ${now}::timestamptz)
        from generate_series(1, ${count}::integer) g (n) join bench_players p
          on p.n = 1 + g.n % 200`.execute(patient);
      for (const state of ['checking', 'approved', 'sent'])
        await sql`select move_withdrawal(w.id, ${state}, null, ${now}::timestamptz)
          from withdrawals w`.execute(patient);
    });
    await addSequence(server, this.what, count);
  },
  apply: ({ context }, place) =>
    applyPayoutReport(
      context,
      'bench',
      {
        withdrawalId: idOf(place),
        providerReference: `bench-${place}`,
        outcome: 'paid',
        currency: 'PHP',
        netMinor: amountMinor,
      },
      webhookOf('bench-payouts', place),
    ),
  statement: `select settle_payout('bench', ${idSql(':n')}, 'bench-' || :n, 'paid', 'PHP',
    ${amountMinor}, 'bench-payouts', 'webhook-' || :n, '${body}', ${at})`,
};
