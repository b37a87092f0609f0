import { expect, it } from 'vitest';
import { claimInbox, getInbox } from '@pavilion/contracts';
import { describeServer, type TestServer } from '@pavilion/test-kit';
import { auditBooks } from '../../../testing/audit-books.ts';
import { runTool } from '../../../testing/run-tool.ts';

async function giveLevels({ context }: TestServer, siteId: string): Promise<void> {
  const { db } = context.database;
  await db.deleteFrom('vip_levels').where('site_id', '=', siteId).execute();
  const level = (number: number, name: string, minor: bigint) => ({
    site_id: siteId,
    level: number,
    name,
    deposit_required_minor: minor,
    turnover_required_minor: minor,
  });
  await db
    .insertInto('vip_levels')
    .values([level(0, 'Bronze', 0n), level(1, 'Silver', 100n), level(2, 'Gold', 200n)])
    .execute();
}

describeServer('VIP levels that are reached', (start) => {
  it('are told once each, with tokens that are paid once', async () => {
    const server = await start();
    const player = await server.signUpPlayer();
    const { db } = server.context.database;
    await giveLevels(server, player.siteId);
    const stand = async (minor: bigint) => {
      const totals = { total_deposit_minor: minor, total_turnover_minor: minor };
      await db
        .insertInto('player_stats')
        .values({ ...totals, player_id: player.id, site_id: player.siteId, last_active_at: null })
        .onConflict((conflict) => conflict.column('player_id').doUpdateSet(totals))
        .execute();
      await Promise.all([server.runJob('raise-vip'), server.runJob('raise-vip')]);
      const { value } = await server.call(getInbox, player.me);
      return value.filter(({ topic }) => topic === 'vip');
    };
    expect(await stand(99n)).toEqual([]);
    expect(await stand(250n)).toMatchObject([
      { title: 'You have reached Gold', reward: { amount: '100', kind: 'token' }, link: '/vip' },
      { title: 'You have reached Silver', reward: { amount: '50', kind: 'token' } },
    ]);
    // What was taken back and won again is no new level.
    expect(await stand(150n)).toHaveLength(2);
    const [gold] = await stand(250n);
    const inbox_id = gold?.inbox_id ?? '';
    const paid = await server.call(claimInbox, { ...player.me, inbox_id });
    expect(paid).toMatchObject({ game_token: '100' });
    await expect(server.call(claimInbox, { ...player.me, inbox_id })).rejects.toMatchObject({
      code: 'alreadyClaimed',
    });
    expect(await auditBooks(db)).toEqual([]);
  });

  it('isVipAllowed: nobody is raised where the place forbids a club', async () => {
    const server = await start();
    const player = await server.signUpPlayer();
    await runTool(server.context, ['site', 'jurisdiction', 'alpha', 'DE']);
    await giveLevels(server, player.siteId);
    const { db } = server.context.database;
    const totals = { total_deposit_minor: 10n ** 12n, total_turnover_minor: 10n ** 12n };
    await db
      .insertInto('player_stats')
      .values({ ...totals, player_id: player.id, site_id: player.siteId, last_active_at: null })
      .onConflict((conflict) => conflict.column('player_id').doUpdateSet(totals))
      .execute();
    const told = async () => {
      await server.runJob('raise-vip');
      const { value } = await server.call(getInbox, player.me);
      return value.filter(({ topic }) => topic === 'vip').length;
    };
    expect(await told()).toBe(0);
    await runTool(server.context, ['site', 'jurisdiction', 'alpha', 'CW']);
    expect(await told()).toBeGreaterThan(0);
  });
});
