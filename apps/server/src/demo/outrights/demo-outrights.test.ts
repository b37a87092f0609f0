import { beforeAll, describe, expect, it } from 'vitest';
import { eventDetail, eventList, leagueList, slipPlace } from '@pavilion/contracts';
import { describeServer, type TestServer } from '@pavilion/test-kit';
import { auditBooks } from '../../testing/audit-books.ts';
import { seedSportsbook } from '../matches/index.ts';
import { demoSports } from '../sports/demo-sports.ts';
import { sportLeagues } from '../sports/sport-leagues.ts';
import { footballSeasonsAt } from './football-season.ts';
import type { OutrightSeason } from './outright-season.ts';
import { finalOrder } from './season-table.ts';
import { sportOutrightsAt } from './sport-outright-season.ts';

const hourMs = 60 * 60_000;
const settings = { seed: 'outrights', epoch: new Date('2026-11-21T00:00:00Z') };
const isLeague = ({ format }: OutrightSeason): boolean => format === 'league';

describe('the table of a season', () => {
  const [season] = footballSeasonsAt(settings, settings.epoch);
  if (!season) throw new Error('no season');
  const { closes: last, tableAt } = season;

  it('begins empty, moves with every match, ends in an order of all sides', () => {
    const first = tableAt(new Date(settings.epoch.getTime() - 1));
    expect(first).toMatchObject({ playedCount: 0, isMoving: false, isOver: false });
    expect(first.fixtures).toHaveLength(90);
    const end = tableAt(new Date(last.getTime() + hourMs));
    expect(end).toMatchObject({ playedCount: 90, isOver: true, fixtures: [] });
    expect(new Set(finalOrder(end)).size).toBe(10);
    const [winner] = finalOrder(end);
    const most = Math.max(...end.sides.map(({ points }) => points));
    expect(end.sides.find(({ runnerId }) => runnerId === winner)?.points).toBe(most);
  });
});

describe('the season of another sport', () => {
  // The day before the epoch every league begins its first season.
  const dawn = new Date(settings.epoch.getTime() - 24 * hourMs);
  const seasons = sportOutrightsAt(settings, dawn);

  it('has everybody against everybody twice, on as many courts as there are', () => {
    for (const { runners, tableAt, closes, code } of seasons.filter(isLeague)) {
      const matches = runners.length * (runners.length - 1);
      expect([code, tableAt(new Date(0)).fixtures.length]).toEqual([code, matches]);
      expect(closes.getTime()).toBeGreaterThan(dawn.getTime());
    }
    const inside = sportOutrightsAt(settings, dawn, 1);
    const length = (all: typeof seasons) =>
      all.reduce((sum, { closes }) => sum + closes.getTime() - dawn.getTime(), 0);
    expect(length(inside)).toBeGreaterThan(length(seasons));
  });

  it('ends in an order of all sides, by what its sport gives for a win', () => {
    const fast = seasons.filter(({ code }) => ['table-express', 'basket-express'].includes(code));
    expect(fast).toHaveLength(2);
    for (const { tableAt, closes, runners } of fast) {
      const end = tableAt(new Date(closes.getTime() + hourMs));
      expect(end).toMatchObject({ isOver: true, fixtures: [], points: { win: 1, draw: 0 } });
      const order = finalOrder(end);
      expect(new Set(order).size).toBe(runners.length);
      const pointsOf = (key?: string) => end.sides.find(({ runnerId }) => runnerId === key)?.points;
      expect(pointsOf(order[0])).toBe(Math.max(...end.sides.map(({ points }) => points)));
      expect(end.sides.reduce((sum, { points }) => sum + points, 0)).toBe(end.playedCount);
    }
  });
});

describeServer('the outrights of the demo', (start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
    await seedSportsbook(server.context);
    await price(2);
  });

  /** A run prices four. */
  async function price(runs: number): Promise<void> {
    for (let run = 0; run < runs; run += 1) await server.runJob('play-demo-outrights');
  }

  const outrights = async () =>
    (await server.call(eventList, { state: 'outright', limit: 100 })).value;

  it('stand beside the matches of each league, priced over all its sides', async () => {
    const events = await outrights();
    expect(events).toHaveLength(8);
    const { value } = await server.call(leagueList, {});
    const football = value.find(({ sport }) => sport === 'football');
    // The cup has none: who wins a tie is out or goes on within the hour.
    const counts = football?.leagues.map(({ outright_count: count }) => count ?? 0) ?? [];
    expect(counts.filter((count) => count > 0)).toEqual(Array.from({ length: 8 }, () => 1));
    const { event } = await server.call(eventDetail, { event_id: events[0]?.event_id ?? '' });
    expect(event.participants).toHaveLength(10);
    const winner = event.markets.find(({ kind }) => kind === 'winner');
    const inverse = (winner?.selections ?? []).reduce((sum, { odds }) => sum + 1 / Number(odds), 0);
    expect(inverse).toBeGreaterThan(1);
    expect(event.markets.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['winner', 'top-2', 'top-4', 'duel']),
    );
    const duels = event.markets.filter(({ kind }) => kind === 'duel');
    expect(duels).toHaveLength(5);
    expect(duels.every(({ selections }) => selections.every(({ name }) => name))).toBe(true);
  });

  it('take bets until the last match, and are settled with the season', async () => {
    const player = await server.signUpPlayer();
    await server.fund(player, 10_000_000n);
    const soonest = (await outrights()).toSorted((a, b) => (a.start_time < b.start_time ? -1 : 1));
    const { event } = await server.call(eventDetail, { event_id: soonest[0]?.event_id ?? '' });
    const bets = event.markets.flatMap(({ selections }) =>
      selections.slice(0, 4).map(({ selection_id, odds }) => ({
        ...{ bet_type: 'single' as const, unit_stake: '20.00' },
        legs: [{ selection_id, odds }],
      })),
    );
    await server.call(slipPlace, { ...player.me, odds_change: 'any', bets: bets.slice(0, 20) });
    const closes = Date.parse(event.start_time);
    server.advance(closes - server.context.clock.now().getTime() + 1000);
    await server.runJob('play-demo-outrights');
    const closed = await server.call(eventDetail, { event_id: event.event_id });
    expect(closed.event.markets.filter(({ status }) => status === 'open')).toEqual([]);
    server.advance(hourMs);
    await server.runJob('play-demo-outrights');
    await server.runJob('settle-bets');
    const { event: ended } = await server.call(eventDetail, { event_id: event.event_id });
    expect(ended.state).toBe('finished');
    expect(ended.participants?.filter(({ position }) => position === 1)).toHaveLength(1);
    const open = await server.context.database.db
      .selectFrom('bets')
      .select('id')
      .where('status', '=', 'accepted')
      .execute();
    expect(open).toEqual([]);
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
    await server.runJob('play-demo-outrights');
    expect((await outrights()).length).toBeGreaterThanOrEqual(7);
  });

  it('are there for every sport of the demo, and settled with it', async () => {
    await server.runJob('top-up-demo-sports');
    await price(8);
    const events = await outrights();
    const named = new Set(events.map(({ league_name: name }) => name));
    for (const { sport } of demoSports) {
      const leagues = sportLeagues.filter((league) => league.sport === sport);
      expect([sport, leagues.some(({ names }) => named.has(names.EN))]).toEqual([sport, true]);
    }
    // A tour near its end may be stopped: one of those that are played fast takes bets.
    const fast = events.filter(({ league_name: name }) =>
      sportLeagues.some(
        ({ names, speed, format }) => speed > 1 && format === undefined && names.EN === name,
      ),
    );
    const details = await Promise.all(
      fast.map(async ({ event_id }) => (await server.call(eventDetail, { event_id })).event),
    );
    const event = details.find(({ markets }) => markets.some(({ status }) => status === 'open'));
    if (event === undefined) throw new Error('no outright is open');
    expect(event.markets.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['winner', 'top-2', 'duel']),
    );
    const player = await server.signUpPlayer();
    await server.fund(player, 10_000_000n);
    const bets = event.markets.flatMap(({ selections }) =>
      selections.slice(0, 2).map(({ selection_id, odds }) => ({
        ...{ bet_type: 'single' as const, unit_stake: '20.00' },
        legs: [{ selection_id, odds }],
      })),
    );
    await server.call(slipPlace, { ...player.me, odds_change: 'any', bets: bets.slice(0, 20) });
    server.advance(Date.parse(event.start_time) + hourMs - server.context.clock.now().getTime());
    await server.runJob('play-demo-outrights');
    await server.runJob('settle-bets');
    const { event: ended } = await server.call(eventDetail, { event_id: event.event_id });
    expect(ended.state).toBe('finished');
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
  });
});
