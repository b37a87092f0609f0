import { beforeEach, expect, it } from 'vitest';
import { describeServer, type TestServer } from '@pavilion/test-kit';
import { celtic, createMatchWorld, type MatchWorld } from '../../../testing/match-world.ts';
import { runTool } from '../../../testing/run-tool.ts';
import { settleEvents } from '../betting/index.ts';
import { importFootballData, importFootballJson } from './import-files.service.ts';
import type { ImportMode } from './import-line.ts';
import { auditBooks } from '../../../testing/audit-books.ts';

describeServer('what sources call teams and matches', (boot) => {
  let server: TestServer;
  let world: MatchWorld;
  let match: string;
  let bet: string;
  /** Celtic – Hearts of 8 August by football-data, with a bet on Celtic. */
  beforeEach(async () => {
    server = await boot({ now: new Date('2026-08-07T12:00:00.000Z') });
    world = await createMatchWorld(server);
    await world.fixtures(celtic('08/08/2026'));
    [match = ''] = await world.eventIds();
    bet = await world.bet(match);
    world.at('2026-08-08T20:00:00.000Z');
  });

  const json = (
    home: string,
    away: string,
    { mode = 'results', date = '2026-08-08' }: { mode?: ImportMode; date?: string } = {},
  ) => {
    const score = mode === 'fixtures' ? undefined : { ft: [1, 0] };
    const matches = [{ date, time: '15:00', team1: home, team2: away, score }];
    const text = JSON.stringify({ name: 'Scottish Premiership 2026/27', matches });
    return importFootballJson(server.context, text, mode);
  };
  const run = async (...args: string[]) => (await runTool(server.context, args)).text;
  const waiting = async (): Promise<string[][]> =>
    (await run('unmatched', 'list')).split('\n').map((line) => line.split('\t'));
  const state = async (): Promise<string> => {
    await settleEvents(server.context);
    return world.stateOf(bet);
  };
  const teamId = async (name: string): Promise<string> =>
    (await run('team', 'list', name)).split('\t')[0] ?? '';

  it('a result in other words makes no double: it waits, is told the match, and its words are kept', async () => {
    const { created, problems } = await json('The Hoops', 'Heart of Midlothian');
    expect(created).toBe(0);
    expect(problems).toMatchObject([{ line: 1, reason: 'unknownTeam' }]);
    expect(await world.events()).toEqual(['2026-08-08 upcoming r0']);
    expect(await state()).toBe('accepted null null r0');
    await json('The Hoops', 'Heart of Midlothian');
    const [row = []] = await waiting();
    expect(row.slice(1)).toEqual([
      'football-json',
      'results',
      'sco.1:2026-08-08:the hoops:heart of midlothian',
      'unknownTeam',
      'The Hoops – Heart of Midlothian: The Hoops, Heart of Midlothian',
      'seen 2 times',
    ]);
    const [rowId = ''] = row;
    await expect(run('unmatched', 'match', rowId, 'x')).rejects.toThrow('no event x');
    expect(await run('unmatched', 'match', rowId, match)).toContain('1 changed');
    expect(await state()).toBe('settled won 1500 r1');
    expect(await run('unmatched', 'list')).toBe('nothing waits');

    await world.fixtures(celtic('15/08/2026'));
    world.at('2026-08-15T20:00:00.000Z');
    expect(await json('The Hoops', 'Heart of Midlothian', { date: '2026-08-15' })).toMatchObject({
      changed: 1,
      problems: [],
    });
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
  });

  it('an alias lets all lines that waited for it be read', async () => {
    await json('Celtic', 'Heart of Midlothian');
    const alias = ['--name', 'Heart of Midlothian', '--source', 'football-json'];
    await expect(run('team', 'alias', 'x', ...alias)).rejects.toThrow('no team x');
    await run('team', 'alias', await teamId('Hearts'), ...alias);
    expect(await run('team', 'list', 'heart')).toContain(
      '\tGB\tHearts\thearts; football-json: heart-of-midlothian',
    );
    expect(await run('unmatched', 'retry')).toContain('1 changed');
    expect(await state()).toBe('settled won 1500 r1');
    expect(await run('unmatched', 'list')).toBe('nothing waits');
  });

  it('another source makes no second match under other names, but may add one of known teams', async () => {
    const later = { mode: 'fixtures', date: '2026-08-22' } as const;
    expect(await json('Celtic', 'Heart of Midlothian', { mode: 'fixtures' })).toMatchObject({
      created: 0,
      problems: [
        { reason: 'unknownTeam', detail: expect.stringContaining('Heart of Midlothian') as string },
      ],
    });
    expect(await json('Hearts', 'Celtic', later)).toMatchObject({ created: 1, problems: [] });
    const teams = await server.context.database.db
      .selectFrom('teams')
      .select('name')
      .where('country', '=', 'GB')
      .where('name', 'in', ['Celtic', 'Hearts', 'Heart of Midlothian'])
      .execute();
    expect(teams).toHaveLength(2);
    const [row = []] = await waiting();
    await run('unmatched', 'dismiss', row[0] ?? '', '--reason', 'known already');
    expect(await run('unmatched', 'list')).toBe('nothing waits');
  });

  it('home and away the other way round is recognised, refused, and cannot be matched by hand either', async () => {
    for (const mode of ['results', 'fixtures'] as const)
      expect(await json('Hearts', 'Celtic', { mode })).toMatchObject({
        created: 0,
        changed: 0,
        problems: [{ reason: 'homeAwaySwapped' }],
      });
    expect(await state()).toBe('accepted null null r0');
    const rows = await waiting();
    expect(rows.map(([, , mode, , reason]) => `${mode} ${reason}`)).toEqual([
      'results homeAwaySwapped',
      'fixtures homeAwaySwapped',
    ]);
    await expect(run('unmatched', 'match', rows[0]?.[0] ?? '', match)).rejects.toThrow('swapped');
    expect(await state()).toBe('accepted null null r0');
  });

  it('scores of past seasons are taken as history, but not while matches of those days wait', async () => {
    const history = (...lines: string[]) =>
      importFootballData(
        server.context,
        ['Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR', ...lines].join('\n'),
        'history',
      );
    const lines = [
      'SC0,09/08/2025,15:00,Rangers,Dundee,2,1,H',
      'SC0,16/08/2025,15:00,Dundee,Celtic,0,3,A',
    ];
    expect(await history(...lines)).toMatchObject({ created: 2, problems: [] });
    expect(await history(...lines)).toMatchObject({ created: 0, unchanged: 2, problems: [] });
    expect(await history('SC0,08/08/2026,15:00,Celtic FC,Heart of Midlothian,1,0,H')).toMatchObject(
      {
        created: 0,
        problems: [{ reason: 'matchesWaiting' }],
      },
    );
    // The known match is left to its result.
    expect(await history('SC0,08/08/2026,15:00,Celtic,Hearts,1,0,H')).toMatchObject({
      unchanged: 1,
    });
    expect(await state()).toBe('accepted null null r0');
  });

  it('the two sources of a league meet by what they call its clubs', async () => {
    const text = JSON.stringify({
      name: 'Spain Primera División 2026/27',
      matches: [
        {
          date: '2026-08-15',
          time: '21:00',
          team1: 'Athletic Club',
          team2: 'Club Atlético de Madrid',
        },
      ],
    });
    expect(await importFootballJson(server.context, text, 'fixtures')).toMatchObject({
      created: 1,
    });
    world.at('2026-08-16T08:00:00.000Z');
    const result =
      'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR\nSP1,15/08/2026,20:00,Ath Bilbao,Ath Madrid,0,0,D';
    expect(await importFootballData(server.context, result, 'results')).toMatchObject({
      created: 0,
      changed: 1,
      problems: [],
    });
  });
});
