import { beforeAll, expect, it } from 'vitest';
import { tournamentList } from '@pavilion/contracts';
import { describeServer, type TestServer } from '@pavilion/test-kit';
import { runTool } from '../testing/run-tool.ts';

describeServer("tournaments by the operator's tool", (start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });

  const run = async (line: string, ...more: string[]) =>
    (await runTool(server.context, [...line.split(' '), ...more])).text;
  const options = '--prizes 500,300.50 --minutes 1440';
  const add = (line: string) => run(`tournament add ${line}`, '--title', 'Daily race');

  it('are added, listed and stopped, and all of it is noted', async () => {
    expect(
      await run(
        `tournament add alpha daily-race ${options}`,
        ...['--title', 'Daily race', '--title-php', 'Araw-araw na karera'],
      ),
    ).toBe('alpha holds daily-race every 1440 minutes');
    const { value } = await server.call(tournamentList, {});
    expect(value).toMatchObject([{ prizes: ['500.00', '300.50'], prize: '800.50' }]);
    const { titles } = await server.context.database.db
      .selectFrom('tournament_series')
      .select('titles')
      .executeTakeFirstOrThrow();
    expect(titles).toEqual({ EN: 'Daily race', PHP: 'Araw-araw na karera' });
    const window = '2026-11-21T12:00:00.000Z to 2026-11-22T12:00:00.000Z';
    const listed = (state: string) => `daily-race\t1440 min\t500.00, 300.50\t${window}\t${state}`;
    expect(await run('tournament list alpha')).toBe(listed('running'));
    expect(await run('tournament list beta')).toBe('beta has no tournament');
    expect(await run('tournament stop alpha daily-race')).toBe(
      'daily-race ends with the edition under way',
    );
    expect(await run('tournament list alpha')).toBe(listed('last edition'));
    const changes = (await run('changes')).split('\n').map((line) => line.split('\t').slice(1));
    expect(changes.slice(0, 2)).toEqual([
      ['cli:test', 'tournament.stop', 'alpha/daily-race'],
      ['cli:test', 'tournament.add', 'alpha/daily-race'],
    ]);
  });

  it.each([
    [`nobody race ${options}`, 'there is no site nobody'],
    [`alpha ${options}`, 'which tournament?'],
    [`alpha race --titel-php=Karera ${options}`, 'has no option --titel-php'],
    [`alpha daily-race ${options}`, 'has a tournament daily-race already'],
    [`alpha Race! ${options}`, 'code: 1 to 40'],
    [`alpha race --minutes 60`, '--prizes <value> is missing'],
    [`alpha race --prizes 5`, '--minutes <value> is missing'],
    [`alpha race --prizes 5,x --minutes 60`, '--prizes: x is not an amount in PHP'],
    [`alpha race --prizes 5.001 --minutes 60`, '--prizes: 5.001 is not an amount in PHP'],
    [`beta race --prizes 5.5 --minutes 60`, '--prizes: 5.5 is not an amount in JPY'],
    [`alpha race --prizes 0 --minutes 60`, 'prizes: each above zero'],
    [`alpha race --prizes 1,2 --minutes 60`, 'prizes: none above that of a better place'],
    [`alpha race --prizes 5 --minutes soon`, '--minutes must be a whole number from 1 to'],
    [`alpha race --prizes 5 --minutes 1e3`, '--minutes must be'],
    [`alpha race --prizes 5 --minutes 60 --title-xx=Race`, 'title: the language XX is not known'],
  ])('refuse "%s": %s', async (line, reason) => {
    await expect(add(line)).rejects.toThrow(reason);
  });

  it('are not stopped when there are none', async () => {
    await expect(run('tournament stop beta race')).rejects.toThrow('beta has no tournament race');
    await expect(run('tournament stop beta')).rejects.toThrow('which tournament?');
  });
});
