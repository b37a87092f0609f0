import { randomUUID } from 'node:crypto';
import { signHeaders, transact } from '@pavilion/contracts/provider';
import { openDatabase } from '@pavilion/database';
import { startOwnPostgres } from '@pavilion/test-kit/postgres';
import { sql } from 'kysely';
import { drive, type LoadResult } from '../lib/load.ts';
import { driveSteadily, type SteadyResult } from '../lib/open-loop.ts';
import { findPgbench, runPgbench } from '../lib/pgbench.ts';
import type { BenchOptions, Figure } from '../lib/report.ts';
import { fillDatabase, startServerProcess } from '../lib/server-process.ts';
import { durableFlags } from './bets.bench.ts';
import { prepareStudio, studio, transactScript, type PreparedStudio } from './transact-prepare.ts';

const clientCounts = [16, 64];
const aimShare = 0.5;
/** The promised rate, after one that a small machine keeps up with too. */
const steadyRates = [200, 500];
const limits = { REQUESTS_PER_MINUTE: '10000000', DATABASE_POOL_SIZE: '16' };

/**
 * Signed rounds of a studio (stake and win in one `transact`) per second over HTTP, next to pgbench
 * with the same function; then steady streams of them.
 */
export async function benchTransact({ seconds }: BenchOptions): Promise<Figure[]> {
  const postgres = await startOwnPostgres({ flags: durableFlags });
  const environment = { DATABASE_URL: postgres.url };
  try {
    await fillDatabase(environment);
    const prepared = await prepareStudio(postgres.url);
    const program = findPgbench();
    if (program) await warmUp(program, postgres.url, prepared);
    const { rounds, steady } = await driveRounds(prepared, environment, seconds);
    const figures: Figure[] = [];
    for (const { clients, result } of rounds) {
      const figure = figureOf(clients, result);
      figures.push(figure);
      if (!program) continue;
      const script = transactScript(prepared, clients);
      const { perSecond } = await runPgbench(program, postgres.url, script, { clients, seconds });
      figure.baseline = { name: `pgbench, ${clients} clients, same function`, value: perSecond };
      figure.aim = 'half of pgbench';
      figure.isMet = result.perSecond >= aimShare * perSecond;
    }
    return [...figures, ...steady.map(steadyFigure)];
  } finally {
    await postgres.stop();
  }
}

/**
 * As a database is that has been played on: some rounds in its tables, and their statistics known,
 * by which the server's connections plan.
 */
async function warmUp(program: string, url: string, prepared: PreparedStudio): Promise<void> {
  const clients = 16;
  await runPgbench(program, url, transactScript(prepared, clients), { clients, seconds: 3 });
  const database = await openDatabase({ databaseUrl: url });
  await sql`analyze`.execute(database.db);
  await database.close();
}

interface Driven {
  rounds: { clients: number; result: LoadResult }[];
  steady: { rate: number; result: SteadyResult }[];
}

/** Each number of clients in turn and then the steady streams, on one server. */
async function driveRounds(
  prepared: PreparedStudio,
  environment: Record<string, string>,
  seconds: number,
): Promise<Driven> {
  const server = await startServerProcess({ ...limits, ...environment });
  const { path } = transact;
  const body = roundsOf(prepared);
  const sign = signerOf(prepared);
  try {
    const rounds: Driven['rounds'] = [];
    for (const clients of clientCounts) {
      const request = { path, body, sign, isGood };
      const result = await drive(server.origin, request, { connections: clients, seconds });
      if (result.failures > 0) throw new Error(`${result.failures} rounds were not played`);
      rounds.push({ clients, result });
    }
    const make = () => {
      const text = body();
      return { body: text, headers: sign(text) };
    };
    const steady: Driven['steady'] = [];
    for (const rate of steadyRates) {
      const load = { perSecond: rate, seconds };
      const result = await driveSteadily(server.origin, { path, make, isGood }, load);
      steady.push({ rate, result });
    }
    return { rounds, steady };
  } finally {
    await server.stop();
  }
}

const isGood = (text: string): boolean => text.includes('"status":"ok"');

/** A round of the next player: 1.00 staked, 0.50 won, closed. */
function roundsOf({ seats, site }: PreparedStudio): () => string {
  let next = 0;
  return () => {
    const seat = seats[next++ % seats.length];
    const round = { kind: 'debitCredit', txId: randomUUID(), amount: '1.00', win: '0.50' };
    return JSON.stringify({
      session: seat?.session,
      player: seat?.alias,
      provider: studio.provider,
      game: studio.game,
      currency: site.currency,
      roundId: randomUUID(),
      actions: [{ ...round, finished: true }],
    });
  };
}

function signerOf({ key }: PreparedStudio): (body: string) => Record<string, string> {
  return (body) =>
    signHeaders(key, {
      method: 'POST',
      path: transact.path,
      timestamp: new Date(performance.timeOrigin + performance.now()).toISOString(),
      nonce: randomUUID(),
      body,
    });
}

const figureOf = (clients: number, { perSecond, p50Ms, p99Ms }: LoadResult): Figure => ({
  name: `rounds of a studio per second over HTTP, PostgreSQL with fsync, ${clients} clients`,
  value: perSecond,
  unit: 'rounds/s',
  detail: { p50Ms, p99Ms },
});

const steadyFigure = ({
  rate,
  result: { perSecond, p50Ms, p99Ms, failures },
}: Driven['steady'][number]): Figure => ({
  name: `answer to a studio p99 at a steady ${rate} rounds/s`,
  value: p99Ms,
  unit: 'ms',
  detail: {
    p50Ms: Math.round(p50Ms),
    answeredPerSecond: Math.round(perSecond),
    refusedOrLost: failures,
  },
});
