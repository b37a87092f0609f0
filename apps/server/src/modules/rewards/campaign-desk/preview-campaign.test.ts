import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describeServer } from '@pavilion/test-kit';
import { logPlays } from '../../../testing/log-plays.ts';
import { runTool } from '../../../testing/run-tool.ts';

const hourMs = 60 * 60_000;

describeServer('a preview of a campaign', (start) => {
  it('tells what it would have cost and who would have had it, and changes nothing', async () => {
    const server = await start();
    const { context } = server;
    const now = context.clock.now();
    const languages = context.sites.byExternalId('alpha')?.languages ?? [];
    const texts = Object.fromEntries(
      ['EN', ...languages].map((code) => [code, { title: 'A title', body: '<p>Terms</p>' }]),
    );
    const file = (items: object[]) =>
      JSON.stringify({
        ...{ format: 1, site: 'alpha', campaign: 'plans' },
        starts_at: now.toISOString(),
        ends_at: new Date(now.getTime() + 48 * hourMs).toISOString(),
        budget: { amount: '100.00' },
        items: items.map((item) => ({
          texts,
          budget: { amount: '50.00' },
          ...item,
        })),
      });
    const folder = await mkdtemp(join(tmpdir(), 'preview-'));
    const preview = async (text: string, days: string) => {
      await writeFile(join(folder, 'plans.json'), text);
      return runTool(context, ['campaign', 'preview', join(folder, 'plans.json'), '--days', days]);
    };
    const mission = {
      ...{ kind: 'mission', code: 'play-two', period: 'once', metric: 'rounds', target: 2 },
      prize: { kind: 'cash', amount: '5.00' },
    };
    const [busy, idle] = [await server.signUpPlayer(), await server.signUpPlayer()];
    const before = new Date(now.getTime() - 2 * hourMs);
    await logPlays(
      server,
      busy,
      { ref: 'a', cashMinor: 100n, at: before },
      { ref: 'b', cashMinor: 100n, at: before },
    );
    await logPlays(server, idle, { ref: 'c', cashMinor: 100n, at: before });

    const { text, isWell } = await preview(file([mission]), '7');
    const [item, who, last] = text.split('\n');
    expect(item).toBe('play-two\tmission\tby plays\t1 grants to 1 players\t5.00 PHP');
    expect(who).toBe(`\t${busy.me.account_id}\t1\t5.00 PHP`);
    expect(last).toMatch(/^plans of alpha, .*: 5\.00 PHP, \d+ players were there$/);
    expect(isWell).toBe(true);
    const { text: list } = await runTool(context, ['campaign', 'list', 'alpha']);
    expect(list).not.toContain('plans');

    const bad = await preview(file([{ ...mission, metric: 'nothing' }]), '7');
    expect(bad.isWell).toBe(false);
    expect(bad.text).toMatch(/1 problems, nothing was published$/);
    await expect(preview(file([mission]), '0')).rejects.toThrow();
  });
});
