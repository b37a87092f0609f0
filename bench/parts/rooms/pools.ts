import { randomUUID } from 'node:crypto';
import type WebSocket from 'ws';
import type { BenchPlayer } from '../bets-prepare.ts';
import { inTurns } from '../../lib/in-turns.ts';
import { good, openPage, toldAt, wallClock } from '../../lib/page.ts';
import { percentile } from '../../lib/percentile.ts';
import { scaled, type Figure } from '../../lib/report.ts';
import { costOf, meOf, secondsSince, timed, untilHolds, type RoomBench } from './room-bench.ts';

const bettorMost = 5_000;
/** More than these, in the one process that also bets, would measure themselves. */
const pageCount = 200;
const atOnce = 32;
const heldMs = 3_600_000;
const game = { provider_code: 'PAVILION', game_code: 'greyhounds' };
const topic = 'round:PAVILION:greyhounds';
const kinds = ['win', 'place', 'show'] as const;

/**
 * A race with so many bettors in its pools, and pages that show it: how late the pools are told,
 * how long a bet takes, how soon after the race all are paid.
 */
export async function benchPools(bench: RoomBench): Promise<Figure[]> {
  const players = bench.players.slice(0, scaled(bettorMost, bench));
  const roundId = await openRace(bench);
  const lateMs: number[] = [];
  const closePages = await openPages(bench, lateMs);
  const betMs: number[] = [];
  let taken = 0;
  const cost = await costOf(bench.server, () =>
    inTurns(players, atOnce, async (player, place) => {
      await timed(betMs, () => betOn(bench, roundId, player, place));
      taken += 1;
    }),
  );
  const crowd = `${players.length.toLocaleString('en')} bettors, ${pageCount} pages`;
  const paidSeconds = await runRace(bench, roundId);
  closePages();
  return [
    {
      name: `update of pools p99, ${crowd}`,
      ...{ value: percentile(lateMs, 99), unit: 'ms' },
      detail: {
        p50Ms: Math.round(percentile(lateMs, 50)),
        updates: lateMs.length,
        betP50Ms: Math.round(percentile(betMs, 50)),
        betP99Ms: Math.round(percentile(betMs, 99)),
        betsPerSecond: Math.round(taken / cost.seconds),
        processors: cost.processors.toFixed(2),
        memoryMiB: cost.memoryMiB,
        paidSecondsAfterTheRace: paidSeconds.toFixed(1),
      },
    },
  ];
}

interface State {
  round_id: string;
  stage: string;
}

/** A race whose betting stays open until everybody has bet. */
async function openRace({ ask, database }: RoomBench): Promise<string> {
  let roundId = '';
  const hold = async (): Promise<boolean> => {
    const { value } = await good<{ value: State }>(ask, '/api/play/round_state', game);
    roundId = value.round_id;
    if (value.stage !== 'betting') return false;
    const until = new Date(wallClock() + heldMs);
    await startAt(database, roundId, until);
    const { phase, starts_at: startsAt } = await readRace(database, roundId);
    return phase === 'betting' && startsAt.getTime() === until.getTime();
  };
  await untilHolds(hold, 240_000, 'a race that takes bets');
  return roundId;
}

async function startAt(database: RoomBench['database'], id: string, at: Date): Promise<void> {
  await database.db
    .updateTable('shared_rounds')
    .set({ starts_at: at, next_at: at })
    .where('id', '=', id)
    .where('phase', '=', 'betting')
    .execute();
}

const readRace = (database: RoomBench['database'], id: string) =>
  database.db
    .selectFrom('shared_rounds')
    .select(['phase', 'starts_at', 'ends_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** Opens pages that hear of the race; gives what closes them. */
async function openPages({ server, host }: RoomBench, lateMs: number[]): Promise<() => void> {
  const pages: WebSocket[] = [];
  await inTurns(Array.from({ length: pageCount }), 50, async () => {
    const page = await openPage(server, host, [topic], (frame) => {
      const at = frame.slice(0, 160).includes('"round.pools"') ? toldAt(frame) : null;
      if (at) lateMs.push(wallClock() - Date.parse(at));
    });
    pages.push(page);
  });
  return () => pages.forEach((page) => page.terminate());
}

async function betOn(
  { ask }: RoomBench,
  roundId: string,
  player: BenchPlayer,
  place: number,
): Promise<void> {
  const params = {
    ...{ market: 'pool', kind: kinds[place % kinds.length] },
    legs: [[1 + (place % 6)]],
  };
  await good(ask, '/api/play/round_join', {
    ...{ ...meOf(player), ...game, round_id: roundId, request_id: randomUUID() },
    bets: [{ params, stake: '10.00' }],
  });
}

/** Lets the race begin now; gives how many seconds after it all were paid. */
async function runRace({ database }: RoomBench, roundId: string): Promise<number> {
  await startAt(database, roundId, new Date(wallClock()));
  // Once it is settled the row says when that was, not when the race was to end.
  let endsAt: Date | null = null;
  const isPaid = async (): Promise<boolean> => {
    const { phase, ends_at: saidEnd } = await readRace(database, roundId);
    if (phase === 'running') endsAt = saidEnd;
    return phase === 'settled';
  };
  await untilHolds(isPaid, 300_000, 'a race that is paid');
  return secondsSince(endsAt);
}
