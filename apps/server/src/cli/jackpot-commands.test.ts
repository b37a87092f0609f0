import { beforeAll, expect, it } from 'vitest';
import { jackpotList } from '@pavilion/contracts';
import { describeServer, type TestServer } from '@pavilion/test-kit';
import { runTool } from '../testing/run-tool.ts';
import { auditBooks } from '../testing/audit-books.ts';

const good = ['--name', 'Happy hour', '--share', '0.5', '--opening', '1000.50', '--minutes', '60'];

describeServer('jackpots of the tool', (start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });

  const run = async (...args: string[]) => (await runTool(server.context, args)).text;
  const shown = async () => {
    server.advance(5000);
    return (await server.call(jackpotList, {})).value;
  };

  it('are added, and seen by visitors at once', async () => {
    expect(await run('jackpot', 'list', 'alpha')).toBe('alpha has no jackpot');
    const added = await run('jackpot', 'add', 'alpha', 'happy', ...good, '--name-php', 'Oras');
    expect(added).toBe('alpha draws happy every 60 minutes');
    expect(await shown()).toMatchObject([
      { name: 'Happy hour', amount: '1000.50', share_percent: '0.5' },
    ]);
    expect(await run('jackpot', 'list', 'alpha')).toBe(
      'happy\t1000.50 PHP\t0.5 %\t60 min\tdrops 2026-11-21T13:00:00.000Z\trunning',
    );
    expect(await run('jackpot', 'list', 'beta')).toBe('beta has no jackpot');
    const { names } = await server.context.database.db
      .selectFrom('jackpot_pots')
      .select('names')
      .executeTakeFirstOrThrow();
    expect(names).toEqual({ EN: 'Happy hour', PHP: 'Oras' });
  });

  it.each([
    [['nobody', 'happy', ...good], 'there is no site nobody'],
    [['alpha', ...good], 'which jackpot?'],
    [['alpha', 'happy', ...good], 'alpha has a jackpot happy already'],
    [['alpha', 'Happy Hour', ...good], 'code: 1 to 40 of a-z and 0-9'],
    [['alpha', 'other', ...good, '--share', '0'], 'share: 0.01 to 10 percent'],
    [['alpha', 'other', ...good, '--share', 'much'], '--share must be percent'],
    [['alpha', 'other', ...good, '--share', '0.125'], '--share must be percent'],
    [['alpha', 'other', ...good, '--opening', '0'], 'opening: above zero'],
    [['alpha', 'other', ...good, '--opening', '1.005'], '--opening must be an amount in PHP'],
    [
      ['alpha', 'other', ...good, '--minutes', 'hourly'],
      '--minutes must be a whole number from 5 to 527040',
    ],
    [['alpha', 'other', ...good, '--minutes', '0x10'], '--minutes must be a whole number from 5'],
    [['alpha', 'other', ...good, '--names-php', 'Pot'], 'has no option --names-php'],
    [['alpha', 'other', ...good, '--name-xx', 'Pot'], 'the language XX is not known'],
    [['alpha', 'other', ...good.slice(2)], '--name <value> is missing'],
  ])('refuse %j: %s; nothing is left behind', async (args, reason) => {
    await expect(run('jackpot', 'add', ...args)).rejects.toThrow(reason);
    expect(await shown()).toHaveLength(1);
  });

  it('are stopped after the round under way', async () => {
    expect(await run('jackpot', 'stop', 'alpha', 'happy')).toBe(
      'happy ends with the round under way',
    );
    expect(await run('jackpot', 'list', 'alpha')).toContain('last round');
    await expect(run('jackpot', 'stop', 'alpha', 'happy')).rejects.toThrow('stopped already');
    await expect(run('jackpot', 'stop', 'alpha', 'none')).rejects.toThrow('has no jackpot none');
    server.advance(62 * 60_000);
    await server.runJob('draw-jackpots');
    expect(await run('jackpot', 'list', 'alpha')).toBe('alpha has no jackpot');
  });

  it('are noted in the log, and leave sound books', async () => {
    const changes = await run('changes');
    expect(changes).toContain('cli:test\tjackpot.add\talpha/happy');
    expect(changes).toContain('cli:test\tjackpot.stop\talpha/happy');
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
  });
});
