import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { good, wallClock } from '../../lib/page.ts';
import { percentile } from '../../lib/percentile.ts';
import { whileWatching } from '../../lib/memory.ts';
import type { Figure } from '../../lib/report.ts';
import { inTurns, meOf, timed, untilHolds, type RoomBench } from './room-bench.ts';

const game = 'lotto-6-49';
const clients = 64;

interface Draw {
  draw_id: string;
}

/**
 * 6/49: the sale of tickets for so long with 64 clients at one draw, then its root, its numbers and
 * the payment of every ticket. A million tickets take as long as the machine sells them:
 * `--seconds` says how many there are, and the report how many came.
 */
export async function benchLottery(bench: RoomBench): Promise<Figure[]> {
  const { ask, server, database, players, seconds } = bench;
  const list = await good<{ value: Draw[] }>(ask, '/api/lottery/draw_list', {
    game,
    state: 'open',
  });
  const code = list.value[0]?.draw_id;
  if (code === undefined) throw new Error('no draw takes tickets');
  const saleMs: number[] = [];
  const endsAt = performance.now() + 1_000 * seconds;
  const begunAt = performance.now();
  await inTurns(Array.from({ length: clients }), clients, async (_, client) => {
    for (let n = client; performance.now() < endsAt; n += clients) {
      const player = players[n % players.length];
      if (!player) throw new Error('nobody buys');
      const ticket = { game, draw_ids: [code], plays: [{ quick: 6 }], request_id: randomUUID() };
      await timed(saleMs, () =>
        good(ask, '/api/lottery/ticket_buy', { ...meOf(player), ...ticket }),
      );
    }
  });
  const soldSeconds = (performance.now() - begunAt) / 1_000;
  const now = new Date(wallClock());
  await sql`update lottery_draws set cut_off_at = ${now}, draw_at = ${now}
    where draw_code = ${code} and site_id = ${bench.site.id}::uuid`.execute(database.db);
  const drawOf = () =>
    database.db
      .selectFrom('lottery_draws')
      .select(['state', 'closed_at', 'settled_at', 'ticket_count'])
      .where('draw_code', '=', code)
      .where('site_id', '=', bench.site.id)
      .executeTakeFirstOrThrow();
  const { peakMiB } = await whileWatching(server.pid, () =>
    untilHolds(async () => (await drawOf()).state === 'settled', 400_000, 'a settled draw'),
  );
  const draw = await drawOf();
  const since = (from: Date, to: Date | null): number =>
    ((to?.getTime() ?? Number.NaN) - from.getTime()) / 1_000;
  return [
    {
      name: `sale of a ticket of 6/49 p99, ${clients} clients at one draw`,
      ...{ value: percentile(saleMs, 99), unit: 'ms' },
      detail: {
        p50Ms: Math.round(percentile(saleMs, 50)),
        tickets: draw.ticket_count,
        ticketsPerSecond: Math.round(saleMs.length / soldSeconds),
        rootSeconds: since(now, draw.closed_at).toFixed(2),
        settledSeconds: since(draw.closed_at ?? now, draw.settled_at).toFixed(2),
        peakMiB: Math.round(peakMiB),
      },
    },
  ];
}
