import { randomUUID } from 'node:crypto';
import { openDatabase, migrate, type Database } from '@pavilion/database';
import type { ServerContext } from '@pavilion/server/context';
import type { PlayerContext } from '@pavilion/server/http/request-context';
import { placeBet } from '@pavilion/server/modules/sports/betting/index';
import { settleEvent } from '@pavilion/server/modules/sports/betting/settle-events.service';
import { findEventsToSettle } from '@pavilion/server/modules/sports/betting/settle-events.store';
import { applyReport } from '@pavilion/server/modules/money/payments/settle-deposit.service';
import {
  importFootballData,
  writeSportsLimits,
} from '@pavilion/server/modules/sports/sportsbook/index';
import { startTestServer, type TestServer, type TestServerOptions } from '@pavilion/test-kit';
import { startOwnPostgres } from '@pavilion/test-kit/postgres';
import { sql } from 'kysely';
import type { BenchOptions, Figure } from '../lib/report.ts';
import { addPlayers, widenLimits, type BenchPlayer } from './bets-prepare.ts';
import { durableFlags } from './bets.bench.ts';
import { compareNotify, prepareNotify } from './notify-pgbench.ts';

const clientCounts = [16, 64];
const clubs = Array.from({ length: 16 }, (_, index) => `Club ${String.fromCharCode(65 + index)}`);
const betsPerEvent = 30;
/** So many stay open for the bets that are measured. */
const openEvents = 20;
const depositCount = 12_000;
const dayMs = 24 * 60 * 60_000;
const firstDay = new Date('2026-08-01T15:00:00.000Z').getTime();

/**
 * Transactions that move money and say so, on a PostgreSQL whose commits reach the disk: bets,
 * settlements (a bet each) and deposits per second, from one server process with as many
 * connections as clients; and the same books and events from pgbench, beside a NOTIFY in each
 * transaction.
 */
export async function benchCommits({ seconds }: BenchOptions): Promise<Figure[]> {
  const postgres = await startOwnPostgres({ flags: durableFlags });
  try {
    const world = await prepare(postgres.url);
    const figures: Figure[] = [];
    for (const part of [benchBets, benchSettlements, benchDeposits])
      for (const clients of clientCounts)
        figures.push(
          await withServer(postgres.url, clients, world.now(part === benchBets), (server) =>
            part(server, world, { clients, seconds }),
          ),
        );
    return [...figures, ...(await benchNotify(postgres.url, world, seconds))];
  } finally {
    await postgres.stop();
  }
}

interface World {
  siteId: string;
  players: BenchPlayer[];
  selectionIds: string[];
  /** Before the matches, or after all but those that stay open. */
  now(isBefore: boolean): Date;
}

export type Load = { clients: number; seconds: number };

/**
 * A server in this process on a pool of so many connections. Its clock stands still unless another
 * is given.
 */
export async function withServer<T>(
  url: string,
  poolSize: number,
  now: Date,
  work: (server: TestServer) => Promise<T>,
  ports: TestServerOptions['ports'] = {},
): Promise<T> {
  const database = await openDatabase({ databaseUrl: url, poolSize });
  try {
    const server = await startTestServer({ database, now, ports });
    try {
      return await work(server);
    } finally {
      await server.close();
    }
  } finally {
    await database.close();
  }
}

/**
 * Players with money, matches with bets on them and their results, and deposits that wait to be
 * paid.
 */
async function prepare(url: string): Promise<World> {
  const database = await openDatabase({ databaseUrl: url });
  await migrate(database);
  await database.close();
  const before = new Date(firstDay - 10 * dayMs);
  const pairs = clubs.flatMap((home) =>
    clubs.filter((away) => away !== home).map((away) => [home, away] as const),
  );
  const after = new Date(firstDay + (pairs.length - openEvents) * dayMs - dayMs / 2);
  const head = 'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,AvgH,AvgD,AvgA';
  const lines = (score: string, matches: typeof pairs) =>
    matches.map(([home, away], index) => {
      const [year, month, day] = new Date(firstDay + index * dayMs)
        .toISOString()
        .slice(0, 10)
        .split('-');
      return `SC0,${day}/${month}/${year},15:00,${home},${away},${score},1.50,4.00,6.00`;
    });
  const read = (server: TestServer, mode: 'fixtures' | 'results', rows: string[]) =>
    importFootballData(server.context, [head, ...rows].join('\n'), mode);
  const made = await withServer(url, 10, before, async (server) => {
    const { db } = server.context.database;
    const siteId = server.sites.alpha;
    await writeSportsLimits(db, siteId, {
      minStakeMinor: 100n,
      maxStakeMinor: 1_000_000n,
      maxWinMinor: 10n ** 9n,
      maxEventLiabilityMinor: 9n * 10n ** 14n,
    });
    await widenLimits(server.context.database, siteId);
    const players = await addPlayers(server.context.database, { id: siteId, currency: 'PHP' });
    await read(server, 'fixtures', lines(',,', pairs));
    const { rows } = await sql<{ id: string }>`
      select s.id from selections s join markets m on m.id = s.market_id
        join events e on e.id = m.event_id
       where m.kind = '1x2' and s.outcome = 'home' order by e.start_time`.execute(db);
    for (const [index, { id }] of rows.slice(0, -openEvents).entries())
      await placeMany(server.context.database, {
        siteId,
        player: (index % players.length) + 1,
        selectionId: id,
        now: before,
      });
    await addDeposits(server.context, siteId);
    return { siteId, players, selectionIds: rows.slice(-openEvents).map(({ id }) => id) };
  });
  await withServer(url, 10, after, async (server) => {
    await read(server, 'results', lines('2,0,H', pairs.slice(0, -openEvents)));
  });
  return { ...made, now: (isBefore) => (isBefore ? before : after) };
}

async function placeMany(
  { db }: Database,
  bet: { siteId: string; player: number; selectionId: string; now: Date },
): Promise<void> {
  await sql`select place_slip(${bet.siteId}, (select id from bench_players where n = ${bet.player}),
    gen_random_uuid(), gen_random_uuid(),
      '\\x00'::bytea, 'PHP', 'any',
      jsonb_build_array(jsonb_build_object('bet_id', gen_random_uuid(), 'bet_type', 'single',
        'unit_stake_minor', 100, 'line_count', 1, 'sizes', '[]'::jsonb, 'bankers', '[]'::jsonb,
        'legs', jsonb_build_array(
        jsonb_build_object('selection_id', ${bet.selectionId}::text, 'odds_milli', 1500)))),
        '{}'::jsonb, 1, false, ${bet.now}::timestamptz)
    from generate_series(1, ${betsPerEvent}::integer)`.execute(db);
}

async function addDeposits({ database, clock }: ServerContext, siteId: string): Promise<void> {
  const now = clock.now();
  const { db } = database;
  await sql`insert into deposits (id, site_id, player_id, method_code, provider, provider_reference,
    currency, amount_minor, status,
      redirect_url, request_id, request_hash, expires_at, next_query_at, created_at, updated_at)
    select gen_random_uuid(), ${siteId}, p.id, 'bench', 'bench', 'bench-' || g.n, 'PHP', 10000,
           'pending', '/', gen_random_uuid(), '\\x00'::bytea,
           ${now}::timestamptz + interval '9 years', ${now}::timestamptz + interval '9 years',
           ${now}::timestamptz, ${now}::timestamptz
      from generate_series(1, ${depositCount}::integer) g (n)
      join bench_players p on p.n = 1 + g.n % 200`.execute(db);
}

function benchBets(server: TestServer, world: World, load: Load): Promise<Figure> {
  const { context } = server;
  const site = context.sites.byId(world.siteId);
  if (!site) throw new Error('no site');
  let next = 0;
  return drive('bets', load, async () => {
    next += 1;
    const player = world.players[next % world.players.length];
    const selectionId = world.selectionIds[next % openEvents];
    // What a call gets once the session is proved.
    const asked = {
      server: context,
      site,
      player: { id: player?.id ?? '', accountId: '', sessionId: '' },
      now: context.clock.now(),
    } as unknown as PlayerContext;
    await placeBet(asked, {
      request_id: randomUUID(),
      odds_change: 'any',
      bets: [{ selection_id: selectionId, odds: '1.500', stake: '1.00' }],
    } as Parameters<typeof placeBet>[1]);
    return 1;
  });
}

async function benchSettlements(server: TestServer, _world: World, load: Load): Promise<Figure> {
  const events = await findEventsToSettle(server.context.database.db);
  return drive('settlements', load, async () => {
    const event = events.pop();
    return event ? settleEvent(server.context, event, 1) : null;
  });
}

/**
 * What a NOTIFY in the transaction would cost, with nothing else in the way: the same statements
 * sent by pgbench.
 */
async function benchNotify(url: string, world: World, seconds: number): Promise<Figure[]> {
  const at = `'${world.now(true).toISOString()}'::timestamptz`;
  const statements = {
    deposits: 'select bench_deposit(:n, :notifies);',
    bets: `\\set k random(1, ${openEvents})\nselect bench_bet(:n, ('{${world.selectionIds.join(',')}}'::uuid[])[:k], ${at}, :notifies);`,
  };
  return withServer(url, 4, world.now(false), async ({ context }) => {
    await prepareNotify(context.database);
    const figures: Figure[] = [];
    for (const [what, statement] of Object.entries(statements))
      for (const clients of clientCounts)
        figures.push(
          ...(await compareNotify(context, url, {
            what,
            statement,
            clients,
            seconds,
          })),
        );
    return figures;
  });
}

let paid = 0;

function benchDeposits(server: TestServer, _world: World, load: Load): Promise<Figure> {
  return drive('deposits', load, async () => {
    if (paid === depositCount) return null;
    paid += 1;
    const outcome = await applyReport(server.context, 'bench', {
      providerReference: `bench-${paid}`,
      outcome: 'paid',
      currency: 'PHP',
      amountMinor: 10_000n,
    });
    if (outcome !== 'applied') throw new Error(`a deposit was ${outcome}`);
    return 1;
  });
}

/**
 * Calls `work` from so many clients for a while; it gives how much it did, null when there is no
 * more to do.
 */
export async function drive(
  what: string,
  { clients, seconds }: Load,
  work: () => Promise<number | null>,
): Promise<Figure> {
  const startedMs = performance.now();
  const untilMs = startedMs + seconds * 1000;
  let done = 0;
  const client = async (): Promise<void> => {
    while (performance.now() < untilMs) {
      const count = await work();
      if (count === null) return;
      done += count;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return {
    name: `${what} per second, PostgreSQL with fsync, ${clients} clients`,
    value: (done * 1000) / (performance.now() - startedMs),
    unit: `${what}/s`,
  };
}
