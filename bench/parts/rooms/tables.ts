import { setTimeout as sleep } from 'node:timers/promises';
import type WebSocket from 'ws';
import { inTurns } from '../../lib/in-turns.ts';
import { openPage, toldAt, wallClock } from '../../lib/page.ts';
import { percentile } from '../../lib/percentile.ts';
import { scaled, type Figure } from '../../lib/report.ts';
import { tableIds, untilTablesRun } from './live-tables.ts';
import { costOf, type RoomBench } from './room-bench.ts';

const listenerMost = 5_000;
const aimMs = 250;
/** A round of roulette takes as long: each table tells all of its stages. */
const leastSeconds = 40;

/** Live tables with pages at each: how late what they are told is. */
export async function benchTables(bench: RoomBench): Promise<Figure[]> {
  await untilTablesRun(bench);
  const lateMs: number[] = [];
  let isCounting = false;
  const hear = (frame: string): void => {
    const at = isCounting && frame.slice(0, 160).includes('"round.') ? toldAt(frame) : null;
    if (at) lateMs.push(wallClock() - Date.parse(at));
  };
  const ids = tableIds(bench);
  const sockets: WebSocket[] = [];
  const pages = Array.from({ length: scaled(listenerMost, bench) });
  await inTurns(pages, 50, async (_, place) => {
    const topic = `round:PAVILION:roulette:${ids[place % ids.length]}`;
    sockets.push(await openPage(bench.server, bench.host, [topic], hear));
  });
  const cost = await costOf(bench.server, async () => {
    isCounting = true;
    await sleep(1_000 * Math.max(bench.seconds, leastSeconds));
    isCounting = false;
  });
  for (const socket of sockets) socket.terminate();
  const p99 = percentile(lateMs, 99);
  const counted = `${ids.length} live tables with ${sockets.length.toLocaleString('en')} pages`;
  return [
    {
      name: `event to client p99, ${counted}`,
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
