import { beforeAll, expect, it } from 'vitest';
import type { CallFailure } from '@pavilion/client/call-failure';
import { login } from '@pavilion/contracts';
import { describeServer, type TestServer } from '@pavilion/test-kit';
import { refusePublicDemo } from '../../start-server.ts';
import { runTool } from '../../testing/run-tool.ts';
import { demoAccount, demoSites, seedDemo, seedDemoCrowd } from './index.ts';
import { auditBooks } from '../../testing/audit-books.ts';
import { seedStudioGames } from '../../testing/studio-games.ts';

describeServer('a demo taken out of business', (start) => {
  let server: TestServer;
  const domain_name = 'casino1.localhost';
  const signIn = () =>
    server
      .call(login, {
        account_id: demoAccount.accountId,
        password: demoAccount.password,
        domain_name,
      })
      .then(
        () => 'OK',
        (error: CallFailure) => error.code,
      );
  beforeAll(async () => {
    server = await start({ seed: 'none' });
    await seedStudioGames(server.context);
    await seedDemo(server.context);
    await seedDemoCrowd(server.context);
  });

  it('is refused by production until it is removed, and leaves nobody with its money', async () => {
    const { context } = server;
    expect(await signIn()).toBe('OK');
    await expect(refusePublicDemo(context)).rejects.toThrow('pavilion -- demo remove');
    const players = await context.database.db.selectFrom('players').select('id').execute();
    expect(players.length).toBeGreaterThan(demoSites.length);
    const removed = await runTool(context, ['demo', 'remove']);
    expect(removed.text).toBe(`${players.length} accounts of the demo closed`);
    await expect(refusePublicDemo(context)).resolves.toBeUndefined();
    expect(await signIn()).not.toBe('OK');
    const left = await context.database.db
      .selectFrom('players')
      .select('id')
      .where('status', '<>', 'CLOSED')
      .execute();
    expect(left).toEqual([]);
    for (const site of context.sites.all()) {
      const rows = await context.database.db
        .selectFrom('players')
        .select('id')
        .where('site_id', '=', site.id)
        .execute();
      for (const { id } of rows)
        for (const { postedMinor } of await context.ledger.balances({
          siteId: site.id,
          playerId: id,
        }))
          expect(postedMinor).toBe(0n);
    }
    expect(await context.database.withoutTimeouts(auditBooks)).toEqual([]);
    expect((await runTool(context, ['demo', 'remove'])).text).toBe(
      'no account of the demo is open',
    );
  });
});
