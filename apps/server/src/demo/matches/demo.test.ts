import { beforeAll, describe, expect, it } from 'vitest';
import { betPlace, eventDetail, eventList, getBalance, matchList } from '@pavilion/contracts';
import { describeServer, type TestServer } from '@pavilion/test-kit';
import { demoMatchOf } from './demo-calendar.ts';
import { cupMatches } from './demo-cup.ts';
import { leagueMatches } from './demo-schedule.ts';
import { demoStateAt } from './demo-state.ts';
import { seedSportsbook } from './seed-sportsbook.ts';
import { auditBooks } from '../../testing/audit-books.ts';

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const settings = { seed: 'test', epoch: new Date('2026-11-21T00:00:00.000Z') };

const from = new Date('2026-11-21T12:00:00.000Z');
const to = new Date('2026-11-22T12:00:00.000Z');

describe('the demo schedule', () => {
  it('is the same for the same seed, and never puts a team in two matches at once', () => {
    const matches = leagueMatches(settings, from, to);
    expect(leagueMatches({ ...settings }, from, to)).toEqual(matches);
    expect(new Set(matches.map(({ sourceKey }) => sourceKey)).size).toBe(matches.length);
    const ends = new Map<string, number>();
    for (const { league, match, kickoff, speed } of matches) {
      for (const team of [match.homeKey, match.awayKey]) {
        const key = `${league.code}/${team}`;
        expect(ends.get(key) ?? 0).toBeLessThanOrEqual(kickoff.getTime());
        ends.set(key, kickoff.getTime() + (116 / speed) * minuteMs);
      }
    }
  });

  it('has several matches under way at any time of the day', () => {
    const matches = leagueMatches(settings, new Date(from.getTime() - 120 * minuteMs), to);
    for (let atMs = from.getTime(); atMs < to.getTime(); atMs += 7 * minuteMs) {
      const live = matches.filter(
        ({ kickoff, speed }) =>
          atMs >= kickoff.getTime() && atMs < kickoff.getTime() + (109 / speed) * minuteMs,
      );
      expect(live.length).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('the cup of the demo', () => {
  const hour = 60 * minuteMs;
  const times = (atMs: number) => [new Date(atMs), new Date(atMs + 3 * hour)] as const;
  const late = new Date(to.getTime() + 100 * hour);
  const cups = cupMatches(settings, times(from.getTime()), late);

  it('goes on with who won, and ends with one of eight', () => {
    for (const tie of cups.filter(({ match }) => match.round > 1)) {
      const before = cups.filter(({ match, kickoff }) => {
        const sinceMs = tie.kickoff.getTime() - kickoff.getTime();
        return sinceMs > 0 && sinceMs < hour && match.round === tie.match.round - 1;
      });
      const winners = before.map(({ sourceKey, match }) => {
        const demo = demoMatchOf(settings, sourceKey);
        const facts = demo && demoStateAt(demo, late).facts;
        return facts?.advances === 'home' ? match.homeKey : match.awayKey;
      });
      // Of a cup that began before the time looked at some are missing.
      if (before.length < (tie.match.round === 2 ? 4 : 2)) continue;
      expect(winners).toEqual(expect.arrayContaining([tie.match.homeKey, tie.match.awayKey]));
    }
    expect(cups.some(({ match }) => match.round === 3)).toBe(true);
  });

  it('is offered only when those before are over, and minutes ahead of it', () => {
    for (const { knownFrom, kickoff, match, sourceKey } of cups) {
      const aheadMs = kickoff.getTime() - (knownFrom?.getTime() ?? 0);
      expect([sourceKey, aheadMs >= 7 * minuteMs]).toEqual([sourceKey, true]);
      if (match.round === 1) continue;
      const known = cupMatches(
        settings,
        times(from.getTime()),
        new Date((knownFrom?.getTime() ?? 0) - 1),
      );
      expect(known.some((one) => one.sourceKey === sourceKey)).toBe(false);
    }
  });

  it('says who goes through once it is over', () => {
    for (const tie of cups) {
      expect(
        demoStateAt(tie, new Date(tie.kickoff.getTime() + 2 * minuteMs)).facts.advances,
      ).toBeNull();
      expect(demoStateAt(tie, late).facts.advances).not.toBeNull();
    }
  });
});

describeServer('the demo leagues', (start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
    await seedSportsbook(server.context);
  });
  const tick = async (durationMs: number): Promise<void> => {
    server.advance(durationMs);
    await server.runJob('play-demo-matches');
    await server.runJob('decide-slips');
    await server.runJob('settle-bets');
  };

  it('offer matches under way, within the hour and in the coming days', async () => {
    const { value } = await server.call(eventList, { limit: 100 });
    const live = value.filter(({ state }) => state === 'live');
    expect(live.length).toBeGreaterThanOrEqual(3);
    expect(value.slice(0, live.length)).toEqual(live);
    const nowMs = server.context.clock.now().getTime();
    const starts = value.map(({ start_time }) => Date.parse(start_time) - nowMs);
    expect(starts.filter((inMs) => inMs > 0 && inMs < 60 * minuteMs).length).toBeGreaterThan(15);
    const all = await server.call(matchList, {});
    const leagues = all.value.map(({ league_names }) => league_names['RUS'] ?? '');
    expect(leagues.every((name) => /[а-я]/i.test(name))).toBe(true);
    expect(leagues.some((name) => name.endsWith(' Экспресс'))).toBe(true);
    for (const code of ['CN', 'CT', 'ESP', 'MS', 'NE', 'RUS', 'VI'])
      expect(all.value.filter((match) => match.league_names[code]?.includes('Express'))).toEqual(
        [],
      );
    expect(all.value.some(({ home_team_names }) => (home_team_names['RUS'] ?? '') !== '')).toBe(
      true,
    );
    expect(value.every(({ state, markets }) => state !== 'upcoming' || markets.length === 3)).toBe(
      true,
    );
  });

  it('settle a newcomer within minutes, in play and before', async () => {
    const player = await server.signUpPlayer();
    await server.fund(player, 1_000_000n);
    const live = (await server.call(eventList, { state: 'live', limit: 100 })).value.find(
      ({ league_name, minute }) => league_name.endsWith('Express') && (minute ?? 0) < 60,
    );
    const next = (await server.call(eventList, { state: 'upcoming', limit: 1 })).value[0];
    for (const event of [live, next]) {
      const { markets } = (await server.call(eventDetail, { event_id: event?.event_id ?? '' }))
        .event;
      const bets = markets
        .filter(({ status }) => status === 'open')
        .flatMap(({ selections }) => selections.slice(0, 1))
        .slice(0, 20)
        .map(({ selection_id, odds }) => ({ selection_id, odds, stake: '50.00' }));
      expect(bets.length).toBeGreaterThan(0);
      await server.call(betPlace, { ...player.me, odds_change: 'any', bets });
    }
    const open = async () =>
      (
        await server.context.database.db
          .selectFrom('bets')
          .select('id')
          .where('status', 'in', ['pending', 'accepted'])
          .execute()
      ).length;
    let minutes = 0;
    for (; minutes < 20 && (await open()) > 0; minutes += 0.5) await tick(30 * secondMs);
    expect(minutes).toBeLessThan(18);
    const { game_balance } = await server.call(getBalance, player.me);
    const paid = await server.context.database.db
      .selectFrom('bets')
      .select((b) => [
        b.fn.sum<string>('payout_minor').as('paid'),
        b.fn.sum<string>('stake_minor').as('staked'),
      ])
      // What a goal refused while it waited went back.
      .where('status', '<>', 'rejected')
      .executeTakeFirstOrThrow();
    expect(Math.round(Number(game_balance) * 100)).toBe(
      1_000_000 - Number(paid.staked) + Number(paid.paid),
    );
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
  });

  it('suspends the markets of a match for a moment after a goal, and reprices it', async () => {
    const scored = async () =>
      server.context.database.db
        .selectFrom('events')
        .innerJoin('markets', 'markets.event_id', 'events.id')
        .select(['events.id', 'events.home_score', 'events.away_score'])
        .where('events.state', '=', 'live')
        .where('markets.status', '=', 'suspended')
        .executeTakeFirst();
    let goal = await scored();
    for (let second = 0; second < 900 && !goal; second += 2) {
      await tick(2 * secondMs);
      goal = await scored();
    }
    expect(goal).toBeDefined();
    await tick(7 * secondMs);
    const { event } = await server.call(eventDetail, { event_id: goal?.id ?? '' });
    expect(
      event.state === 'finished' ||
        event.markets.every(({ status }) => status === 'open') ||
        (event.home_score ?? 0) + (event.away_score ?? 0) >
          (goal?.home_score ?? 0) + (goal?.away_score ?? 0),
    ).toBe(true);
  });

  it('catches up after a stop: what ended meanwhile is settled', async () => {
    const before = await server.call(eventList, { state: 'live', limit: 100 });
    await tick(90 * minuteMs);
    await server.runJob('top-up-demo-matches');
    await tick(2 * secondMs);
    const { db } = server.context.database;
    const states = await db
      .selectFrom('events')
      .select(['id', 'state', 'result_revision', 'settled_revision'])
      .where(
        'id',
        'in',
        before.value.map(({ event_id }) => event_id),
      )
      .execute();
    for (const event of states.filter(({ state }) => state === 'finished'))
      expect(event.settled_revision).toBe(event.result_revision);
    expect(states.filter(({ state }) => state === 'finished').length).toBeGreaterThanOrEqual(3);
    const late = await db
      .selectFrom('events')
      .select('id')
      .where('state', '=', 'upcoming')
      .where('start_time', '<=', server.context.clock.now())
      .execute();
    expect(late).toEqual([]);
    expect(
      (await server.call(eventList, { state: 'live', limit: 100 })).value.length,
    ).toBeGreaterThanOrEqual(3);
  });
});
