import { beforeAll, describe, expect, it } from 'vitest';
import {
  eventList,
  leagueList,
  marketTypes,
  resultList,
  sportList,
  sportsFavAdd,
  sportsFavList,
  sportsFavRemove,
  sportsRules,
  standingList,
  type Call,
} from '@pavilion/contracts';
import { kindsOf, sports } from '@pavilion/sports';
import { describeServer, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import { celtic, createMatchWorld, type MatchWorld } from '../../../testing/match-world.ts';

const scottish = (date: string, home: string, away: string, score = ',,', time = '15:00') =>
  `SC0,${date},${time},${home},${away},${score},1.50,4.00,6.00`;
const german = (date: string, time: string) =>
  `D1,${date},${time},Dortmund,Mainz,,,,1.40,5.00,7.50`;

describeServer('finding a match', (boot) => {
  let server: TestServer;
  let world: MatchWorld;
  let me: TestPlayer['me'];
  /** Teams and leagues by name. */
  const ids: Record<string, string> = {};

  beforeAll(async () => {
    server = await boot({ now: new Date('2026-08-07T12:00:00.000Z') });
    world = await createMatchWorld(server);
    ({ me } = world.player);
    await world.fixtures(
      celtic('01/08/2026'),
      scottish('02/08/2026', 'Rangers', 'Motherwell'),
      celtic('08/08/2026'),
      scottish('08/08/2026', 'Rangers', 'Hibernian', ',,', '18:00'),
      german('09/08/2026', '00:30'),
    );
    await world.results(
      celtic('01/08/2026', '2,1,H'),
      scottish('02/08/2026', 'Rangers', 'Motherwell', '1,1,D'),
    );
    const { db } = server.context.database;
    for (const table of ['teams', 'leagues'] as const) {
      const rows = await db.selectFrom(table).select(['id', 'name']).execute();
      for (const { id, name } of rows) ids[name] = id;
    }
  });

  const idOf = (name: string): string => {
    const [found] = Object.entries(ids).filter(([known]) => known.includes(name));
    if (!found) throw new Error(`nothing is called ${name}`);
    return found[1];
  };
  const homesOf = async (fields: object): Promise<string[]> => {
    const { value } = await server.call(eventList, { ...me, ...fields });
    return value.map((event) => event.home_team_name);
  };
  const refusalOf = async (call: Call, fields: object) => {
    const { account_id, auth, ...site } = me;
    const answer = await server.app.inject({
      method: 'POST',
      url: call.path,
      headers: { host: world.player.host },
      payload: { ...site, ...(call.access === 'player' ? { account_id, auth } : {}), ...fields },
    });
    const { message, errors } = answer.json<{ message: string; errors?: { path: string }[] }>();
    return `${answer.statusCode} ${message}${errors ? ` ${errors.map(({ path }) => path).join(',')}` : ''}`;
  };

  it('counts matches by sport, by what begins soon, and by the days of the visitor', async () => {
    const told = await server.call(sportList, { time_zone: 'Asia/Manila' });
    expect(told.value).toEqual([
      {
        sport: 'football',
        live_count: 0,
        upcoming_count: 3,
        outright_count: 0,
        next_start: '2026-08-08T14:00:00.000Z',
        columns: ['1x2', 'asian-handicap', 'total'],
      },
    ]);
    expect(told.soon_count).toBe(0);
    expect(told.days.slice(0, 3)).toEqual([
      { date: '2026-08-07', count: 0 },
      { date: '2026-08-08', count: 1 },
      { date: '2026-08-09', count: 2 },
    ]);
    expect(told.days).toHaveLength(7);
    const universal = await server.call(sportList, {});
    expect(universal.days[1]).toEqual({ date: '2026-08-08', count: 3 });
  });

  it('names leagues with their place and their next match, of one sport when asked', async () => {
    const { value } = await server.call(leagueList, { sport: 'football' });
    const leagues = value.flatMap((sport) => sport.leagues);
    expect(leagues).toHaveLength(2);
    const league = leagues.find(({ league_id }) => league_id === idOf('Scottish'));
    expect(league).toMatchObject({
      upcoming_count: 2,
      outright_count: 0,
      next_start: '2026-08-08T14:00:00.000Z',
    });
    expect((await server.call(leagueList, { sport: 'tennis' })).value).toEqual([]);
  });

  it('narrows the list of matches', async () => {
    expect(await homesOf({ league_ids: [idOf('Scottish')] })).toEqual(['Celtic', 'Rangers']);
    expect(await homesOf({ league_ids: [] })).toEqual([]);
    expect(await homesOf({ team_id: idOf('Hibernian') })).toEqual(['Rangers']);
    expect(await homesOf({ soon_minutes: 1440 })).toEqual([]);
    expect(await homesOf({ state: 'outright' })).toEqual([]);
    expect(await homesOf({ state: 'postponed' })).toEqual([]);
    expect(await homesOf({ state: 'finished', team_id: idOf('Hearts') })).toEqual(['Celtic']);
    const { value } = await server.call(leagueList, {});
    const german = value[0]?.leagues.find(({ league_id }) => league_id !== idOf('Scottish'));
    expect(await homesOf({ country: german?.country })).toEqual(['Dortmund']);
  });

  it('puts first what most bets of the site stand on', async () => {
    expect(await homesOf({})).toEqual(['Celtic', 'Rangers', 'Dortmund']);
    const { value } = await server.call(eventList, { team_id: idOf('Dortmund') });
    await world.bet(value[0]?.event_id ?? '');
    // The count of before is half a minute old at most.
    server.advance(30_000);
    expect(await homesOf({ order: 'popular' })).toEqual(['Dortmund', 'Celtic', 'Rangers']);
    const { value: popular } = await server.call(eventList, { order: 'popular', limit: 1 });
    expect(popular[0]?.popularity).toBe(1);
  });

  it.each<[Call, object, string]>([
    [eventList, { sport: 'chess' }, '400 invalidInput sport'],
    [eventList, { league_ids: ['nonsense'] }, '400 invalidInput league_ids.0'],
    [eventList, { team_id: 'nonsense' }, '400 invalidInput team_id'],
    [eventList, { country: 'nowhere' }, '400 invalidInput country'],
    [eventList, { soon_minutes: 0 }, '400 invalidInput soon_minutes'],
    [eventList, { favourites: true }, '400 invalidInput account_id'],
    [leagueList, { sport: 'chess' }, '400 invalidInput sport'],
    [resultList, { team_id: 'nonsense' }, '400 invalidInput team_id'],
    [marketTypes, { sport: 'chess' }, '400 invalidInput sport'],
    [standingList, { league_id: 'nonsense' }, '404 leagueNotFound'],
    [sportsFavAdd, { kind: 'team', id: 'nonsense' }, '404 favouriteNotFound'],
    [sportsFavRemove, { kind: 'league', id: 'nonsense' }, '404 favouriteNotFound'],
  ])('%j refuses what there is not: %j', async (call, fields, refusal) => {
    expect(await refusalOf(call, fields)).toBe(refusal);
  });

  describe('favourites', () => {
    it('are kept, listed with their names, and taken away again', async () => {
      const team = { kind: 'team', id: idOf('Rangers') } as const;
      const league = { kind: 'league', id: idOf('Scottish') } as const;
      for (const subject of [team, team, league])
        await server.call(sportsFavAdd, { ...me, ...subject });
      const { value } = await server.call(sportsFavList, me);
      expect(value.map(({ kind, id }) => ({ kind, id }))).toEqual(
        expect.arrayContaining([team, league]),
      );
      expect(value).toHaveLength(2);
      expect(value.find(({ kind }) => kind === 'team')).toMatchObject({ name: 'Rangers' });
      await server.call(sportsFavRemove, { ...me, ...league });
      await server.call(sportsFavRemove, { ...me, ...league });
      expect(await homesOf({ favourites: true })).toEqual(['Rangers']);
    });

    it('are each player’s own', async () => {
      const other = await server.signUpPlayer();
      expect((await server.call(sportsFavList, other.me)).value).toEqual([]);
      const { value } = await server.call(eventList, { ...other.me, favourites: true });
      expect(value).toEqual([]);
    });
  });

  it('makes the table of a league from its results', async () => {
    const { value } = await server.call(standingList, { league_id: idOf('Scottish') });
    expect(
      value.map(({ rank, team_name, points, form }) => [rank, team_name, points, form]),
    ).toEqual([
      [1, 'Celtic', 3, 'W'],
      [2, 'Motherwell', 1, 'D'],
      [2, 'Rangers', 1, 'D'],
      [4, 'Hearts', 0, 'L'],
    ]);
    const { value: german } = await server.call(standingList, { league_id: idOf('Bundesliga') });
    expect(german).toEqual([]);
  });

  it('lists results page by page, the newest first, with their facts', async () => {
    const first = await server.call(resultList, { limit: 1 });
    expect(first.value.map(({ home_team_name }) => home_team_name)).toEqual(['Rangers']);
    expect(first.value[0]?.facts).toMatchObject({
      is_final: true,
      periods: { reg: { goals: [1, 1] } },
    });
    const second = await server.call(resultList, { limit: 1, cursor: first.next_cursor ?? '' });
    expect(second.value.map(({ home_team_name }) => home_team_name)).toEqual(['Celtic']);
    expect(second.next_cursor).toBeNull();
    const ofTeam = await server.call(resultList, { team_id: idOf('Hearts') });
    expect(ofTeam.value).toHaveLength(1);
    const before = await server.call(resultList, { to: '2026-08-01T23:00:00.000Z' });
    expect(before.value.map(({ home_team_name }) => home_team_name)).toEqual(['Celtic']);
  });

  it('names every kind in the languages of the site', async () => {
    const { value, version } = await server.call(marketTypes, {});
    expect(value).toHaveLength(sports.flatMap((sport) => kindsOf[sport]).length);
    const tennis = await server.call(marketTypes, { sport: 'tennis' });
    expect(tennis.version).toBe(version);
    expect(tennis.value.map(({ kind }) => kind)).toEqual(kindsOf.tennis.map(({ kind }) => kind));
    const draw = value.find(({ kind }) => kind === 'draw-no-bet');
    expect(draw).toMatchObject({ base: 'winner', period: 'reg', line: 'none', counts: 'whole' });
    expect(draw?.names['EN']).toBe('Draw no bet');
    expect(draw?.outcomes).toEqual(['home', 'away']);
  });

  it('tells the rules as they hold for the site', async () => {
    const { value, rules_version: version } = await server.call(sportsRules, {});
    expect(version).toBe(1);
    expect(value).toMatchObject({
      retirement: 'match',
      disqualified: 'advances',
      builder_void: 'whole',
      rule4_least: 5,
      postponed_hours: 48,
      correction_hours: 24,
      max_win: '1000000.00',
      max_odds: '10000.00',
      max_day_win: null,
      delay_seconds: { football: 5, tennis: 3, basketball: 3, cricket: 4 },
    });
    expect(value.place_terms).toContainEqual({
      runners_from: 8,
      runners_to: 11,
      is_handicap: false,
      places: 3,
      fraction: '1/5',
    });
  });
});
