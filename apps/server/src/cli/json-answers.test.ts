import { rm, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { describeServer, type TestServer } from '@pavilion/test-kit';
import { runTool } from '../testing/run-tool.ts';

describeServer('answers of the tool as JSON', (boot) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await boot();
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
  });

  it('refuse a value of --json, which would be a word of the command', async () => {
    await expect(run('payout', 'list', '--json', 'alpha')).rejects.toThrow(
      '--json must be given without a value',
    );
  });
});
