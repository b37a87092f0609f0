import { beforeAll, describe, expect, it } from 'vitest';
import { eventDetail, eventList, leagueList, slipPlace } from '@pavilion/contracts';
import { describeServer, type TestServer } from '@pavilion/test-kit';
import { auditBooks } from '../../testing/audit-books.ts';
import { leagueSeasonsAt, seedSportsbook } from '../matches/index.ts';
import { finalOrder, tableAt } from './season-table.ts';

const hourMs = 60 * 60_000;
const settings = { seed: 'outrights', epoch: new Date('2026-11-21T00:00:00Z') };

describe('the table of a season', () => {
  const [season] = leagueSeasonsAt(settings, settings.epoch);
  if (!season) throw new Error('no season');
  const last = season.matches.at(-1)?.kickoff ?? settings.epoch;

  it('begins empty, moves with every match, ends in an order of all sides', () => {
    const first = tableAt(season, new Date(settings.epoch.getTime() - 1));
    expect(first).toMatchObject({ playedCount: 0, isMoving: false, isOver: false });
    expect(first.fixtures).toHaveLength(90);
    const end = tableAt(season, new Date(last.getTime() + hourMs));
    expect(end).toMatchObject({ playedCount: 90, isOver: true, fixtures: [] });
    expect(new Set(finalOrder(end)).size).toBe(10);
    const [winner] = finalOrder(end);
    const most = Math.max(...end.sides.map(({ points }) => points));
    expect(end.sides.find(({ runnerId }) => runnerId === winner)?.points).toBe(most);
  });
});

describeServer('the outrights of the demo', (start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
    await seedSportsbook(server.context);
    await server.runJob('play-demo-outrights');
  });

  const outrights = async () =>
    (await server.call(eventList, { state: 'outright', limit: 100 })).value;

  it('stand beside the matches of each league, priced over all its sides', async () => {
    const events = await outrights();
    expect(events).toHaveLength(8);
    const { value } = await server.call(leagueList, {});
    const football = value.find(({ sport }) => sport === 'football');
    expect(football?.leagues.map(({ outright_count }) => outright_count)).toEqual(
      Array.from({ length: 8 }, () => 1),
    );
    const { event } = await server.call(eventDetail, { event_id: events[0]?.event_id ?? '' });
    expect(event.participants).toHaveLength(10);
    const winner = event.markets.find(({ kind }) => kind === 'winner');
    const inverse = (winner?.selections ?? []).reduce((sum, { odds }) => sum + 1 / Number(odds), 0);
    expect(inverse).toBeGreaterThan(1);
    expect(event.markets.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['winner', 'top-2', 'top-4']),
    );
  });

  it('take bets until the last match, and are settled with the season', async () => {
    const player = await server.signUpPlayer();
    await server.fund(player, 10_000_000n);
    const soonest = (await outrights()).toSorted((a, b) => (a.start_time < b.start_time ? -1 : 1));
    const { event } = await server.call(eventDetail, { event_id: soonest[0]?.event_id ?? '' });
    const bets = event.markets.flatMap(({ selections }) =>
      selections.slice(0, 6).map(({ selection_id, odds }) => ({
        ...{ bet_type: 'single' as const, unit_stake: '20.00' },
        legs: [{ selection_id, odds }],
      })),
    );
    await server.call(slipPlace, { ...player.me, odds_change: 'any', bets });
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
});
