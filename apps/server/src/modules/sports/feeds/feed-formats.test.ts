import { beforeAll, expect, it } from 'vitest';
import { describeServer, type TestServer } from '@pavilion/test-kit';
import { feedWorld } from '../../../testing/feed-world.ts';

const hourMs = 60 * 60_000;

let server: TestServer;
describeServer('sources of other formats', (start) => {
  beforeAll(async () => {
    server = await start();
  });
  const later = (): string =>
    new Date(server.context.clock.now().getTime() + hourMs).toISOString().replace('.000', '');
  const play = (format: string, ...more: string[]) => ['--format', format, '--adopt', ...more];

  it('The Odds API: an answer is a file', async () => {
    const world = feedWorld(server, 'odds-api');
    const outcomes = [
      { name: 'Reds', price: 2.1 },
      { name: 'Blues', price: 3.6 },
      { name: 'Draw', price: 3.4 },
    ];
    const answer = [
      {
        ...{ id: 'e1', sport_key: 'soccer_epl', sport_title: 'EPL', commence_time: later() },
        ...{ home_team: 'Reds', away_team: 'Blues' },
        bookmakers: [
          {
            ...{ key: 'firm', title: 'Firm', last_update: '2026-11-21T11:59:00Z' },
            markets: [{ key: 'h2h', last_update: '2026-11-21T11:59:00Z', outcomes }],
          },
        ],
      },
    ];
    const text = JSON.stringify(answer, null, 2);
    const report = await world.playLines([text], ...play('the-odds-api', '--as-told'));
    expect(report).toMatchObject({ applied: 2, doubted: 0, faults: [] });
    expect(await world.offer('e1')).toEqual(['1x2 - open away 3600 draw 3400 home 2100']);
  });

  it('a unified feed: a line is a message', async () => {
    const world = feedWorld(server, 'unified');
    const base = { event_id: 'u1', timestamp: server.context.clock.now().getTime(), product: 1 };
    const fixture = {
      ...{ type: 'fixture', ...base, sport_id: 'sr:sport:1', start_time: later() },
      tournament: { id: 'sr:tournament:17', name: 'Harbour Cup', country_code: 'XX' },
      competitors: [
        { id: 'c1', name: 'Greens', qualifier: 'home' },
        { id: 'c2', name: 'Whites', qualifier: 'away' },
      ],
    };
    const prices = [
      { id: '1', odds: 2.1 },
      { id: '2', odds: 3.4 },
      { id: '3', odds: 3.6 },
    ];
    const markets = [{ id: 1, status: 1, outcomes: prices }];
    const lines = [fixture, { type: 'odds_change', ...base, markets }].map((line) =>
      JSON.stringify(line),
    );
    const report = await world.playLines(lines, ...play('unified-feed', '--as-told'));
    expect(report).toMatchObject({ doubted: 0, faults: [] });
    expect(await world.offer('u1')).toEqual(['1x2 - open away 3600 draw 3400 home 2100']);
  });

  it('files of football: matches to come and how they ended', async () => {
    const match = { round: 'Matchday 1', date: '2026-12-01', time: '20:00', team1: 'Owls' };
    const matches = [
      { ...match, team2: 'Hawks' },
      { ...match, team2: 'Gulls', date: '2026-08-01', score: { ht: [1, 0], ft: [2, 1] } },
    ];
    const text = JSON.stringify({ name: 'English Premier League 2026/27', matches });
    const json = feedWorld(server, 'football-files');
    const report = await json.playLines([text], ...play('football-json'));
    expect(report).toMatchObject({ read: 3, applied: 3, doubted: 0, faults: [] });
    // The file of another day tells the same: nothing comes of it.
    await json.playLines([text], ...play('football-json'));
    const events = await server.context.database.db
      .selectFrom('events')
      .select(['state', 'home_score', 'result_revision'])
      .where('source', '=', 'football-files')
      .orderBy('start_time')
      .execute();
    expect(events).toMatchObject([
      { state: 'finished', home_score: 2, result_revision: 1 },
      { state: 'upcoming', home_score: null },
    ]);

    const rows = ['Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,AvgH,AvgD,AvgA'];
    const prices = 'E0,01/12/2026,15:00,Kites,Rooks,,,,2.00,3.50,3.70';
    const data = feedWorld(server, 'football-prices');
    const lines = [...rows, prices];
    expect(await data.playLines(lines, ...play('football-data', '--as-told'))).toMatchObject({
      ...{ read: 2, applied: 2, faults: [] },
    });
  });

  it('the simulator: a line is a match, from its fixture to its end', async () => {
    const world = feedWorld(server, 'simulator');
    const match = {
      ...{ event: 's1', seed: 'one', home_goals: 1.9, away_goals: 1.4, start_time: later() },
      league: { id: 'l', name: 'Simulated League', country: null },
      ...{ home: { id: 'h', name: 'Blacks' }, away: { id: 'a', name: 'Golds' } },
    };
    const report = await world.playLines([JSON.stringify(match)], ...play('simulator'));
    expect(report).toMatchObject({ doubted: 0, faults: [] });
    const { state, home_score } = await server.context.database.db
      .selectFrom('events')
      .select(['state', 'home_score'])
      .where('id', '=', (await world.eventId('s1')) ?? '')
      .executeTakeFirstOrThrow();
    expect(state).toBe('finished');
    expect(home_score).not.toBeNull();
    expect(await world.doubts()).toEqual([]);
  });
});
