import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { eventDetail, eventList, leagueList, matchList, publicOdds } from '@pavilion/contracts';
import { describeServerOnBothEngines, type TestServer } from '@pavilion/test-kit';
import { importFixtures, importFootballData } from './import-files.service.ts';
import { voidOverdueEvents } from './void-overdue.service.ts';

const head = 'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,AvgH,AvgD,AvgA';
const csv = (...lines: string[]): string => [head, ...lines].join('\n');
const dayMs = 24 * 60 * 60_000;

let server: TestServer;
describeServerOnBothEngines('matches from files', (boot) => {
  const start = async (now = '2026-08-01T12:00:00.000Z'): Promise<TestServer> => {
    server = await boot({ now: new Date(now) });
    return server;
  };

  describe('imports', () => {
    it('report each broken line with its number and reason, and take the others', async () => {
      const { context } = await start();
      const report = await importFootballData(
        context,
        csv(
          'E0,15/08/2026,20:00,Liverpool,Bournemouth,,,,1.40,5.00,7.50',
          'E0,99/08/2026,20:00,Arsenal,Chelsea,,,,2.00,3.40,3.80',
          'E0,16/08/2026,15:00,Arsenal,Arsenal,,,,2.00,3.40,3.80',
          'E0,16/08/2026,15:00,Everton,Fulham,,,,abc,3.40,3.80',
          'E0,16/08/2026,15:00,Leeds,Wolves,,,,2.10,3.30,3.50',
          'E0,15/08/2026,20:00,Liverpool,Bournemouth,,,,1.40,5.00,7.50',
          'E0,16/08/2026',
        ),
        'fixtures',
      );
      expect(report.created).toBe(2);
      expect(report.problems.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
        '3 invalidDate',
        '4 sameTeam',
        '5 invalidOdds',
        '7 duplicateMatch',
        '8 wrongColumnCount',
      ]);
    });

    it('write changed prices and times, and nothing when nothing changed', async () => {
      const { context } = await start();
      const line = (time: string, home: string) =>
        csv(`E0,15/08/2026,${time},Liverpool,Bournemouth,,,,${home},5.00,7.50`);
      await importFootballData(context, line('20:00', '1.40'), 'fixtures');
      expect(await importFootballData(context, line('20:00', '1.40'), 'fixtures')).toMatchObject({
        unchanged: 1,
        changed: 0,
      });
      expect(await importFootballData(context, line('21:00', '1.45'), 'fixtures')).toMatchObject({
        changed: 1,
        created: 0,
      });
      const event = await context.database.db
        .selectFrom('events')
        .selectAll()
        .executeTakeFirstOrThrow();
      expect(event.start_time.toISOString()).toBe('2026-08-15T20:00:00.000Z');
      const selections = await context.database.db
        .selectFrom('selections')
        .select(['odds_milli', 'version'])
        .orderBy('odds_milli')
        .execute();
      expect(selections).toEqual([
        { odds_milli: 1450, version: 2n },
        { odds_milli: 5000, version: 1n },
        { odds_milli: 7500, version: 1n },
      ]);
    });

    it('say when a result belongs to no known match and has no score', async () => {
      const { context } = await start('2026-09-01T12:00:00.000Z');
      const report = await importFootballData(
        context,
        csv('E0,15/08/2026,20:00,Liverpool,Bournemouth,,,,1.40,5.00,7.50'),
        'results',
      );
      expect(report.problems).toMatchObject([{ line: 2, reason: 'unknownMatch' }]);
    });

    it('void a match that stays postponed for more than 48 hours', async () => {
      const { context } = await start();
      await importFootballData(
        context,
        csv('E0,15/08/2026,20:00,Liverpool,Bournemouth,,,,1.40,5.00,7.50'),
        'fixtures',
      );
      await sql`update events set state = 'postponed'`.execute(context.database.db);
      server.advance(15 * dayMs);
      expect(await voidOverdueEvents(context)).toBe(0);
      server.advance(2 * dayMs);
      expect(await voidOverdueEvents(context)).toBe(1);
      const event = await context.database.db
        .selectFrom('events')
        .select(['state', 'result_revision'])
        .executeTakeFirst();
      expect(event).toEqual({ state: 'cancelled', result_revision: 1 });
    });

    const folder = fileURLToPath(
      new URL('../../../../../../shared/data/football/', import.meta.url),
    );
    it.skipIf(!existsSync(folder))(
      'price a real fixture list from the results of the season before',
      async () => {
        const { context, call } = await start();
        const results = readFileSync(`${folder}E0-2025-26-results.csv`, 'utf8');
        const fixtures = readFileSync(`${folder}E0-2026-27-fixtures.csv`, 'utf8');
        expect(await importFootballData(context, results, 'results')).toMatchObject({
          created: 380,
          problems: [],
        });
        expect(await importFixtures(context, fixtures, 'fixtures', 'en.1')).toMatchObject({
          created: 380,
          problems: [],
        });
        const { value } = await call(eventList, { limit: 100 });
        const arsenal = value.find(({ home_team_name }) => home_team_name === 'Arsenal');
        expect(arsenal).toMatchObject({
          away_team_name: 'Coventry',
          market_count: 7,
          state: 'upcoming',
        });
        const [home, draw, away] = (arsenal?.markets[0]?.selections ?? []).map(({ odds }) =>
          Number(odds),
        );
        const overround = 1 / (home ?? 0) + 1 / (draw ?? 0) + 1 / (away ?? 0);
        expect(overround).toBeGreaterThan(1.03);
        expect(overround).toBeLessThan(1.12);
        expect(home).toBeLessThan(away ?? 0);
        expect(value.every(({ markets }) => markets.length === 3)).toBe(true);
      },
    );
  });

  describe('lists', () => {
    const twoMatches = csv(
      'E0,15/08/2026,20:00,Liverpool,Bournemouth,,,,1.40,5.00,7.50',
      'D1,14/08/2026,19:30,Bayern Munich,RB Leipzig,,,,1.22,7.00,9.00',
    );

    it('show what was imported, and follow a change at once', async () => {
      const { context, call } = await start();
      expect((await call(matchList, {})).value).toEqual([]);
      await importFootballData(context, twoMatches, 'fixtures');
      const matches = (await call(matchList, {})).value;
      expect(matches.map(({ home_team_name }) => home_team_name)).toEqual([
        'Bayern Munich',
        'Liverpool',
      ]);
      expect(matches[0]).toMatchObject({
        league_name: 'Bundesliga',
        country: 'DE',
        state: 'upcoming',
        minute: null,
        home_score: null,
      });
      const odds = (await call(publicOdds, {})).value;
      expect(
        odds[1]?.markets[0]?.selections.map(({ outcome, odds: price }) => `${outcome} ${price}`),
      ).toEqual(['home 1.40', 'draw 5.00', 'away 7.50']);
      const { value: sports } = await call(leagueList, {});
      expect(sports).toMatchObject([
        { sport: 'football', upcoming_count: 2, live_count: 0, leagues: [{}, {}] },
      ]);
      await importFootballData(context, twoMatches.replace('1.40', '1.50'), 'fixtures');
      await expect
        .poll(async () => (await call(publicOdds, {})).value[1]?.markets[0]?.selections[0]?.odds)
        .toBe('1.50');
    });

    it('page, filter, and give one event whole', async () => {
      const { context, call } = await start();
      await importFootballData(context, twoMatches, 'fixtures');
      const first = await call(eventList, { limit: 1 });
      expect(first.value).toHaveLength(1);
      const second = await call(eventList, { limit: 1, cursor: first.next_cursor ?? '' });
      expect(second.value[0]?.home_team_name).toBe('Liverpool');
      expect(second.next_cursor).toBeNull();
      const league = await call(eventList, { league_id: second.value[0]?.league_id });
      expect(league.value).toHaveLength(1);
      expect((await call(eventList, { sport: 'tennis' })).value).toEqual([]);
      expect((await call(eventList, { state: 'live' })).value).toEqual([]);
      expect((await call(eventList, { from: '2026-08-15T00:00:00Z' })).value).toHaveLength(1);
      const event_id = second.value[0]?.event_id ?? '';
      expect((await call(eventDetail, { event_id })).event).toMatchObject({
        event_id,
        market_count: 1,
      });
      for (const unknown of ['nonsense', crypto.randomUUID()]) {
        await expect(call(eventDetail, { event_id: unknown })).rejects.toMatchObject({
          code: 'eventNotFound',
        });
      }
    });

    it('keep finished events under their own state', async () => {
      const { context, call } = await start('2026-08-01T12:00:00.000Z');
      await importFootballData(context, twoMatches, 'fixtures');
      server.advance(30 * dayMs);
      await importFootballData(
        context,
        twoMatches.replace('Bournemouth,,,', 'Bournemouth,4,2,H'),
        'results',
      );
      const { value } = await call(eventList, { state: 'finished' });
      expect(value).toMatchObject([
        { home_team_name: 'Liverpool', home_score: 4, away_score: 2, state: 'finished' },
      ]);
      await expect.poll(async () => (await call(matchList, {})).value.length).toBe(1);
    });
  });
});
