import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { inTurns } from '../../lib/in-turns.ts';
import { whileWatching } from '../../lib/memory.ts';
import { good, wallClock } from '../../lib/page.ts';
import { percentile } from '../../lib/percentile.ts';
import type { Figure } from '../../lib/report.ts';
import { meOf, secondsSince, timed, untilHolds, type RoomBench } from './room-bench.ts';

const game = 'lotto-6-49';
const clients = 64;
const openLimitMs = 120_000;
const settleLimitMs = 600_000;

/**
 * 6/49: the sale of tickets for so long with 64 clients at one draw, then its root, its numbers and
 * the payment of every ticket. A million tickets take as long as the machine sells them:
 * `--seconds` says how many there are, and the report how many came.
 */
export async function benchLottery(bench: RoomBench): Promise<Figure[]> {
  const code = await openDraw(bench);
  const saleMs: number[] = [];
  const begunAt = performance.now();
  await sell(bench, code, saleMs);
  const soldSeconds = (performance.now() - begunAt) / 1_000;
  const { draw, endedAt, peakMiB, settledSeconds } = await settle(bench, code);
  const { closed_at: closedAt, ticket_count: tickets } = draw;
  return [
    {
      name: `sale of a ticket of 6/49 p99, ${clients} clients at one draw`,
      ...{ value: percentile(saleMs, 99), unit: 'ms' },
      detail: {
        p50Ms: Math.round(percentile(saleMs, 50)),
        ...{ tickets, ticketsPerSecond: Math.round(saleMs.length / soldSeconds) },
        rootSeconds: (((closedAt?.getTime() ?? Number.NaN) - endedAt.getTime()) / 1_000).toFixed(2),
        settledSeconds: settledSeconds.toFixed(2),
        settledPerSecond: Math.round(tickets / settledSeconds),
        peakMiB: Math.round(peakMiB),
      },
    },
  ];
}

/** The next draw, once it is on sale: right after the first start there is none yet. */
async function openDraw({ ask }: RoomBench): Promise<string> {
  let code: string | undefined;
  const look = async (): Promise<boolean> => {
    const asked = { game, state: 'open' };
    const list = await good<{ value: { draw_id: string }[] }>(ask, '/api/lottery/draw_list', asked);
    code = list.value[0]?.draw_id;
    return code !== undefined;
  };
  await untilHolds(look, openLimitMs, 'a draw that takes tickets');
  if (code === undefined) throw new Error('no draw takes tickets');
  return code;
}

async function sell(
  { ask, players, seconds }: RoomBench,
  code: string,
  saleMs: number[],
): Promise<void> {
  const endsAt = performance.now() + 1_000 * seconds;
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
}

/** Ends the sale now, and waits until everybody is paid. */
async function settle({ database, server, site }: RoomBench, code: string) {
  const endedAt = new Date(wallClock());
  await sql`update lottery_draws set cut_off_at = ${endedAt}, draw_at = ${endedAt}
    where draw_code = ${code} and site_id = ${site.id}::uuid`.execute(database.db);
  const read = () =>
    database.db
      .selectFrom('lottery_draws')
      .select(['state', 'closed_at', 'ticket_count'])
      .where('draw_code', '=', code)
      .where('site_id', '=', site.id)
      .executeTakeFirstOrThrow();
  const isSettled = async (): Promise<boolean> => (await read()).state === 'settled';
  const { peakMiB } = await whileWatching(server.pid, () =>
    untilHolds(isSettled, settleLimitMs, 'a settled draw'),
  );
  const draw = await read();
  // Its row says when the payment began, as its tickets do.
  return { draw, endedAt, peakMiB, settledSeconds: secondsSince(draw.closed_at) };
}
