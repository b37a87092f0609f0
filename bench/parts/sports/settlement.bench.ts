import { migrate, openDatabase } from '@pavilion/database';
import { sql } from 'kysely';
import { settleEvents } from '@pavilion/server/modules/sports/betting/index';
import {
  createBettingWorld,
  worldNow,
  worldOdds,
  type BettingWorld,
} from '@pavilion/server/testing/betting-world';
import type { TestServer } from '@pavilion/test-kit';
import { startOwnPostgres } from '@pavilion/test-kit/postgres';
import { parentOf, processorSecondsOfFamily } from '../../lib/processor-seconds.ts';
import { scaled, type BenchOptions, type Figure } from '../../lib/report.ts';
import type { BenchSelection } from '../bets-pgbench.ts';
import { addPlayers } from '../bets-prepare.ts';
import { durableFlags } from '../bets.bench.ts';
import { withServer } from '../commits.bench.ts';
import { countOf, placeParlays, slipsFor } from './parlays.ts';

const betCount = 100_000;
const playerCount = 1_000;
const matchCount = 3;
const aimSeconds = 5;
const poolSize = 10;
const currency = 'PHP';
const roomy = { maxWin: 10n ** 9n, maxLiability: 9n * 10n ** 14n };
const score: [number, number] = [2, 0];

type Match = Pick<BettingWorld, 'eventId' | 'selections'>;

/**
 * A hundred thousand open parlays of three matches: what their last match takes to settle them
 * all, half of them won. One process, PostgreSQL whose commits reach the disk.
 */
export async function benchSettlement(options: BenchOptions): Promise<Figure[]> {
  const postgres = await startOwnPostgres({ flags: durableFlags });
  try {
    const database = await openDatabase({ databaseUrl: postgres.url });
    await migrate(database);
    await database.close();
    return await withServer(postgres.url, poolSize, worldNow, async (server) => {
      const players = scaled(playerCount, options);
      const slips = slipsFor(scaled(betCount, options), players);
      const { world, matches } = await placeAll(server, players, slips);
      return [await settleAll(server, world, matches, countOf({ players, slips }))];
    });
  } finally {
    await postgres.stop();
  }
}

async function placeAll(server: TestServer, players: number, slips: number) {
  const { database } = server.context;
  const siteId = server.sites.alpha;
  const world = await createBettingWorld(database, roomy, { siteId });
  await addPlayers(database, { id: siteId, currency }, players);
  const matches: Match[] = [];
  for (let made = 0; made < matchCount; made += 1) matches.push(await world.addEvent());
  const last = matchCount - 1;
  const legs = (ofLast: string): BenchSelection[] =>
    matches.map(({ selections }, index) => ({
      selectionId: selections[index === last ? ofLast : 'home'] ?? '',
      oddsMilli: worldOdds['1x2'],
    }));
  const parlays = { siteId, currency, players, slips, now: worldNow };
  await placeParlays(database, { ...parlays, legs: [legs('home'), legs('away')] });
  await database.withoutTimeouts((db) => sql`analyze`.execute(db));
  return { world, matches };
}

/** All but the last match leave the bets open, each with a leg less to wait for. */
async function settleAll(
  server: TestServer,
  world: BettingWorld,
  matches: readonly Match[],
  bets: number,
): Promise<Figure> {
  const { db } = server.context.database;
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  const postgres = parentOf(rows[0]?.pid ?? 0);
  const took: number[] = [];
  const spent = { serverMs: 0, postgresSeconds: 0 };
  for (const { eventId } of matches) {
    await world.result(eventId, score);
    const before = { server: process.cpuUsage(), postgres: processorSecondsOfFamily(postgres) };
    const startedMs = performance.now();
    await settleEvents(server.context);
    took.push((performance.now() - startedMs) / 1000);
    const { user, system } = process.cpuUsage(before.server);
    spent.serverMs = (user + system) / 1000;
    spent.postgresSeconds = processorSecondsOfFamily(postgres) - before.postgres;
  }
  await demandSettled(server, bets);
  const value = took.at(-1) ?? Number.NaN;
  return {
    name: `${bets.toLocaleString('en')} open parlays settled, PostgreSQL with fsync`,
    ...{ value, unit: 's', aim: `${aimSeconds} s`, isMet: value <= aimSeconds },
    detail: {
      serverProcessorSeconds: (spent.serverMs / 1000).toFixed(2),
      postgresProcessorSeconds: spent.postgresSeconds.toFixed(2),
      betsPerSecond: Math.round(bets / value),
      legsOfEarlierMatchesSeconds: took
        .slice(0, -1)
        .map((seconds) => seconds.toFixed(1))
        .join(' '),
    },
  };
}

async function demandSettled({ context }: TestServer, bets: number): Promise<void> {
  const { rows } = await sql<{ won: number; lost: number }>`
    select count(*) filter (where result = 'won')::integer as won,
           count(*) filter (where result = 'lost')::integer as lost
      from bets where status = 'settled'`.execute(context.database.db);
  const { won = 0, lost = 0 } = rows[0] ?? {};
  if (won !== bets / 2 || lost !== bets / 2)
    throw new Error(`of ${bets} bets ${won} were won and ${lost} lost`);
}
