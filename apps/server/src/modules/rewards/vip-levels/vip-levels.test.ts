import { expect, it } from 'vitest';
import { vipLevels } from '@pavilion/contracts';
import { alphaHost, betaHost, describeServer } from '@pavilion/test-kit';
import { publishItems } from '../../../testing/campaigns.ts';
import { runTool } from '../../../testing/run-tool.ts';
import { seedPaymentMethods } from '../../money/payments/index.ts';

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
    const reach = (tokens: number) => `${tokens} game tokens when you reach it`;
    expect(value.map((row) => Object.values(row))).toEqual([
      [0, 'Bronze', '0.00', '0.00', '0.00', '0.00', [], 0, null],
      [1, 'Silver', '1000.00', '6000.50', '1000.00', '6000.50', [reach(50)], 50, null],
      [2, 'Gold', '5000.00', '20000.00', '4000.00', '13999.50', [reach(100)], 100, null],
    ]);
    const others = (await server.call(vipLevels, { domain_name: betaHost })).value;
    expect(others.map(({ vip_name }) => vip_name)).not.toContain('Gold');
  });

  it('come with what each gives, in the language of the page, and with nothing where the law allows no programme', async () => {
    const server = await start();
    const { context, sites } = server;
    const { db } = context.database;
    await seedPaymentMethods(context, sites.alpha);
    const needed = { deposit_required_minor: 0n, turnover_required_minor: 0n };
    await db.deleteFrom('vip_levels').where('site_id', '=', sites.alpha).execute();
    await db
      .insertInto('vip_levels')
      .values([
        { site_id: sites.alpha, level: 0, name: 'Bronze', ...needed },
        {
          site_id: sites.alpha,
          level: 2,
          name: 'Gold',
          ...needed,
          turnover_per_token_minor: 50_000n,
        },
      ])
      .execute();
    await db
      .updateTable('payment_methods')
      .where('site_id', '=', sites.alpha)
      .where('code', '=', 'gcash')
      .set({ min_level: 2, countries: ['PH'] })
      .execute();
    const perks = async (language = 'en-US') => {
      const answer = await server.fetch(`http://${alphaHost}/api/vip/levels`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-page-language': language },
        body: '{}',
      });
      const { value } = (await answer.json()) as { value: Array<{ perks: string[] }> };
      return value.map((level) => level.perks);
    };
    expect(await perks()).toEqual([
      [],
      [
        '100 game tokens when you reach it',
        '1 game token for each ₱500 of turnover',
        'Deposits by GCash',
      ],
    ]);
    await publishItems(server, 'perks', [
      {
        ...{ kind: 'rakeback', code: 'rakeback', claim: 'any' },
        rates: [
          { level: 0, rate_bp: 0 },
          { level: 2, rate_bp: 550 },
        ],
      },
      {
        ...{ kind: 'cashback', code: 'cashback', period: 'week', max: '100.00' },
        rates: [{ level: 0, rate_bp: 100 }],
      },
      {
        ...{ kind: 'reload', code: 'reload', parts: 2, every_hours: 24 },
        base: [{ level: 2, amount: '40.00' }],
        audience: { levels: { from: 2 } },
      },
      { ...{ kind: 'tokens', code: 'reached', amount: '5' }, trigger: { on: 'level', level: 2 } },
    ]);
    const [bronze, gold] = await perks();
    expect(bronze).toEqual(['1% of what you lost back each week']);
    expect(gold?.slice(3)).toEqual([
      ...['5.5% rakeback on every bet', '1% of what you lost back each week'],
      ...['Reload of ₱40', 'perks when you reach it'],
    ]);
    await runTool(context, ['campaign', 'stop', 'alpha', 'perks']);
    expect((await perks())[0]).toEqual([]);
    expect((await perks('fil'))[1]?.[2]).toBe('Mga deposito sa pamamagitan ng GCash');
    await runTool(context, ['site', 'jurisdiction', 'alpha', 'DE']);
    try {
      expect((await perks()).flat()).toEqual([]);
    } finally {
      await runTool(context, ['site', 'jurisdiction', 'alpha', 'CW']);
    }
  });
});
