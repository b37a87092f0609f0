import { beforeEach, expect, it } from 'vitest';
import { getInbox, login, vip, vipLevels } from '@pavilion/contracts';
import { alphaHost, describeServer, type TestServer } from '@pavilion/test-kit';
import { runTool } from '../../../testing/run-tool.ts';

const dayMs = 24 * 60 * 60 * 1000;

describeServer('VIP cycles', (start) => {
  let server: TestServer;
  let player: Awaited<ReturnType<TestServer['signUpPlayer']>>;
  beforeEach(async () => {
    server = await start();
    player = await server.signUpPlayer();
    const { db } = server.context.database;
    await db.deleteFrom('vip_levels').where('site_id', '=', player.siteId).execute();
    const level = (number: number, name: string, minor: bigint) => ({
      site_id: player.siteId,
      level: number,
      name,
      deposit_required_minor: minor,
      turnover_required_minor: minor * 10n,
    });
    await db
      .insertInto('vip_levels')
      .values([level(0, 'Bronze', 0n), level(1, 'Silver', 10_000n), level(2, 'Gold', 50_000n)])
      .execute();
    await tool('vip', 'rules', 'alpha', '--cycle-days', '30', '--keep', '10');
  });

  const tool = (...args: string[]) =>
    runTool(server.context, args).then(
      ({ text }) => text,
      (error: Error) => error.message,
    );
  /** What the player has done since sign-up: deposits, and ten times as much turnover. */
  const stand = async (depositMinor: bigint) => {
    const totals = {
      total_deposit_minor: depositMinor,
      total_turnover_minor: depositMinor * 10n,
    };
    await server.context.database.db
      .insertInto('player_stats')
      .values({ ...totals, player_id: player.id, site_id: player.siteId, last_active_at: null })
      .onConflict((conflict) => conflict.column('player_id').doUpdateSet(totals))
      .execute();
    await server.runJob('raise-vip');
  };
  const pass = async (days: number) => {
    server.advance(days * dayMs);
    await Promise.all([server.runJob('turn-vip-cycles'), server.runJob('turn-vip-cycles')]);
  };
  /** Sessions end while days pass: the player signs in again. */
  const me = async () => {
    const { account_id, domain_name } = player.me;
    const { token } = await server.call(login, {
      account_id,
      domain_name,
      password: player.password,
    });
    return { account_id, domain_name, auth: token };
  };
  const look = async () => server.call(vip, await me());
  const told = async () => {
    const { value } = await server.call(getInbox, await me());
    return value.filter(({ topic }) => topic === 'vip').map(({ title }) => title);
  };

  it('keep a level by what is done in them, and take one where too little was', async () => {
    await stand(60_000n);
    expect(await look()).toMatchObject({
      nextLevel: [{ starting_deposit: '600.00', cycle_deposit: '0.00', vip_name: 'Gold' }],
      keep: {
        deposit_done: '0.00',
        deposit_needed: '40.00',
        turnover_needed: '400.00',
        level_below: 'Silver',
      },
    });
    await stand(64_000n);
    await pass(29);
    expect((await look()).nextLevel[0]).toMatchObject({ vip_name: 'Gold', cycle_deposit: '40.00' });
    await pass(1);
    expect(await told()).toContain('You keep Gold');
    expect((await look()).keep).toMatchObject({ deposit_done: '0.00' });
    await pass(30);
    expect((await told())[0]).toBe('Your VIP level is now Silver');
    expect((await look()).nextLevel[0]).toMatchObject({
      vip_name: 'Silver',
      vip_name_next: 'Gold',
      starting_deposit: '100.00',
      cycle_deposit: '0.00',
    });
    // Regained by the whole way; a level is told with its tokens once only.
    await stand(104_000n);
    expect((await look()).nextLevel[0]).toMatchObject({ vip_name: 'Gold' });
    expect((await told()).filter((title) => title === 'You have reached Gold')).toHaveLength(1);
    const { db } = server.context.database;
    const cycles = await db.selectFrom('vip_cycles').selectAll().orderBy('ended_at').execute();
    expect(cycles.map(({ level, is_kept }) => [level, is_kept])).toEqual([
      [2, true],
      [2, false],
    ]);
  });

  it('end once when nobody looked for long, and never below the first level', async () => {
    await stand(10_000n);
    await pass(400);
    expect((await look()).nextLevel[0]).toMatchObject({ vip_name: 'Bronze' });
    expect(await told()).toHaveLength(2);
    await pass(30);
    expect(await told()).toHaveLength(2);
    expect((await look()).keep).toBeNull();
  });

  it('end for nobody where levels are kept for ever', async () => {
    await stand(60_000n);
    expect(await tool('vip', 'rules', 'alpha', '--for-ever')).toContain('for ever');
    await pass(365);
    expect(await look()).toMatchObject({ nextLevel: [{ vip_name: 'Gold' }], keep: null });
    const levels = await server.call(vipLevels, { domain_name: alphaHost });
    expect(levels).toMatchObject({ cycle_days: null });
    // Cycles that begin again do not count what was before.
    await tool('vip', 'rules', 'alpha', '--cycle-days', '30', '--keep', '10');
    await pass(1);
    expect((await look()).nextLevel[0]).toMatchObject({ vip_name: 'Gold' });
    expect(await tool('vip', 'rules', 'alpha', '--cycle-days', '0', '--keep', '10')).toContain(
      '--cycle-days must be a whole number from 1 to 366',
    );
  });
});
