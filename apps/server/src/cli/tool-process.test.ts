import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createClient } from '@pavilion/client/client';
import { eventList, matchList, startup } from '@pavilion/contracts';
import { openDatabase } from '@pavilion/database';
import { engineTimeoutMs, programEnvironment, startPostgres } from '@pavilion/test-kit';
import { freePort } from '@pavilion/test-kit/postgres/free-port';

const tool = fileURLToPath(new URL('./main.ts', import.meta.url));
const serverMain = fileURLToPath(new URL('../main.ts', import.meta.url));
const dataFolder = fileURLToPath(new URL('../../../../../shared/data/football/', import.meta.url));

type Environment = Record<string, string>;

/** Runs the tool as an operator does: a process of its own. */
const runTool = (environment: Environment, ...args: string[]) =>
  runProcess(tool, environment, ...args);

function runProcess(main: string, environment: Environment, ...args: string[]) {
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [main, ...args],
      { env: programEnvironment(environment) },
      (_error, out, err) => resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });
}

describe('the tool beside a running server on PostgreSQL', { timeout: engineTimeoutMs }, () => {
  let environment: Environment;
  let server: ChildProcess;
  let origin: string;
  const call = () => createClient({ baseUrl: origin, fetch });

  beforeAll(async () => {
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    environment = {
      DATABASE_URL: await (await startPostgres()).createDatabase(),
      DATA_DIR: await mkdtemp(join(tmpdir(), 'pavilion-tool-')),
      SEED_DEMO: 'false',
      JOBS_ENABLED: 'false',
    };
    server = spawn(process.execPath, [serverMain], {
      env: programEnvironment({
        ...environment,
        ...{ PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'error' },
      }),
      stdio: 'ignore',
    });
    const isReady = () =>
      fetch(`${origin}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      );
    await vi.waitUntil(isReady, { timeout: 60_000 });
  }, engineTimeoutMs);
  afterAll(async () => {
    server.kill('SIGTERM');
    await once(server, 'exit');
    await rm(environment['DATA_DIR'] ?? '', { recursive: true, force: true });
  });

  it('tells a mistake in one line and ends with 1', async () => {
    const failed = await runTool(environment, 'site', 'show', 'nobody');
    expect(failed).toEqual({ code: 1, out: '', err: 'there is no site nobody; see `site list`\n' });
  });

  it('makes a site the server knows at once', async () => {
    const made = await runTool(
      environment,
      ...'site create --id omega --name Omega --domains 127.0.0.1 --currency EUR'.split(' '),
      ...'--country DE --theme sportsbook2 --color pitch'.split(' '),
    );
    expect(made).toMatchObject({ code: 0, err: '' });
    const nameOf = () =>
      call()(startup, {}).then(
        ({ site }) => site?.site_name,
        () => null,
      );
    await expect.poll(nameOf).toBe('Omega');
  });

  describe.skipIf(!existsSync(dataFolder))('with the real seasons, which are at hand', () => {
    const path = (name: string) => join(dataFolder, name);
    const countOf = (name: string) =>
      readFileSync(path(name), 'utf8').trimEnd().split('\n').length - 1;
    const line = (created: number, changed: number, unchanged: number) =>
      `${created} matches created, ${changed} changed, ${unchanged} as they were`;

    it('reads the prices and the results of a season, and settles', async () => {
      const count = countOf('D1-2025-26-odds.csv');
      const season = [path('D1-2025-26-odds.csv'), '--format', 'football-data'];
      const imported = await runTool(environment, 'import-file', ...season);
      // Seven of its handicaps are a sure win, and left out.
      expect(imported.code).toBe(1);
      const [counts, problems, ...named] = imported.out.trimEnd().split('\n');
      expect(counts).toBe(line(count, 0, 0));
      expect(problems).toBe('7 lines could not be used, or not whole:');
      expect(named.map((text) => text.split(' (')[0])).toEqual(
        [101, 103, 104, 105, 106, 107, 108].map((at) => `  line ${at}: pricesBelowFair`),
      );
      const settled = await runTool(environment, 'settle-file', ...season);
      expect(settled).toMatchObject({ code: 0, out: `${line(0, count, 0)}\nsettled 0 bets\n` });
      const { value } = await call()(eventList, { state: 'finished', limit: 1 });
      expect(value[0]?.league_name).toBe('Bundesliga');
    });

    it('reads a fixture list, prices it, and leaves books that are sound', async () => {
      const count = countOf('E0-2026-27-fixtures.csv');
      const fixtures = [path('E0-2026-27-fixtures.csv'), '--format', 'fixtures'];
      const toCome = await runTool(
        environment,
        'import-file',
        ...fixtures,
        '--competition',
        'en.1',
      );
      expect(toCome).toMatchObject({ code: 0, out: `${line(count, 0, 0)}\n` });
      const { value } = await call()(matchList, {});
      expect(new Set(value.map(({ league_name }) => league_name))).toEqual(
        new Set(['Premier League']),
      );
      const audited = await runTool(environment, 'audit');
      expect(audited).toMatchObject({ code: 0, out: 'the books are sound\n' });
    });
  });
});

describe(
  'the tool beside a running server on the embedded engine',
  { timeout: engineTimeoutMs },
  () => {
    it('has the server do the work, and changes what it serves', async () => {
      const dataDir = await mkdtemp(join(tmpdir(), 'pavilion-tool-'));
      const port = await freePort();
      const environment = { DATA_DIR: dataDir, SEED_DEMO: 'false', JOBS_ENABLED: 'false' };
      const server = spawn(process.execPath, [serverMain], {
        env: programEnvironment({
          ...environment,
          ...{ PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'error' },
        }),
        stdio: 'ignore',
      });
      const origin = `http://127.0.0.1:${port}`;
      const isReady = () =>
        fetch(`${origin}/readyz`).then(
          (answer) => answer.ok && existsSync(join(dataDir, 'operator.sock')),
          () => false,
        );
      await vi.waitUntil(isReady, { timeout: 60_000 });
      expect(statSync(join(dataDir, 'operator.sock')).mode & 0o777).toBe(0o600);
      const create = 'site create --id omega --name Omega --domains 127.0.0.1 --currency EUR';
      const theme = '--country DE --theme sportsbook2 --color pitch';
      const made = await runTool(environment, ...create.split(' '), ...theme.split(' '));
      expect(made).toMatchObject({ code: 0, err: '' });
      const { site } = await createClient({ baseUrl: origin, fetch })(startup, {});
      expect(site?.site_name).toBe('Omega');
      const failed = await runTool(environment, 'site', 'show', 'nobody');
      expect(failed).toEqual({
        code: 1,
        out: '',
        err: 'there is no site nobody; see `site list`\n',
      });
      const audited = await runTool(environment, 'audit');
      expect(audited).toMatchObject({ code: 0, out: 'the books are sound\n' });
      server.kill('SIGTERM');
      await once(server, 'exit');
      await rm(dataDir, { recursive: true });
    });

    it('says so when the holder of its data does not answer', async () => {
      const dataDir = await mkdtemp(join(tmpdir(), 'pavilion-tool-'));
      const held = await openDatabase({ dataDir });
      const refused = await runTool({ DATA_DIR: dataDir, NODE_ENV: 'development' }, 'site', 'list');
      expect(refused.code).toBe(1);
      expect(refused.err).toContain('does not answer the tool');
      await held.close();
      await rm(dataDir, { recursive: true });
    });
  },
);

describe('the tool where there is no database', { timeout: engineTimeoutMs }, () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pavilion-tool-'));
    await writeFile(join(folder, 'a-file'), '');
    return () => rm(folder, { recursive: true });
  });
  const refusal = (message: string) => ({ code: 1, out: '', err: `${message}\n` });

  it.each(['audit', 'site list', 'site maintenance omega on'])(
    'refuses `%s` and makes nothing',
    async (command) => {
      const dataDir = join(folder, 'mistyped');
      expect(await runTool({ DATA_DIR: dataDir }, ...command.split(' '))).toEqual(
        refusal(
          `There is no database in the folder "${dataDir}": set DATA_DIR as the server has it; a new database is made by the first \`npm start\`.`,
        ),
      );
      expect(await readdir(folder)).toEqual(['a-file']);
    },
  );

  it('refuses a folder with a database that nobody ever started on', async () => {
    const dataDir = join(folder, 'unused');
    await (await openDatabase({ dataDir })).close();
    const { code, err } = await runTool({ DATA_DIR: dataDir }, 'audit');
    expect([code, err]).toEqual([1, expect.stringContaining('There is no database in the folder')]);
    await rm(dataDir, { recursive: true });
  });

  it('refuses an empty database of a server, and one that is not there', async () => {
    const url = await (await startPostgres()).createDatabase();
    const environment = { DATABASE_URL: url, DATA_DIR: join(folder, 'beside') };
    expect(await runTool(environment, 'audit')).toEqual(
      refusal(
        'There is no database of Pavilion at the address of DATABASE_URL: set DATABASE_URL as the server has it; a new database is made by the first `npm start`.',
      ),
    );
    const elsewhere = { ...environment, DATABASE_URL: `${url}-mistyped` };
    expect(await runTool(elsewhere, 'audit')).toEqual(
      refusal('The database server has no database of the name in DATABASE_URL.'),
    );
  });

  it('tells a wrong database role in one line', async () => {
    const address = new URL(await (await startPostgres()).createDatabase());
    address.username = 'nobody_of_this_name';
    const environment = { DATABASE_URL: address.href, DATA_DIR: join(folder, 'stranger') };
    // By its settings a server says that there is no such role, or only that it does not let it in.
    const told = [
      refusal('The database refuses the role or the password of DATABASE_URL.'),
      refusal(
        'The database does not let the role of DATABASE_URL in: it does not exist, or may not sign in.',
      ),
    ];
    expect(told).toContainEqual(await runTool(environment, 'audit'));
  });

  it.each(['a-file', 'a-file/below'])(
    'says that DATA_DIR is no folder when it is %s, as the server does',
    async (name) => {
      const DATA_DIR = join(folder, name);
      const told = refusal(
        `DATA_DIR must be a folder, but "${DATA_DIR}" is a file or lies below one.`,
      );
      expect(await runTool({ DATA_DIR }, 'audit')).toEqual(told);
      expect(await runProcess(serverMain, { DATA_DIR, PORT: '0' })).toEqual(told);
    },
  );
});
