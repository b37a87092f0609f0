import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { startOwnPostgres } from '@pavilion/test-kit/postgres';
import type WebSocket from 'ws';
import { caller, openPage, toldAt, wallClock, type Ask } from '../lib/page.ts';
import { percentile } from '../lib/percentile.ts';
import type { BenchOptions, Figure } from '../lib/report.ts';
import { fillDatabase, startServerProcess, type ServerProcess } from '../lib/server-process.ts';
import { prepareBets, type BenchPlayer, type PreparedBets } from './bets-prepare.ts';
import { durableFlags } from './bets.bench.ts';

const tableSizes = [1000, 5000];
const crash = { provider_code: 'PAVILION', game_code: 'crash' };
const topic = 'round:PAVILION:crash';
/** So many of those who watch also bet, and leave while the round runs. */
const bettorCount = 100;
const leavesWithinMs = 2000;
const roundsWatched = 4;
const roundLimitMs = 180_000;
const eventAimMs = 250;
const cashOutAimMs = 150;
const limits = {
  REQUESTS_PER_MINUTE: '10000000',
  SOCKETS_PER_ADDRESS: '100000',
  DATABASE_POOL_SIZE: '32',
};

/** What changes for everybody, and the bets of the others. */
const eventNames = ['round.changed', 'round.bets'] as const;
type EventName = (typeof eventNames)[number];

/**
 * A crash table with so many players on it: how late its events are, and how long a cash-out takes.
 * PostgreSQL with fsync, one process.
 */
export async function benchCrash(_options: BenchOptions): Promise<Figure[]> {
  const postgres = await startOwnPostgres({ flags: durableFlags });
  try {
    const environment = { DATABASE_URL: postgres.url };
    await fillDatabase(environment);
    const prepared = await prepareBets({ databaseUrl: postgres.url });
    const figures: Figure[] = [];
    for (const size of tableSizes) {
      const server = await startServerProcess({ ...limits, ...environment });
      try {
        figures.push(...(await watchTable(server, prepared, size)));
      } finally {
        await server.stop();
      }
    }
    return figures;
  } finally {
    await postgres.stop();
  }
}

interface Seen {
  eventMs: Record<EventName, number[]>;
  cashOutMs: number[];
  /** Bets whose round had crashed first. */
  late: number;
}

async function watchTable(
  server: ServerProcess,
  prepared: PreparedBets,
  size: number,
): Promise<Figure[]> {
  const seen: Seen = { eventMs: { 'round.changed': [], 'round.bets': [] }, cashOutMs: [], late: 0 };
  const sockets: WebSocket[] = [];
  const hear = (frame: string): void => {
    const event = eventNames.find((name) => frame.slice(0, 120).includes(`"event":"${name}"`));
    const at = event && toldAt(frame);
    if (event && at) seen.eventMs[event].push(wallClock() - Date.parse(at));
  };
  const ask = caller(server, prepared.host);
  for (let opened = 0; opened < size; opened += 100)
    sockets.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(100, size - opened) }, () =>
          openPage(server, prepared.host, [topic], hear),
        ),
      )),
    );
  for (const name of eventNames) seen.eventMs[name] = [];
  for (let round = 0; round < roundsWatched; round += 1)
    await playRound(ask, prepared.players.slice(0, bettorCount), seen);
  for (const socket of sockets) socket.terminate();
  const eventMs = eventNames.flatMap((name) => seen.eventMs[name]);
  return [
    {
      name: `event to client p99, crash table of ${size.toLocaleString('en')}`,
      value: percentile(eventMs, 99),
      unit: 'ms',
      aim: `${eventAimMs} ms`,
      isMet: percentile(eventMs, 99) <= eventAimMs,
      detail: {
        p50Ms: Math.round(percentile(eventMs, 50)),
        roundP99Ms: Math.round(percentile(seen.eventMs['round.changed'], 99)),
        betsP99Ms: Math.round(percentile(seen.eventMs['round.bets'], 99)),
        events: eventMs.length,
      },
    },
    {
      name: `cash-out answer p99, crash table of ${size.toLocaleString('en')}`,
      value: percentile(seen.cashOutMs, 99),
      unit: 'ms',
      aim: `${cashOutAimMs} ms`,
      isMet: percentile(seen.cashOutMs, 99) <= cashOutAimMs,
      detail: {
        p50Ms: Math.round(percentile(seen.cashOutMs, 50)),
        cashOuts: seen.cashOutMs.length,
        tooLate: seen.late,
      },
    },
  ];
}

interface TableState {
  round_id: string;
  phase: 'betting' | 'running' | 'settled';
}

async function stateOf(ask: Ask): Promise<TableState> {
  const { status, body } = await ask('/api/play/round_state', crash);
  if (status !== 200) throw new Error(`no table: ${JSON.stringify(body)}`);
  return (body as { value: TableState }).value;
}

/** One round: all bet while the betting is open, and leave at moments of their own once it runs. */
async function playRound(ask: Ask, players: readonly BenchPlayer[], seen: Seen): Promise<void> {
  const before = await stateOf(ask);
  const { round_id: roundId } = await untilTable(
    ask,
    ({ round_id, phase }) => phase === 'betting' && round_id !== before.round_id,
  );
  const me = (player: BenchPlayer) => ({ account_id: player.accountId, auth: player.token });
  const bets = await Promise.all(
    players.map(async (player) => {
      const order = { ...me(player), ...crash, round_id: roundId, stake: '1.00' };
      const { status, body } = await ask('/api/play/round_join', {
        ...order,
        request_id: randomUUID(),
      });
      if (status !== 200) throw new Error(`a bet was refused: ${JSON.stringify(body)}`);
      return { player, id: (body as { value: { bet_id: string } }).value.bet_id };
    }),
  );
  await untilTable(ask, ({ phase }) => phase !== 'betting');
  await Promise.all(
    bets.map(async ({ player, id }, index) => {
      await sleep((leavesWithinMs * index) / bets.length);
      const startedMs = performance.now();
      const { status } = await ask('/api/play/round_cash_out', {
        ...me(player),
        round_id: roundId,
        bet_id: id,
        request_id: randomUUID(),
      });
      if (status === 200) seen.cashOutMs.push(performance.now() - startedMs);
      else seen.late += 1;
    }),
  );
}

/** Looks as a page does when it comes; a table that nobody looks at rests. */
async function untilTable(ask: Ask, isWanted: (state: TableState) => boolean): Promise<TableState> {
  const giveUpAt = performance.now() + roundLimitMs;
  while (performance.now() < giveUpAt) {
    const state = await stateOf(ask);
    if (isWanted(state)) return state;
    await sleep(100);
  }
  throw new Error('the table did not move on');
}
