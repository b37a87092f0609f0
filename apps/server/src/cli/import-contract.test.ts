import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventList, login } from '@pavilion/contracts';
import { describeServer, truncateAll, type TestServer } from '@pavilion/test-kit';
import { settleEvents } from '../modules/sports/betting/index.ts';
import { celtic, createMatchWorld } from '../testing/match-world.ts';
import { runTool } from '../testing/run-tool.ts';

const divisions = 'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,B365H,B365D,B365A';

/** What the tool does with files as operators really have them; each row is one file. */
describeServer('files read with the tool', (boot) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await boot({ now: new Date('2026-11-28T12:00:00.000Z') });
  });
  beforeEach(() => truncateAll(server.context.database, ['sites', 'site_domains']));
  const run = async (...args: string[]) => (await runTool(server.context, args)).text;
  const file = async (text: string): Promise<string> => {
    const path = join(tmpdir(), `file-${server.context.ids.next()}.txt`);
    await writeFile(path, text);
    return path;
  };
  const read = async (text: string, ...args: string[]) =>
    run('import-file', await file(text), ...args);
  const csv = (lines: string, ...args: string[]) =>
    read(`${divisions}\n${lines}`, '--format', 'football-data', ...args);
  const db = () => server.context.database.db;
  /**
   * Every match that stands in the database: league, kick-off or day, and whether bets are taken on
   * it.
   */
  const matches = async (): Promise<string[]> => {
    const rows = await db()
      .selectFrom('events as e')
      .innerJoin('leagues as l', 'l.id', 'e.league_id')
      .leftJoin('markets as m', (join) =>
        join.onRef('m.event_id', '=', 'e.id').on('m.status', '=', 'open'),
      )
      .select(['l.code', 'e.start_time', 'e.start_day', 'm.id as market'])
      .where('l.is_demo', '=', false)
      .orderBy('e.start_time')
      .execute();
    return [
      ...new Set(
        rows.map(
          ({ code, start_time: start, start_day: day, market }) =>
            `${code} ${day ?? start.toISOString()} ${market === null ? 'closed' : 'open'}`,
        ),
      ),
    ];
  };

  describe('what is on offer', () => {
    it.each<[what: string, line: string, args: string[], said: string, there: string[]]>([
      [
        'a match of the last century with its score',
        'SC3,18/08/99,,Haldane Thistle,Elmsworth,2,1,H,2.10,3.30,3.60',
        [],
        '1 matches created',
        ['sco.4 1999-08-18 closed'],
      ],
      [
        'a match of the next season',
        'SC3,18/08/27,15:00,Haldane Thistle,Elmsworth,,,,2.10,3.30,3.60',
        [],
        '1 matches created',
        ['sco.4 2027-08-18T14:00:00.000Z open'],
      ],
      [
        'the end of the second season ahead',
        'SC3,20/05/2029,15:00,Haldane Thistle,Elmsworth,,,,2.10,3.30,3.60',
        [],
        '1 matches created',
        ['sco.4 2029-05-20T14:00:00.000Z open'],
      ],
      [
        'one further ahead',
        'SC3,18/08/2029,15:00,Haldane Thistle,Elmsworth,,,,2.10,3.30,3.60',
        [],
        'line 2: tooFarAhead (Haldane Thistle – Elmsworth: 2029-08-18)\n  tooFarAhead: --far-ahead',
        [],
      ],
      [
        "one further ahead with a person's word",
        'SC3,18/08/2029,15:00,Haldane Thistle,Elmsworth,,,,2.10,3.30,3.60',
        ['--far-ahead'],
        '1 matches created',
        ['sco.4 2029-08-18T14:00:00.000Z open'],
      ],
      [
        'one to come that has a score',
        'SC3,18/12/2026,15:00,Haldane Thistle,Elmsworth,2,1,H,2.10,3.30,3.60',
        ['--far-ahead'],
        'line 2: resultBeforeStart',
        [],
      ],
      [
        'one of yesterday that has a score',
        'SC3,27/11/2026,15:00,Haldane Thistle,Elmsworth,2,1,H,2.10,3.30,3.60',
        [],
        '1 matches created',
        ['sco.4 2026-11-27T15:00:00.000Z closed'],
      ],
    ])('%s', async (_what, line, args, said, there) => {
      expect(await csv(line, ...args)).toContain(said);
      expect(await matches()).toEqual(there);
    });

    it('no longer a match that a file has the score of', async () => {
      await csv('SC3,28/11/2026,20:00,Haldane Thistle,Elmsworth,,,,2.10,3.30,3.60');
      expect(await matches()).toEqual(['sco.4 2026-11-28T20:00:00.000Z open']);
      await csv('SC3,28/11/2026,,Haldane Thistle,Elmsworth,2,1,H,2.10,3.30,3.60');
      expect(await matches()).toEqual(['sco.4 2026-11-28T20:00:00.000Z closed']);
    });
  });

  describe('the league', () => {
    const cup = (name: string, time = '15:00') =>
      JSON.stringify({
        name,
        matches: [
          { round: 'R1', date: '2027-02-06', time, team1: 'Quillham Town', team2: 'Brackmere' },
        ],
      });
    const json = (name: string, ...args: string[]) =>
      read(cup(name), '--format', 'football-json', ...args);
    /** Without prices: no file gives any, and the model knows no results. */
    const there = 'en.4 2027-02-06T15:00:00.000Z closed';
    it.each<[name: string, args: string[], said: string, there: string[]]>([
      ['Invented Cup 2026/27', ['--competition', 'en.4'], '1 matches created', [there]],
      ['English League Two 2026/27', ['--competition', 'en.4'], '1 matches created', [there]],
      ['English League Two 2026/27', [], '1 matches created', [there]],
      [
        'English Premier League 2026/27',
        ['--competition', 'en.4'],
        'line 1: otherLeague (English Premier League 2026/27 is en.1, not en.4)',
        [],
      ],
      ['Invented Cup 2026/27', [], '--competition <league> says which league', []],
      ['Invented Cup 2026/27', ['--competition', 'xx.9'], '`league add` makes a new one', []],
    ])('of %j with %j', async (name, args, said, expected) => {
      expect(await json(name, ...args)).toContain(said);
      expect(await matches()).toEqual(expected);
    });

    it("a name that the operator's word contradicts is refused line by line in a table", async () => {
      const text = await csv('E0,06/02/2027,15:00,Arsenal,Leeds,,,,2,3,4', '--competition', 'en.4');
      expect(text).toContain('line 2: otherLeague (E0 is en.1, not en.4)');
      expect(await matches()).toEqual([]);
    });

    it('and the clock the operator names hold for every format', async () => {
      const told = ['--zone', 'Asia/Kathmandu', '--competition'];
      await json('Invented Cup', ...told, 'en.4');
      await csv('CUP,06/03/2027,15:00,Arsenal,Leeds,,,,2,3,4', ...told, 'en.5');
      expect(await matches()).toEqual([
        'en.4 2027-02-06T09:15:00.000Z closed',
        'en.5 2027-03-06T09:15:00.000Z open',
      ]);
    });
  });

  describe('a kick-off that is not told', () => {
    const day = (date: string, time = '') =>
      `SC3,${date},${time},Haldane,Elmsworth,,,,2.10,3.30,3.60`;
    it.each<[what: string, lines: string[], there: string]>([
      ['is kept as its day', [day('06/02/2027')], 'sco.4 2027-02-06 open'],
      [
        'is told later',
        [day('06/02/2027'), day('06/02/2027', '15:00')],
        'sco.4 2027-02-06T15:00:00.000Z open',
      ],
      [
        'at midnight is a time',
        [day('06/02/2027'), day('06/02/2027', '00:00')],
        'sco.4 2027-02-06T00:00:00.000Z open',
      ],
      [
        'stays told',
        [day('06/02/2027', '15:00'), day('06/02/2027')],
        'sco.4 2027-02-06T15:00:00.000Z open',
      ],
      ['moves by a day', [day('06/02/2027'), day('07/02/2027')], 'sco.4 2027-02-07 open'],
      [
        'is untold again on another day',
        [day('06/02/2027', '15:00'), day('07/02/2027')],
        'sco.4 2027-02-07 open',
      ],
    ])('%s', async (_what, lines, there) => {
      for (const line of lines) await csv(line);
      expect(await matches()).toEqual([there]);
    });

    it('is shown as such to players and operators', async () => {
      await csv(day('06/02/2027'));
      const world = await createMatchWorld(server);
      const { value } = await server.call(eventList, { domain_name: world.player.me.domain_name });
      expect(value[0]).toMatchObject({
        start_day: '2027-02-06',
        start_time: '2027-02-06T00:00:00.000Z',
      });
      expect(await run('event', 'list', '--league', 'sco.4')).toContain(
        '\t2027-02-06 (time not told)\t',
      );
    });
  });

  it('two legs within days are two matches, home and away turned round on one day are not', async () => {
    const leg = (date: string, home: string, away: string) =>
      csv(`SC3,${date},19:45,${home},${away},,,,2.10,3.30,3.60`);
    expect(await leg('11/05/2027', 'Haldane', 'Elmsworth')).toContain('1 matches created');
    expect(await leg('13/05/2027', 'Elmsworth', 'Haldane')).toContain('1 matches created');
    expect(await leg('12/08/2027', 'Haldane', 'Oakham')).toContain('1 matches created');
    expect(await leg('12/08/2027', 'Oakham', 'Haldane')).toContain('homeAwaySwapped');
  });
});

describeServer('a file that settles', (boot) => {
  it('says how its bets ended, whoever settled them', async () => {
    const server = await boot({ now: new Date('2026-07-20T12:00:00.000Z') });
    const world = await createMatchWorld(server);
    await world.fixtures(celtic('08/08/2026'));
    const [match = ''] = await world.eventIds();
    await world.bet(match);
    world.at('2026-08-08T20:00:00.000Z');
    const path = join(tmpdir(), `results-${server.context.ids.next()}.csv`);
    await writeFile(path, `${divisions}\nSC0,08/08/2026,15:00,Celtic,Hearts,2,0,H,,,`);
    const settle = async () =>
      (await runTool(server.context, ['settle-file', path, '--format', 'football-data'])).text;
    await world.results(celtic('08/08/2026', '2,0,H'));
    // The server's own job was quicker.
    expect(await settleEvents(server.context)).toBe(1);
    for (let times = 0; times < 2; times += 1)
      expect(await settle()).toBe(
        '0 matches created, 0 changed, 1 as they were\nsettled 1 bets: 1 won',
      );
    // Its score is no time and no day to a spreadsheet.
    const { account_id, domain_name } = world.player.me;
    const { token: auth } = await server.call(login, {
      account_id,
      domain_name,
      password: world.player.password,
    });
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/history/export',
      headers: { host: domain_name },
      payload: { ...world.player.me, auth, what: 'bets' },
    });
    const cells = (answer.body.split('\r\n')[1] ?? '').split(',');
    expect(cells.at(-1)).toBe('2–0');
    expect(cells.filter((cell) => /^\d+ *[:/-] *\d+$/.test(cell))).toEqual([]);
  });
});
