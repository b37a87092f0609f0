import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describeServer, type TestServer } from '@pavilion/test-kit';
import { runTool } from '../testing/run-tool.ts';

const fileOf = (name: string, time = '19:00'): string =>
  JSON.stringify({
    name,
    matches: [{ date: '2026-12-05', time, team1: 'Galatasaray', team2: 'Besiktas' }],
  });

describeServer('leagues of files', (boot) => {
  let server: TestServer;
  const start = async (): Promise<void> => {
    server = await boot({ now: new Date('2026-11-22T12:00:00.000Z') });
  };
  const run = async (...args: string[]) => (await runTool(server.context, args)).text;
  const read = async (text: string): Promise<string> => {
    const path = join(tmpdir(), `league-${server.context.ids.next()}.json`);
    await writeFile(path, text);
    return run('import-file', path, '--format', 'football-json');
  };
  const kickoffs = async (): Promise<string[]> =>
    (
      await server.context.database.db
        .selectFrom('events as e')
        .innerJoin('leagues as l', 'l.id', 'e.league_id')
        .select(['e.start_time', 'l.code', 'l.country', 'l.zone'])
        .where('l.is_demo', '=', false)
        .execute()
    ).map((row) => `${row.code} ${row.country} ${row.zone} ${row.start_time.toISOString()}`);

  it('a Turkish evening begins when it does in Istanbul', async () => {
    await start();
    await read(fileOf('Turkish Süper Lig 2026/27'));
    expect(await kickoffs()).toEqual(['tr.1 TR Europe/Istanbul 2026-12-05T16:00:00.000Z']);
  });

  it('one that nobody knows is refused with a word, and read once its clock is told', async () => {
    await start();
    const name = 'Brasileirão Série A 2026';
    expect(await read(fileOf(name))).toContain(`line 1: unknownLeague (${name})`);
    expect(await kickoffs()).toEqual([]);
    const alias = ['--name', 'Brasileirão Série A', '--source', 'football-json'];
    await expect(run('league', 'alias', 'br.1', ...alias)).rejects.toThrow('no league br.1');
    const rest = ['br.1', '--name', 'Série A', '--country', 'BR', '--zone'];
    await expect(run('league', 'add', ...rest, 'Brazil')).rejects.toThrow('no time zone');
    await run('league', 'add', ...rest, 'America/Sao_Paulo');
    await run('league', 'alias', 'br.1', ...alias);
    expect(await read(fileOf(name))).toContain('1 matches created');
    expect(await kickoffs()).toEqual(['br.1 BR America/Sao_Paulo 2026-12-05T22:00:00.000Z']);
    expect(await run('league', 'list')).toBe(
      'br.1\tSérie A\tBR\tAmerica/Sao_Paulo\tfootball-json: Brasileirão Série A',
    );
    await expect(
      run('league', 'alias', 'br.1', '--name', 'x', '--source', 'radio'),
    ).rejects.toThrow('--source must be one of');
  });
});
