import { beforeAll, describe, expect, it } from 'vitest';
import { startup } from '@pavilion/contracts';
import { describeServer, type TestServer } from '@pavilion/test-kit';
import { parseArguments } from './parse-arguments.ts';
import { runTool } from '../testing/run-tool.ts';

describe('arguments', () => {
  it.each([
    [
      ['site', 'theme', 'x', '--color', 'red'],
      { words: ['site', 'theme', 'x'], options: { color: 'red' } },
    ],
    [['audit', '--deep'], { words: ['audit'], options: { deep: 'true' } }],
    [
      ['a', '--name=b=c', '--on', '--off', 'x'],
      { words: ['a'], options: { name: 'b=c', on: 'true', off: 'x' } },
    ],
  ])('%j', (args, expected) => {
    expect(parseArguments(args)).toEqual(expected);
  });
});

let server: TestServer;
describeServer('the command-line tool', (start) => {
  beforeAll(async () => {
    server = await start();
  });

  /** Runs a command line; gives what it printed. */
  const run = async (...args: string[]) => (await runTool(server.context, args)).text;

  describe("the operator's tool", () => {
    it('makes a site that answers at once, and notes it', async () => {
      const made = await run(
        'site',
        'create',
        '--id',
        'gamma',
        '--name',
        'Gamma',
        '--domains',
        'gamma.test',
        '--currency',
        'usd',
        '--country',
        'us',
        '--theme',
        'slot5',
        '--color',
        'pop',
      );
      expect(made).toMatch(/^made site gamma/);
      expect((await server.call(startup, { domain_name: 'gamma.test' })).site).toMatchObject({
        currency: 'USD',
        theme_code: 'slot5',
      });
      expect(await run('changes')).toContain('cli:test\tsite.create\tgamma');
    });

    it('refuses themes and colours that do not exist, in the words of the specification', async () => {
      await expect(
        run('site', 'theme', 'alpha', '--theme', 'casino18', '--color', 'gold'),
      ).rejects.toThrow('Invalid theme code');
      await expect(run('site', 'theme', 'alpha', '--color', 'pop')).rejects.toThrow(
        'Invalid theme color',
      );
      await expect(run('site', 'theme', 'nobody', '--color', 'pop')).rejects.toThrow(
        'there is no site nobody',
      );
      await run('site', 'theme', 'alpha', '--color', 'emerald');
      expect((await server.call(startup, {})).site?.theme_color).toBe('emerald');
    });

    it('closes and opens a site', async () => {
      await run('site', 'maintenance', 'alpha', 'on');
      expect((await server.call(startup, {})).maintenance.is_maintenance).toBe(true);
      await run('site', 'maintenance', 'alpha', 'off');
      expect((await server.call(startup, {})).maintenance.is_maintenance).toBe(false);
      await expect(run('site', 'maintenance', 'alpha', 'on', '--from', 'soon')).rejects.toThrow(
        '--from must be a time',
      );
    });

    it('lists sites with their maintenance, also one that is planned', async () => {
      const state = async () =>
        (await run('site', 'list'))
          .split('\n')
          .find((line) => line.startsWith('alpha\t'))
          ?.split('\t')
          .at(-1);
      const [from, to] = ['2026-11-21T13:00:00.000Z', '2026-11-21T14:00:00.000Z'];
      expect(await state()).toBe('ACTIVE');
      await run('site', 'maintenance', 'alpha', 'on', '--from', from);
      expect(await state()).toBe(`ACTIVE, maintenance from ${from}`);
      await run('site', 'maintenance', 'alpha', 'on', '--from', from, '--to', to);
      expect(await state()).toBe(`ACTIVE, maintenance from ${from} to ${to}`);
      server.advance(60 * 60_000);
      expect(await state()).toBe(`maintenance to ${to}`);
      server.advance(60 * 60_000);
      expect(await state()).toBe('ACTIVE');
      await run('site', 'maintenance', 'alpha', 'on');
      expect(await state()).toBe('maintenance');
      await run('site', 'maintenance', 'alpha', 'off');
    });

    it('refuses an option that the command does not have, and does nothing', async () => {
      const misspelt = ['--until', '2026-12-01T00:00:00Z'];
      await expect(run('site', 'maintenance', 'alpha', 'on', ...misspelt)).rejects.toThrow(
        '`site maintenance` has no option --until',
      );
      expect((await server.call(startup, {})).maintenance.is_maintenance).toBe(false);
    });

    it('proves the books', async () => {
      const player = await server.signUpPlayer();
      await server.fund(player, 5000n);
      expect(await run('audit')).toBe('the books are sound');
    });

    it('cannot rewrite its log', async () => {
      const { db } = server.context.database;
      await expect(db.deleteFrom('operator_audit_log').execute()).rejects.toThrow('never changed');
    });
  });
});
