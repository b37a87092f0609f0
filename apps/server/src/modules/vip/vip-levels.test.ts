import { expect, it } from 'vitest';
import { vipLevels } from '@pavilion/contracts';
import { alphaHost, betaHost, describeServer } from '@pavilion/test-kit';

describeServer('the VIP levels of a site', (start) => {
  it('come from the lowest up, each with what it asks for beyond the one before', async () => {
    const server = await start();
    const { db } = server.context.database;
    const alpha = (await server.signUpPlayer()).siteId;
    await db.deleteFrom('vip_levels').where('site_id', '=', alpha).execute();
    expect((await server.call(vipLevels, { domain_name: alphaHost })).value).toEqual([]);
    const level = (number: number, name: string, depositMinor: bigint, turnoverMinor: bigint) => ({
      site_id: alpha,
      level: number,
      name,
      deposit_required_minor: depositMinor,
      turnover_required_minor: turnoverMinor,
    });
    await db
      .insertInto('vip_levels')
      .values([
        level(2, 'Gold', 500_000n, 2_000_000n),
        level(0, 'Bronze', 0n, 0n),
        level(1, 'Silver', 100_000n, 600_050n),
      ])
      .execute();
    const { value } = await server.call(vipLevels, { domain_name: alphaHost });
    expect(value.map((row) => Object.values(row))).toEqual([
      [0, 'Bronze', '0.00', '0.00', '0.00', '0.00', [], 0, null],
      [1, 'Silver', '1000.00', '6000.50', '1000.00', '6000.50', [], 50, null],
      [2, 'Gold', '5000.00', '20000.00', '4000.00', '13999.50', [], 100, null],
    ]);
    const others = (await server.call(vipLevels, { domain_name: betaHost })).value;
    expect(others.map(({ vip_name }) => vip_name)).not.toContain('Gold');
  });
});
