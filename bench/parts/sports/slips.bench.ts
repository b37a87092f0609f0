import { randomUUID } from 'node:crypto';
import { startOwnPostgres } from '@pavilion/test-kit/postgres';
import { lineCount, namedSystems } from '@pavilion/sports';
import { drive, type LoadResult } from '../../lib/load.ts';
import { findPgbench, runPgbench } from '../../lib/pgbench.ts';
import type { BenchOptions, Figure } from '../../lib/report.ts';
import { fillDatabase, startServerProcess, type ServerProcess } from '../../lib/server-process.ts';
import { betScript, type BenchBet, type BenchSelection } from '../bets-pgbench.ts';
import { prepareBets, type PreparedBets } from '../bets-prepare.ts';
import { durableFlags } from '../bets.bench.ts';
import { stopDemo } from './stop-demo.ts';

const clientCounts = [16, 64];
const mostLegs = 8;
/** One address sends everything here. */
const limits = { REQUESTS_PER_MINUTE: '10000000', DEMO_CROWD: 'off' };

interface Kind {
  name: string;
  type: BenchBet['type'];
  legs: number;
  sizes: readonly number[];
}

const kinds: readonly Kind[] = [
  { name: 'singles', type: 'single', legs: 1, sizes: [] },
  { name: 'parlays of 8', type: 'parlay', legs: mostLegs, sizes: [] },
  { name: 'Lucky 63', type: 'system', legs: 6, sizes: namedSystems['Lucky 63'] },
];

/**
 * Slips of one bet per second over HTTP, by its kind and the number of clients, on a PostgreSQL
 * whose commits reach the disk, beside pgbench with the same statement and as many clients. The
 * demo does not play meanwhile, as it does where `bets` is measured.
 */
export async function benchSlips({ seconds }: BenchOptions): Promise<Figure[]> {
  const postgres = await startOwnPostgres({ flags: durableFlags });
  try {
    const environment = { ...limits, DATABASE_URL: postgres.url };
    await fillDatabase(environment, mostLegs);
    const prepared = await prepareBets({ databaseUrl: postgres.url }, mostLegs);
    const cases = kinds.flatMap((kind) =>
      clientCounts.map((clients) => ({ kind, clients, bet: betOf(kind, prepared.selections) })),
    );
    // All of pgbench first, while no server runs.
    const beside: (number | null)[] = [];
    for (const { bet, clients } of cases) {
      const script = betScript(prepared.target, bet);
      beside.push(await pgbenchRate(postgres.url, script, { clients, seconds }));
    }
    const server = await startServerProcess(environment);
    try {
      await stopDemo(postgres.url);
      const figures: Figure[] = [];
      for (const [index, { kind, bet, clients }] of cases.entries()) {
        const result = await driveSlips(server, prepared, bet, { connections: clients, seconds });
        figures.push(figure(kind, clients, result, beside[index] ?? null));
      }
      return figures;
    } finally {
      await server.stop();
    }
  } finally {
    await postgres.stop();
  }
}

function betOf({ type, legs, sizes }: Kind, selections: readonly BenchSelection[]): BenchBet {
  const shape = { type, legCount: legs, sizes, bankers: [], isEachWay: false };
  return { type, sizes, lineCount: lineCount(shape), legs: selections.slice(0, legs) };
}

/** Null on a machine without pgbench. */
async function pgbenchRate(
  url: string,
  script: string,
  load: { clients: number; seconds: number },
): Promise<number | null> {
  const program = findPgbench();
  return program ? (await runPgbench(program, url, script, load)).perSecond : null;
}

async function driveSlips(
  { origin }: ServerProcess,
  { host, players }: PreparedBets,
  bet: BenchBet,
  load: { connections: number; seconds: number },
): Promise<LoadResult> {
  const asked = {
    bet_type: bet.type,
    ...(bet.type === 'system' && { sizes: bet.sizes }),
    unit_stake: '1.00',
    legs: bet.legs.map(({ selectionId, oddsMilli }) => ({
      selection_id: selectionId,
      odds: (oddsMilli / 1000).toFixed(3),
    })),
  };
  let next = 0;
  const body = () => {
    const player = players[next++ % players.length];
    return JSON.stringify({
      ...{ account_id: player?.accountId, auth: player?.token, request_id: randomUUID() },
      ...{ odds_change: 'any', bets: [asked] },
    });
  };
  const request = { path: '/api/sports/slip_place', headers: { host }, body };
  const result = await drive(origin, request, load);
  if (result.failures > 0) throw new Error(`${result.failures} slips were not accepted`);
  return result;
}

const figure = (
  { name }: Kind,
  clients: number,
  { perSecond, p50Ms, p99Ms }: LoadResult,
  rate: number | null,
): Figure => ({
  name: `${name} per second over HTTP, PostgreSQL with fsync, ${clients} clients`,
  ...{ value: perSecond, unit: 'bets/s', detail: { p50Ms, p99Ms } },
  ...(rate !== null && {
    baseline: { name: `pgbench, ${clients} clients, same statement`, value: rate },
  }),
});
