import { setTimeout as sleep } from 'node:timers/promises';
import { seaAt } from '@pavilion/games/fishing/index';
import { inTurns } from '../../lib/in-turns.ts';
import { good, openPage, wallClock } from '../../lib/page.ts';
import { percentile } from '../../lib/percentile.ts';
import { scaled, type Figure } from '../../lib/report.ts';
import { costOf, meOf, timed, untilHolds, type RoomBench } from './room-bench.ts';

const fisherMost = 40;
const shotsPerBatch = 4;
const batchEveryMs = 500;

interface Session {
  session_id: string;
  sea_id: string;
  sea_seed: string;
  sea_started_at: string;
  sea: { bet_levels: string[]; buy_in_max: string };
}

/**
 * Players who shoot eight times a second at shared seas: how long a batch takes, and what the
 * process costs.
 */
export async function benchFishing(bench: RoomBench): Promise<Figure[]> {
  const { ask, server, host } = bench;
  const fishers = scaled(fisherMost, bench);
  const players = bench.players.slice(0, fishers);
  const sessions: Session[] = [];
  for (const player of players) {
    let opened: Session | null = null;
    // A sea of the kind is opened once the others are full.
    await untilHolds(
      async () => {
        const list = await good<{ value: Sea[] }>(ask, '/api/fishing/sea_list', {});
        const sea = list.value.find((one) => one.kind === 'reef' && one.seated < one.seats);
        if (!sea) return false;
        const asked = { ...meOf(player), sea_id: sea.sea_id, buy_in: sea.buy_in_max };
        opened = (await good<{ value: Session }>(ask, '/api/fishing/session_open', asked)).value;
        return true;
      },
      60_000,
      'a free seat at a reef',
    );
    if (opened) sessions.push(opened);
  }
  let bytes = 0;
  const seas = [...new Set(sessions.map(({ sea_id }) => sea_id))];
  const pages = await Promise.all(
    seas.map((id) => openPage(server, host, [`fish:${id}`], (frame) => (bytes += frame.length))),
  );
  const latencies: number[] = [];
  const cost = await costOf(server, () =>
    inTurns(sessions, fishers, (session, place) => shootOn(bench, session, place, latencies)),
  );
  for (const page of pages) page.terminate();
  await inTurns(sessions, 8, async ({ session_id }, place) => {
    const player = players[place];
    if (player) await good(ask, '/api/fishing/session_close', { ...meOf(player), session_id });
  });
  return [
    {
      name: `batch of ${shotsPerBatch} shots p99, ${fishers} players at 8 shots a second`,
      ...{ value: percentile(latencies, 99), unit: 'ms' },
      detail: {
        p50Ms: Math.round(percentile(latencies, 50)),
        batches: latencies.length,
        shotsPerSecond: Math.round((shotsPerBatch * latencies.length) / cost.seconds),
        processors: cost.processors.toFixed(2),
        bytesPerSecondAndPage: Math.round(bytes / cost.seconds / seas.length),
      },
    },
  ];
}

interface Sea {
  sea_id: string;
  kind: string;
  seats: number;
  seated: number;
  buy_in_max: string;
}

async function shootOn(
  { ask, players, seconds }: RoomBench,
  session: Session,
  place: number,
  latencies: number[],
): Promise<void> {
  const player = players[place];
  const bet = session.sea.bet_levels[0];
  if (!player || bet === undefined) throw new Error('nobody shoots');
  const endsAt = performance.now() + 1_000 * seconds;
  await sleep((batchEveryMs * place) / fisherMost);
  for (let seq = 1; performance.now() < endsAt; seq += 1) {
    const dueAt = performance.now() + batchEveryMs;
    const at_ms = Math.floor(wallClock() - Date.parse(session.sea_started_at));
    const targets = seaAt(session.sea_seed, at_ms).map(({ id }) => id);
    const shots = Array.from({ length: shotsPerBatch }, (_, n) => ({
      ...{ shot_id: `${seq}-${n}`, at_ms, weapon: 'net', bet },
      targets: targets.slice(n, n + 6),
    }));
    const batch = { ...meOf(player), session_id: session.session_id, seq, shots };
    await timed(latencies, () => good(ask, '/api/fishing/shots', batch));
    await sleep(Math.max(0, dueAt - performance.now()));
  }
}
