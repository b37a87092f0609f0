import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type WebSocket from 'ws';
import { openPage, toldAt, wallClock } from '../../lib/page.ts';
import { percentile } from '../../lib/percentile.ts';
import type { Figure } from '../../lib/report.ts';
import { costOf, inTurns, type RoomBench } from './room-bench.ts';

const tableCount = 200;
const listeners = 5_000;
const aimMs = 250;
const idOf = (n: number): string => `bench${n}`;

/** Opens so many tables of roulette that go on by themselves. */
export async function prepareTables({ database, site }: Pick<RoomBench, 'database' | 'site'>) {
  await sql`insert into game_tables (site_id, provider_code, game_code, table_id, name, seats,
    la_partage, play_money, is_open)
    select ${site.id}::uuid, 'PAVILION', 'roulette', 'bench' || n, 'Bench ' || n,
      0, false, false, true
      from generate_series(1, ${tableCount}::integer) n`.execute(database.db);
  await sql`insert into always_on_tables (site_id, provider_code, game_code, table_id)
    select ${site.id}::uuid, 'PAVILION', 'roulette', 'bench' || n
      from generate_series(1, ${tableCount}::integer) n`.execute(database.db);
}

/** Live tables with pages at each: how late what they are told is. */
export async function benchTables(bench: RoomBench): Promise<Figure[]> {
  const lateMs: number[] = [];
  let isCounting = false;
  const hear = (frame: string): void => {
    const at = isCounting && frame.slice(0, 160).includes('"round.') ? toldAt(frame) : null;
    if (at) lateMs.push(wallClock() - Date.parse(at));
  };
  const sockets: WebSocket[] = [];
  await inTurns(Array.from({ length: listeners }), 50, async (_, place) => {
    const topic = `round:PAVILION:roulette:${idOf(1 + (place % tableCount))}`;
    sockets.push(await openPage(bench.server, bench.host, [topic], hear));
  });
  const cost = await costOf(bench.server, async () => {
    isCounting = true;
    await sleep(1_000 * Math.max(bench.seconds, 40));
    isCounting = false;
  });
  for (const socket of sockets) socket.terminate();
  const p99 = percentile(lateMs, 99);
  return [
    {
      name: `event to client p99, ${tableCount} live tables with ${listeners.toLocaleString('en')} pages`,
      ...{ value: p99, unit: 'ms', aim: `${aimMs} ms`, isMet: p99 <= aimMs },
      detail: {
        p50Ms: Math.round(percentile(lateMs, 50)),
        events: lateMs.length,
        processors: cost.processors.toFixed(2),
        memoryMiB: cost.memoryMiB,
      },
    },
  ];
}
