import { readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeServer, type TestServer } from '@pavilion/test-kit';
import { connectTestStudio } from '../testing/connected-studio.ts';
import { runTool } from '../testing/run-tool.ts';

describeServer('answers of the tool as JSON', (boot) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await boot();
    await connectTestStudio(server);
  });
  const run = (...args: string[]) => runTool(server.context, args);
  const json = async (...args: string[]): Promise<unknown> => {
    const { text } = await run(...args, '--json');
    expect(text).not.toContain('\n');
    return JSON.parse(text);
  };

  it('are one object on one line, with amounts as decimal texts', async () => {
    expect(await json('payout', 'list')).toEqual({ value: [] });
    expect(await json('payout', 'settings', 'alpha', '--auto-max', '250')).toMatchObject({
      currency: 'PHP',
      auto_max: '250.00',
      daily_max: null,
    });
    expect(await json('site', 'show', 'alpha')).toMatchObject({ value: { site: 'alpha' } });
    expect(await json('audit')).toEqual({ findings: [] });
  });

  it('tell of a change who made it, what was before and after, and why', async () => {
    const { accountId } = await server.signUpPlayer();
    const words = ['player', 'second-step', 'alpha', accountId, 'reset', '--reason', 'lost phone'];
    expect(await json(...words)).toEqual({ had_app: false, passkeys: 0, recovery_codes: 0 });
    const { value } = (await json('changes')) as { value: unknown[] };
    expect(value[0]).toMatchObject({
      actor: 'cli:test',
      action: 'player.secondStep',
      site: 'alpha',
      subject: accountId,
      reason: 'lost phone',
    });
  });

  it('refuse a value of --json, which would be a word of the command', async () => {
    await expect(run('payout', 'list', '--json', 'alpha')).rejects.toThrow(
      '--json must be given without a value',
    );
  });

  describe('hold no secret', () => {
    const keyCount = async (): Promise<number> =>
      ((await json('provider', 'keys', 'TEST')) as { value: unknown[] }).value.length;
    const out = () => join(tmpdir(), `kept-${server.context.ids.next()}`);

    it('so that one which is told once is not made without a file for it', async () => {
      const before = await keyCount();
      await expect(json('provider', 'key-add', 'TEST')).rejects.toThrow('needs --out <file>');
      expect(await keyCount()).toBe(before);
    });

    it('but the file does, which its owner alone reads', async () => {
      const file = out();
      expect(
        Object.keys((await json('provider', 'key-add', 'TEST', '--out', file)) as object),
      ).toEqual(['key', 'dialect']);
      expect((await readFile(file, 'utf8')).length).toBeGreaterThan(16);
      expect((await stat(file)).mode & 0o777).toBe(0o600);
      // What is there is never written over, and nothing is done then.
      const before = await keyCount();
      await expect(run('provider', 'key-add', 'TEST', '--out', file)).rejects.toThrow('already');
      expect(await keyCount()).toBe(before);
      await rm(file);
    });

    it('and where the act is refused no file is left', async () => {
      const file = out();
      await expect(run('provider', 'key-add', 'NOBODY', '--out', file)).rejects.toThrow(
        'there is no connection NOBODY',
      );
      await expect(stat(file)).rejects.toThrow('ENOENT');
    });
  });
});
