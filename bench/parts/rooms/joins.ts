import { randomUUID } from 'node:crypto';
import { drive, type LoadResult } from '../../lib/load.ts';
import { findPgbench, runPgbench } from '../../lib/pgbench.ts';
import type { Figure } from '../../lib/report.ts';
import { prepareJoinScript } from './joins-pgbench.ts';
import { holdBetting, untilTablesRun } from './live-tables.ts';
import { meOf, type RoomBench } from './room-bench.ts';

const clientCounts = [16, 64];
const aimShare = 0.6;
const roulette = { provider_code: 'PAVILION', game_code: 'roulette' };

/**
 * Bets at live tables per second over HTTP, beside pgbench with the same function at other tables.
 * Betting stays open meanwhile.
 */
export async function benchJoins(bench: RoomBench): Promise<Figure[]> {
  await untilTablesRun(bench);
  const rounds = await holdBetting(bench);
  const half = Math.ceil(rounds.length / 2);
  const program = findPgbench();
  const scriptFor = await prepareJoinScript(bench, rounds.slice(half));
  const bodies = joinBodies(bench, rounds.slice(0, half));
  const figures: Figure[] = [];
  for (const clients of clientCounts) {
    const load = { clients, seconds: bench.seconds };
    const result = await driveJoins(bench, bodies, clients);
    const script = scriptFor(clients);
    const beside = program ? await runPgbench(program, bench.databaseUrl, script, load) : null;
    figures.push(figure(clients, result, beside?.perSecond ?? null));
  }
  return figures;
}

/** One bet after the other, each of another player; nobody bets twice on a round before all did. */
function joinBodies(
  { players, host }: RoomBench,
  rounds: ReadonlyArray<{ id: string; tableId: string }>,
): () => string {
  let next = 0;
  return () => {
    const player = players[next % players.length];
    const round = rounds[(next + Math.floor(next / players.length)) % rounds.length];
    next += 1;
    if (!player || !round) throw new Error('nobody joins');
    return JSON.stringify({
      ...{ domain_name: host, ...meOf(player), ...roulette, table_id: round.tableId },
      ...{ round_id: round.id, request_id: randomUUID() },
      bets: [{ params: { kind: 'red' }, stake: '10.00' }],
    });
  };
}

async function driveJoins(
  { server, seconds }: RoomBench,
  body: () => string,
  connections: number,
): Promise<LoadResult> {
  let refusal = 'no answer';
  const isGood = (answer: string): boolean => {
    if (answer.includes('"bet_id"')) return true;
    refusal = answer.slice(0, 200);
    return false;
  };
  const request = { path: '/api/play/round_join', body, isGood };
  const result = await drive(server.origin, request, { connections, seconds });
  if (result.failures > 0) throw new Error(`${result.failures} bets were not taken: ${refusal}`);
  return result;
}

const figure = (
  clients: number,
  { perSecond, p50Ms, p99Ms }: LoadResult,
  rate: number | null,
): Figure => ({
  name: `joins of live tables per second over HTTP, ${clients} clients`,
  ...{ value: perSecond, unit: 'joins/s', detail: { p50Ms, p99Ms } },
  ...(rate !== null && {
    baseline: { name: `pgbench, ${clients} clients, same function`, value: rate },
    aim: '60 % of pgbench',
    isMet: perSecond >= aimShare * rate,
  }),
});
