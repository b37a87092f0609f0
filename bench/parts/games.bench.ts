import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { startOwnPostgres } from '@pavilion/test-kit/postgres';
import { drive, type LoadResult } from '../lib/load.ts';
import { findPgbench, runPgbench } from '../lib/pgbench.ts';
import type { BenchOptions, Figure } from '../lib/report.ts';
import { fillDatabase, startServerProcess } from '../lib/server-process.ts';
import { prepareBets, type PreparedBets } from './bets-prepare.ts';
import { durableFlags } from './bets.bench.ts';

const clientCounts = [16, 64];
const aimShare = 0.6;
const dice = { provider_code: 'PAVILION', game_code: 'dice' };
/** Limits work as they do for players, only out of reach: one address sends everything here. */
const limits = { REQUESTS_PER_MINUTE: '10000000', DATABASE_POOL_SIZE: '64' };

/**
 * Rounds of an instant game per second over HTTP on PGlite, and on PostgreSQL next to pgbench with
 * the same function.
 */
export async function benchGames(options: BenchOptions): Promise<Figure[]> {
  return [...(await benchOnPglite(options)), ...(await benchOnPostgres(options))];
}

async function benchOnPglite({ seconds }: BenchOptions): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pavilion-bench-data-'));
  const environment = { DATA_DIR: dataDir };
  try {
    await fillDatabase(environment);
    const prepared = await prepareBets({ dataDir });
    const results = await driveRounds(prepared, environment, seconds);
    return results.map(({ clients, result }) => figure('PGlite', clients, result));
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function benchOnPostgres({ seconds }: BenchOptions): Promise<Figure[]> {
  const postgres = await startOwnPostgres({ flags: durableFlags });
  const environment = { DATABASE_URL: postgres.url };
  try {
    await fillDatabase(environment);
    const prepared = await prepareBets({ databaseUrl: postgres.url });
    const results = await driveRounds(prepared, environment, seconds);
    const program = findPgbench();
    const figures: Figure[] = [];
    for (const { clients, result } of results) {
      const measured = figure('PostgreSQL with fsync', clients, result);
      if (!program) return [measured];
      const script = roundScript(prepared, clients);
      const { perSecond } = await runPgbench(program, postgres.url, script, { clients, seconds });
      figures.push({
        ...measured,
        baseline: { name: `pgbench, ${clients} clients, same function`, value: perSecond },
        aim: '60 % of pgbench',
        isMet: result.perSecond >= aimShare * perSecond,
      });
    }
    return figures;
  } finally {
    await postgres.stop();
  }
}

/** Each number of clients in turn, on one server. */
async function driveRounds(
  { host, players }: PreparedBets,
  environment: Record<string, string>,
  seconds: number,
): Promise<{ clients: number; result: LoadResult }[]> {
  const server = await startServerProcess({ ...limits, ...environment });
  let next = 0;
  const body = () => {
    const player = players[next++ % players.length];
    return JSON.stringify({
      ...dice,
      account_id: player?.accountId,
      auth: player?.token,
      request_id: randomUUID(),
      stake: '1.00',
      params: { target: '50.50', direction: 'over' },
    });
  };
  try {
    const results: { clients: number; result: LoadResult }[] = [];
    for (const clients of clientCounts) {
      const request = { path: '/api/play/bet', headers: { host }, body };
      const result = await drive(server.origin, request, { connections: clients, seconds });
      if (result.failures > 0) throw new Error(`${result.failures} rounds were not played`);
      results.push({ clients, result });
    }
    return results;
  } finally {
    await server.stop();
  }
}

/**
 * `play_start` with a round that was worked out before; each client has players of its own, as two
 * bets of one player wait for each other.
 */
function roundScript({ target, players }: PreparedBets, clients: number): string {
  const last = Math.floor(players.length / clients) - 1;
  return `\\set n 1 + :client_id + ${clients} * random(0, ${last})
select play_start(jsonb_build_object('id', gen_random_uuid(), 'site_id', s.site_id, 'player_id', s.player_id, 'provider_code', 'PAVILION',
    'game_code', 'dice', 'game_version', 1, 'product', 'arcade', 'engine', 'instant', 'state', 'settled', 'request_id', gen_random_uuid(),
    'currency', '${target.currency}', 'stake_minor', 100, 'payout_minor', 198, 'multiplier_e4', 19800, 'params', '{}'::jsonb, 'outcome', '{}'::jsonb,
    'events', '[]'::jsonb, 'seed_id', s.id, 'nonce', s.nonce), '\\x00'::bytea, now(), 0)
  from fairness_seeds s where s.player_id = (select id from bench_players where n = :n) and s.state = 'active';
`;
}

function figure(engine: string, clients: number, result: LoadResult): Figure {
  return {
    name: `instant rounds per second over HTTP, ${engine}, ${clients} clients`,
    value: result.perSecond,
    unit: 'rounds/s',
    detail: { p50Ms: result.p50Ms, p99Ms: result.p99Ms },
  };
}
