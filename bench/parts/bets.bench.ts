import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { startOwnPostgres } from '@pavilion/test-kit/postgres';
import { drive, type LoadResult } from '../lib/load.ts';
import { findPgbench, runPgbench } from '../lib/pgbench.ts';
import type { BenchOptions, Figure } from '../lib/report.ts';
import { fillDatabase, startServerProcess } from '../lib/server-process.ts';
import { betScript, singleOn } from './bets-pgbench.ts';
import { prepareBets, type PreparedBets } from './bets-prepare.ts';

const connections = 32;
const clients = 8;
/** Limits work as they do for players, only out of reach: one address sends everything here. */
const limits = { REQUESTS_PER_MINUTE: '10000000' };
/** As PostgreSQL runs for real money: every commit reaches the disk. */
export const durableFlags = [
  '-c',
  'fsync=on',
  '-c',
  'synchronous_commit=on',
  '-c',
  'max_connections=120',
];

/**
 * Bets per second over HTTP on PGlite, and on PostgreSQL next to pgbench with the same statement.
 */
export async function benchBets(options: BenchOptions): Promise<Figure[]> {
  return [await benchOnPglite(options), ...(await benchOnPostgres(options))];
}

async function benchOnPglite({ seconds }: BenchOptions): Promise<Figure> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pavilion-bench-data-'));
  try {
    await fillDatabase({ DATA_DIR: dataDir });
    const result = await driveBets(await prepareBets({ dataDir }), { DATA_DIR: dataDir }, seconds);
    return figure('bets per second over HTTP, PGlite', result);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function benchOnPostgres({ seconds }: BenchOptions): Promise<Figure[]> {
  const postgres = await startOwnPostgres({ flags: durableFlags });
  try {
    const environment = { DATABASE_URL: postgres.url };
    await fillDatabase(environment);
    const prepared = await prepareBets({ databaseUrl: postgres.url });
    const program = findPgbench();
    const script = betScript(prepared.target, singleOn(prepared.selections[0]));
    const pgbench = async (): Promise<number> =>
      program
        ? (await runPgbench(program, postgres.url, script, { clients, seconds })).perSecond
        : 0;
    // Before and after: a machine that others use too drifts, and tables grow.
    const before = await pgbench();
    const result = await driveBets(prepared, environment, seconds);
    if (!program)
      return [figure('bets per second over HTTP, PostgreSQL (no pgbench on this machine)', result)];
    const rate = (before + (await pgbench())) / 2;
    return [
      {
        ...figure('bets per second over HTTP, PostgreSQL', result),
        baseline: { name: `pgbench, ${clients} clients, same statement`, value: rate },
        aim: 'half of pgbench',
        isMet: result.perSecond >= rate / 2,
      },
    ];
  } finally {
    await postgres.stop();
  }
}

async function driveBets(
  { selections: [selection], host, players }: PreparedBets,
  environment: Record<string, string>,
  seconds: number,
): Promise<LoadResult> {
  const server = await startServerProcess({ ...limits, ...environment });
  let next = 0;
  const body = () => {
    const player = players[next++ % players.length];
    return JSON.stringify({
      account_id: player?.accountId,
      auth: player?.token,
      request_id: randomUUID(),
      odds_change: 'any',
      bets: [
        {
          selection_id: selection.selectionId,
          odds: (selection.oddsMilli / 1000).toFixed(3),
          stake: '1.00',
        },
      ],
    });
  };
  try {
    const request = { path: '/api/sports/bet_place', headers: { host }, body };
    const result = await drive(server.origin, request, { connections, seconds });
    if (result.failures > 0) throw new Error(`${result.failures} bets were not accepted`);
    return result;
  } finally {
    await server.stop();
  }
}

function figure(name: string, result: LoadResult): Figure {
  return {
    name,
    value: result.perSecond,
    unit: 'bets/s',
    detail: { connections, p50Ms: result.p50Ms, p99Ms: result.p99Ms },
  };
}
