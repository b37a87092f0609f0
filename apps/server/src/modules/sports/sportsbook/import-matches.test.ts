import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { eventDetail, eventList, leagueList, matchList, publicOdds } from '@pavilion/contracts';
import { describeServer, truncateAll, type TestServer } from '@pavilion/test-kit';
import { importFixtures, importFootballData } from './import-files.service.ts';
import { voidOverdueEvents } from './void-overdue.service.ts';

const head = 'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,AvgH,AvgD,AvgA';
const csv = (...lines: string[]): string => [head, ...lines].join('\n');
const dayMs = 24 * 60 * 60_000;

let server: TestServer;
describeServer('matches from files', (boot) => {
  const start = async (now = '2026-08-01T12:00:00.000Z'): Promise<TestServer> => {
    server = await boot({ now: new Date(now) });
    return server;
  };
  let shared: Promise<TestServer> | undefined;
  /** A server for tests that look at tables only; they start empty. */
  const startEmpty = async (): Promise<TestServer> => {
    shared ??= start();
    const { database } = (await shared).context;
    await truncateAll(database, ['sites', 'site_domains']);
    return shared;
  };

  describe('imports', () => {
    it('report each broken line with its number and reason, and take the others', async () => {
      const { context } = await startEmpty();
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

    it('write nothing of a line that fails on the way, and all of the lines around it', async () => {
      const { context } = await startEmpty();
      const { db } = context.database;
      // The database itself refuses this one: after the league, the teams and the match, at the
      // prices.
      const refuse = sql`
        create function refuse_odds() returns trigger language plpgsql as $$
        begin
          if new.odds_milli = 6660 then raise exception 'no such price'; end if;
          return new;
        end $$`;
      await refuse.execute(db);
      await sql`create trigger refuse before insert on selections
        for each row execute function refuse_odds()`.execute(db);
      const report = await importFootballData(
        context,
        csv(
          'E0,15/08/2026,20:00,Liverpool,Bournemouth,,,,1.40,5.00,7.50',
          'D1,15/08/2026,20:00,Bayern Munich,Mainz,,,,1.40,5.00,6.66',
          'E0,16/08/2026,15:00,Leeds,Wolves,,,,2.10,3.30,3.50',
        ),
        'fixtures',
      );
      expect(report).toMatchObject({ created: 2, problems: [{ line: 3, reason: 'failed' }] });
      const names = async (table: 'teams' | 'leagues') =>
        (await db.selectFrom(table).select('name').orderBy('name').execute()).map(
          ({ name }) => name,
        );
      expect(await names('teams')).toEqual(['Bournemouth', 'Leeds', 'Liverpool', 'Wolves']);
      expect(await names('leagues')).toEqual(['Premier League']);
      await sql`drop function refuse_odds cascade`.execute(db);
      for (const [table, count] of [
        ['events', 2],
        ['markets', 2],
        ['selections', 6],
      ] as const)
        expect(await db.selectFrom(table).select('id').execute()).toHaveLength(count);
    });

    it('refuse lines whose letters are lost, and take no two matches for one', async () => {
      const { context } = await startEmpty();
      const report = await importFootballData(
        context,
        csv(
          'D1,15/08/2026,20:00,Bayern M\uFFFDnchen,Mainz,,,,1.40,5.00,7.50',
          'D1,15/08/2026,20:00,Bayern\u0000,Mainz,,,,1.40,5.00,7.50',
          'D1,15/08/2026,20:00,Bayern München,Mainz,,,,1.40,5.00,7.50',
          'D1,15/08/2026,20:00,"Köln,Mainz,,,,1.40,5.00,7.50',
          'D1,16/08/2026,20:00,FC Köln,Hamburg,,,,2.40,3.00,2.50',
        ),
        'fixtures',
      );
      expect(report.created).toBe(2);
      expect(report.problems.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
        '2 brokenText',
        '3 brokenText',
        '5 brokenQuotes',
      ]);
    });

    it('write nothing of a file of another kind, and say why', async () => {
      const { context } = await startEmpty();
      for (const [text, problem] of [
        ['', '1 emptyFile'],
        ['<!doctype html>\n<p>Not found</p>', '1 missingColumn'],
        ['a,b\n1,2', '1 missingColumn'],
      ] as const) {
        const report = await importFootballData(context, text, 'fixtures');
        expect(report).toMatchObject({ created: 0, changed: 0 });
        const [first] = report.problems;
        expect(`${first?.line} ${first?.reason}`).toBe(problem);
      }
    });

    it('done twice at once make each match once', async () => {
      const { context } = await startEmpty();
      const lines = Array.from(
        { length: 12 },
        (_line, index) =>
          `E0,${15 + index}/08/2026,20:00,Home ${index % 4},Away ${index},,,,1.40,5.00,7.50`,
      );
      const both = await Promise.all([
        importFootballData(context, csv(...lines), 'fixtures'),
        importFootballData(context, csv(...lines.toReversed()), 'fixtures'),
      ]);
      expect(both.flatMap(({ problems }) => problems)).toEqual([]);
      expect(both.reduce((sum, { created }) => sum + created, 0)).toBe(12);
      const { db } = context.database;
      expect(await db.selectFrom('events').select('id').execute()).toHaveLength(12);
      expect(await db.selectFrom('teams').select('id').execute()).toHaveLength(16);
    });

    it('write changed prices and times, and nothing when nothing changed', async () => {
      const { context } = await startEmpty();
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

    describe('with prices that are a sure win', () => {
      const wideHead = `${head},Avg>2.5,Avg<2.5,AHh,AvgAHH,AvgAHA`;
      const wide = (...prices: string[]): string =>
        [wideHead, ...prices.map((text, n) => `E0,15/08/2026,20:00,Home ${n},Away ${n},,,,${text}`)]
          .map((line) => line.trim())
          .join('\n');
      const markets = async (): Promise<string[]> => {
        const { rows } = await sql<{ text: string }>`
          select h.name || ' ' || m.kind || ' ' || m.status || ' ' ||
                 (select string_agg(s.odds_milli::text, '/' order by s.id) from selections s
                   where s.market_id = m.id) as text
            from markets m join events e on e.id = m.event_id join teams h on h.id = e.home_team_id
           order by h.name, m.kind`.execute(server.context.database.db);
        return rows.map(({ text }) => text);
      };
      const fair = '1.40,5.00,7.50,1.80,2.00,-0.75,1.90,1.95';
      const open = [
        '1x2 open 1400/5000/7500',
        'asian-handicap open 1900/1950',
        'total open 1800/2000',
      ];

      it('leave that market out, name the line, and take the rest', async () => {
        const { context } = await startEmpty();
        const text = wide(
          fair,
          '50,50,50,1.80,2.00,-0.75,1.90,1.95',
          '1.40,5.00,7.50,2.00,2.01,-0.75,1.82,4.10',
          '3.00,3.00,3.00,2.00,2.00,0.5,2.00,2.00',
        );
        const report = await importFootballData(context, text, 'fixtures');
        expect(report).toMatchObject({
          created: 4,
          changed: 0,
          unchanged: 0,
          problems: [
            {
              line: 3,
              reason: 'pricesBelowFair',
              detail: 'Home 1 – Away 1: 1x2 50.00/50.00/50.00',
            },
            {
              line: 4,
              reason: 'pricesBelowFair',
              detail: 'Home 2 – Away 2: asian-handicap:-0.75 1.82/4.10, total:2.5 2.00/2.01',
            },
          ],
        });
        expect(await markets()).toEqual([
          ...open.map((market) => `Home 0 ${market}`),
          'Home 1 asian-handicap open 1900/1950',
          'Home 1 total open 1800/2000',
          'Home 2 1x2 open 1400/5000/7500',
          'Home 3 1x2 open 3000/3000/3000',
          'Home 3 asian-handicap open 2000/2000',
          'Home 3 total open 2000/2000',
        ]);
        expect(await importFootballData(context, text, 'fixtures')).toEqual({
          ...report,
          created: 0,
          unchanged: 4,
        });
      });

      it('suspend a market on offer at the prices it had, until there are good ones', async () => {
        const { context } = await startEmpty();
        await importFootballData(context, wide(fair), 'fixtures');
        const wrong = wide(fair.replace('1.90,1.95', '1.90,4.10').replace('1.40', '1.45'));
        const report = await importFootballData(context, wrong, 'fixtures');
        expect(report).toMatchObject({ changed: 1, problems: [{ reason: 'pricesBelowFair' }] });
        expect(await markets()).toEqual([
          'Home 0 1x2 open 1450/5000/7500',
          'Home 0 asian-handicap suspended 1900/1950',
          'Home 0 total open 1800/2000',
        ]);
        expect(await importFootballData(context, wrong, 'fixtures')).toMatchObject({
          changed: 0,
          unchanged: 1,
        });
        const again = await importFootballData(context, wide(fair), 'fixtures');
        expect(again).toMatchObject({ changed: 1, problems: [] });
        expect(await markets()).toEqual(open.map((market) => `Home 0 ${market}`));
      });

      it('are not replaced by prices of the model, and the same file again changes nothing', async () => {
        const { context } = await startEmpty();
        const text = wide('50,50,50,,,,,');
        const first = await importFootballData(context, text, 'fixtures');
        expect(first).toMatchObject({ created: 1, problems: [{ reason: 'pricesBelowFair' }] });
        expect(await markets()).toEqual([]);
        const again = await importFootballData(context, text, 'fixtures');
        expect(again).toMatchObject({ changed: 0, unchanged: 1 });
        expect(await markets()).toEqual([]);
      });

      it('do not matter where results are read', async () => {
        const { context } = await startEmpty();
        const played = wide('50,50,50,,,,,')
          .replace('2026,20:00', '2025,20:00')
          .replace(',,,,50', ',2,1,H,50');
        const report = await importFootballData(context, played, 'history');
        expect(report).toMatchObject({ created: 1, changed: 0, unchanged: 0, problems: [] });
      });
    });

    it('say when a result belongs to no known match and has no score', async () => {
      const { context } = await start('2026-09-01T12:00:00.000Z');
      const report = await importFootballData(
        context,
        csv('E0,15/08/2026,20:00,Liverpool,Bournemouth,,,,1.40,5.00,7.50'),
        'results',
      );
      expect(report.problems).toMatchObject([{ line: 2, reason: 'unknownTeam' }]);
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
        expect(await importFootballData(context, results, 'history')).toMatchObject({
          created: 380,
          problems: [],
        });
        expect(
          await importFixtures(context, fixtures, 'fixtures', { competition: 'en.1' }),
        ).toMatchObject({
          created: 380,
          problems: [],
        });
        const { value } = await call(eventList, { limit: 100 });
        const promoted = ['Coventry', 'Hull', 'Ipswich'];
        const isNew = ({ home_team_name: home, away_team_name: away }: (typeof value)[number]) =>
          promoted.includes(home) || promoted.includes(away);
        // Of teams that were not seen in the league nothing is known.
        expect(value.filter(isNew).every(({ markets }) => markets.length === 0)).toBe(true);
        const priced = value.filter((match) => !isNew(match));
        const arsenal = priced.find(({ home_team_name }) => home_team_name === 'Arsenal');
        expect(arsenal).toMatchObject({ market_count: 7, state: 'upcoming' });
        const [home, draw, away] = (arsenal?.markets[0]?.selections ?? []).map(({ odds }) =>
          Number(odds),
        );
        const overround = 1 / (home ?? 0) + 1 / (draw ?? 0) + 1 / (away ?? 0);
        expect(overround).toBeGreaterThan(1.03);
        expect(overround).toBeLessThan(1.12);
        expect(home).toBeLessThan(away ?? 0);
        expect(priced.every(({ markets }) => markets.length === 3)).toBe(true);
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
      // The list follows the news of the database, which on a server takes a moment.
      await expect.poll(async () => (await call(matchList, {})).value.length).toBe(2);
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
      expect((await call(leagueList, { state: 'live' })).value).toEqual([]);
      const firstDay = { from: '2026-01-01T00:00:00.000Z', to: matches[0]?.start_time ?? '' };
      expect((await call(leagueList, firstDay)).value).toMatchObject([
        { upcoming_count: 1, leagues: [{ league_name: 'Bundesliga', upcoming_count: 1 }] },
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
      await expect(call(eventList, { sport: 'curling' })).rejects.toThrow('invalidInput');
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
      // The other match should have begun long ago: without a feed nobody knows how it stands.
      await expect.poll(async () => (await call(matchList, {})).value).toEqual([]);
    });

    it('leave out a match that should have begun and that no feed set live', async () => {
      const { context, call } = await start('2026-08-01T12:00:00.000Z');
      await importFootballData(context, twoMatches, 'fixtures');
      const shown = async () => (await call(matchList, {})).value.map((match) => match.start_time);
      const [first = '', second = ''] = await shown();
      server.advance(Date.parse(first) + 60_000 - context.clock.now().getTime());
      expect(await shown()).toEqual([first, second]);
      server.advance(60_000);
      expect(await shown()).toEqual([second]);
    });
  });
});
