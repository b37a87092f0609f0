import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '@pavilion/test-kit';
import { connectTestStudio, openTable, studioGame, studioOf } from '../testing/connected-studio.ts';
import { runTool } from '../testing/run-tool.ts';

describe('studios of the tool', () => {
  let server: TestServer;
  let key: { id: string; secret: string };
  beforeAll(async () => {
    server = await startTestServer();
    key = await connectTestStudio(server);
  });
  afterAll(() => server.close());
  const run = async (...args: string[]) => (await runTool(server.context, args)).text;

  it('are connected, listed and given keys whose secret is told once', async () => {
    const said = ['--launch', 'https://s.example/launch', '--providers', studioGame.provider];
    expect(await run('provider', 'connect', 'TEST', ...said, '--name', 'Test')).toContain(
      'TEST is connected',
    );
    expect(await run('provider', 'list')).toContain(
      'TEST\tTest\tpavilion\ton\thttps://s.example/launch\t-',
    );
    const added = await run('provider', 'key-add', 'TEST', '--site', 'alpha');
    const [, id, secret] = /key\t(\S+)\nsecret\t(\S+)/.exec(added) ?? [];
    const keys = await run('provider', 'keys', 'TEST');
    expect(keys).toContain(`${id}\talpha`);
    expect(keys).not.toContain(String(secret));
    expect(await run('provider', 'key-end', String(id))).toContain('it ends at');
    await expect(run('provider', 'key-add', 'NOBODY')).rejects.toThrow(
      'there is no connection NOBODY',
    );
  });

  it('are switched off and on, lose a player, and are reconciled', async () => {
    const player = await server.signUpPlayer();
    await server.fund(player, 10_000n);
    const { move } = await openTable(server, studioOf(server, key), player);
    const stake = async (round: string) =>
      (await move(round, [{ kind: 'debit', txId: `${round}.1`, amount: '1.00' }])).code;
    expect(await stake('first')).toBe('OK');
    const game = ['--provider', studioGame.provider, '--game', studioGame.game];
    expect(await run('provider', 'off', ...game)).toBe('switched off');
    expect(await stake('second')).toBe('GAME_UNAVAILABLE');
    expect(await run('provider', 'on', ...game)).toBe('switched on');
    await expect(run('provider', 'off')).rejects.toThrow('--connection or --provider');
    await expect(run('provider', 'off', '--provider', 'NOBODY')).rejects.toThrow(
      'there is no NOBODY',
    );
    expect(await run('provider', 'kick', 'alpha', player.accountId)).toBe('1 sessions ended');
    expect(await stake('third')).toBe('SESSION_INVALID');

    server.advance(25 * 60 * 60_000);
    const report = await run('provider', 'reconcile', '--days', '2');
    expect(report).toContain('open for an hour or more: 1, closed now: 0, still open: 1');
    expect(report).toContain('1 rounds, 1 open\t1.00 staked, 0.00 returned, 1.00 PHP');
    expect(report).toContain('1 incidents wait for a person');
    const mark = (is_computer: boolean) =>
      server.context.database.db
        .updateTable('players')
        .set({ is_computer })
        .where('id', '=', player.id)
        .execute();
    await mark(true);
    expect(await run('provider', 'reconcile', '--days', '2')).not.toContain('staked');
    await mark(false);
    const [, incident] = /^(\S+)\tSTUDIO_SILENT/m.exec(report) ?? [];
    expect(await run('provider', 'resolve', String(incident), '--note', 'called them')).toBe(
      'closed',
    );
    await expect(run('provider', 'resolve', String(incident), '--note', 'again')).rejects.toThrow(
      'no such open',
    );
  });
});
