import { beforeAll, expect, it } from 'vitest';
import { eventDetail, sportsLadder } from '@pavilion/contracts';
import { sql } from 'kysely';
import { describeServerOnBothEngines, type TestServer } from '@pavilion/test-kit';
import { seedSportsbook } from '../matches/index.ts';

const secondMs = 1_000;
const minuteMs = 60 * secondMs;

interface Row {
  marketId: string;
  eventId: string;
  status: string;
  state: string;
  kind: string;
  source: string | null;
  updatedAt: Date;
}

describeServerOnBothEngines('the exchange of the demo', (start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
    await seedSportsbook(server.context);
    for (let run = 0; run < 25; run += 1) await server.runJob('keep-demo-exchange');
  });

  const books = async (): Promise<Row[]> => {
    const { rows } = await sql<Row>`
      select m.id as "marketId", m.event_id as "eventId", m.status, m.kind, e.state, b.source,
             b.updated_at as "updatedAt"
        from feed_books b join markets m on m.id = b.market_id
        join events e on e.id = m.event_id
       order by e.start_time, m.id`.execute(server.context.database.db);
    return rows;
  };
  const tick = async (durationMs: number): Promise<void> => {
    server.advance(durationMs);
    await server.runJob('play-demo-matches');
    await server.runJob('keep-demo-exchange');
  };
  const ladderOf = ({ marketId }: Row) => server.call(sportsLadder, { market_id: marketId });

  it('trades every match under way and twelve to come', async () => {
    const all = await books();
    const of = (state: string) =>
      new Set(all.filter((row) => row.state === state).map(({ eventId }) => eventId)).size;
    const { rows } = await sql<{ count: number }>`
      select count(distinct e.id)::int as count from events e join markets m on m.event_id = e.id
       where e.state = 'live' and e.sport = 'football' and m.status in ('open', 'suspended')
         and (m.kind = '1x2' or m.kind = 'total' and m.line_quarters = 10)`.execute(
      server.context.database.db,
    );
    expect([of('live'), of('upcoming')]).toEqual([rows[0]?.count, 12]);
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(['1x2', 'total']));
    expect(all.every(({ source }) => source === null)).toBe(true);
  });

  it('shows its book with the match, near the prices of the match', async () => {
    const row = (await books()).find(
      ({ state, kind, status }) => state === 'upcoming' && kind === '1x2' && status === 'open',
    );
    if (!row) throw new Error('nothing is traded');
    const { event } = await server.call(eventDetail, {
      event_id: row.eventId,
      include: ['ladder', 'ladder_markets'],
    });
    expect(event.ladder_markets).toContain(row.marketId);
    expect(Object.keys(event.ladders ?? {}).toSorted()).toEqual(event.ladder_markets?.toSorted());
    const market = event.markets.find(({ market_id }) => market_id === row.marketId);
    const ladder = await ladderOf(row);
    expect(ladder.delay_seconds).toBe(0);
    for (const { selection_id, odds } of market?.selections ?? []) {
      const own = ladder.value.find((one) => one.selection_id === selection_id);
      // Ours keep a margin, theirs none; opinions stray a little.
      expect(Math.abs(Number(own?.back[0]?.odds) / Number(odds) - 1)).toBeLessThan(0.35);
      expect((own?.back.length ?? 0) + (own?.lay.length ?? 0)).toBeGreaterThan(10);
      expect(own?.points.length).toBeGreaterThan(1);
      expect(Number(own?.matched)).toBeGreaterThan(0);
    }
  });

  it('moves a match under way every five seconds, another every thirty', async () => {
    const live = (await books()).filter(({ state }) => state === 'live');
    expect(live.length).toBeGreaterThan(0);
    await tick(30 * secondMs);
    const before = new Map((await books()).map((row) => [row.marketId, row]));
    await tick(5 * secondMs);
    const now = await books();
    const moved = now.filter(
      ({ marketId, updatedAt }) =>
        before.get(marketId)?.updatedAt.getTime() !== updatedAt.getTime(),
    );
    expect(moved.some(({ state }) => state === 'live')).toBe(true);
    expect(moved.filter(({ state }) => state === 'upcoming')).toEqual([]);
    await tick(0);
    expect(await books()).toEqual(now);
  });

  it('empties the book of a market that takes no bets, and removes it with the match', async () => {
    const stopped = async () =>
      (await books()).find(({ state, status }) => state === 'live' && status === 'suspended');
    let row = await stopped();
    for (let second = 0; second < 900 && !row; second += 2) {
      await tick(2 * secondMs);
      row = await stopped();
    }
    if (!row) throw new Error('nobody scored');
    const ladder = await ladderOf(row);
    expect(ladder.delay_seconds).toBeGreaterThan(0);
    for (const { back, lay, last } of ladder.value) {
      expect([back, lay]).toEqual([[], []]);
      expect(last).not.toBeNull();
    }
    for (let minute = 0; minute < 130; minute += 10) await tick(10 * minuteMs);
    await expect(ladderOf(row)).rejects.toMatchObject({ code: 'marketNotFound' });
  });

  it('leaves a match that a feed tells of to the exchange of the feed', async () => {
    const { db } = server.context.database;
    for (let run = 0; run < 25; run += 1) await server.runJob('keep-demo-exchange');
    const row = (await books()).find(({ state }) => state === 'upcoming');
    if (!row) throw new Error('nothing is traded');
    await sql`
      insert into feed_sources (name, format, created_at)
      values ('other', 'simulator', now())`.execute(db);
    await sql`
      insert into feed_events (source, key, event_id, state, updated_at)
      values ('other', '1', ${row.eventId}::uuid, '{}', now())`.execute(db);
    await tick(30 * secondMs);
    expect((await books()).filter(({ eventId }) => eventId === row.eventId)).toEqual([]);
  });
});
