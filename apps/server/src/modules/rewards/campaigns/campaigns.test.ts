import { beforeAll, describe, expect, it } from 'vitest';
import { readCampaign } from '@pavilion/rewards/campaign';
import { startTestServer, type TestServer } from '@pavilion/test-kit';
import { runTool } from '../../../testing/run-tool.ts';
import { openSiteOf } from '../../../testing/site-of-place.ts';
import { campaignSiteOf } from './campaign-site.service.ts';
import { checkCampaign, publishCampaign } from './publish-campaign.service.ts';

const text = { EN: { title: 'Plenty', body: '<p>Terms</p>' } };

const file = (site: string, items: object[], more: object = {}) =>
  JSON.stringify(
    {
      format: 1,
      site,
      campaign: 'plenty',
      starts_at: '2026-11-01T00:00:00Z',
      ends_at: '2026-12-31T00:00:00Z',
      budget: { amount: '1000.00' },
      items: items.map((item) => ({ texts: text, budget: { amount: '500.00' }, ...item })),
      ...more,
    },
    null,
    1,
  );

const bonus = (more: object = {}) => ({
  kind: 'bonus',
  code: 'welcome',
  trigger: { on: 'claim' },
  grant: { amount: '10.00' },
  wagering: { multiplier_percent: 1000, base: 'bonus' },
  expires_hours: 24,
  ...more,
});

describe('campaigns by the operator', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    const place = { jurisdiction: 'GB', currency: 'GBP', country: 'GB' };
    await openSiteOf(server, { externalId: 'london', languages: ['EN'], ...place });
    const open = { jurisdiction: 'CW', currency: 'EUR', country: 'MT' };
    await openSiteOf(server, { externalId: 'island', languages: ['EN'], ...open });
  });

  const problemsOf = async (site: string, items: object[], more?: object) => {
    const { context } = server;
    const { problems } = await checkCampaign(context, context.database.db, file(site, items, more));
    return problems.map((line) => line.split(': ')[2]);
  };

  it('are refused line by line, and nothing of them is published', async () => {
    const { context } = server;
    const bad = file('island', [bonus({ grant: { amount: 'ten' } })]);
    const { problems } = await publishCampaign(context, 'cli:test', bad);
    expect(problems[0]).toMatch(/^\d+: items\[0\]\.grant/);
    expect(await problemsOf('nowhere', [bonus()])).toEqual(['unknownSite']);
    const { text: list } = await runTool(context, ['campaign', 'list', 'island']);
    expect(list).toBe('0 campaigns');
  });

  it.each([
    ['isBonusFirstAllowed', 'orderForbidden', [bonus({ order: 'bonus_first' })]],
    ['isCashOutCapAllowed', 'cashOutCapForbidden', [bonus({ max_cash_out: { amount: '50.00' } })]],
    [
      'bonusWagerMax',
      'wagerTooHigh',
      [bonus({ wagering: { multiplier_percent: 1001, base: 'bonus' } })],
    ],
    [
      'areMixedProductsAllowed',
      'mixedProducts',
      [
        bonus({
          wagering: {
            multiplier_percent: 1000,
            base: 'bonus',
            not_playable: [{ category: 'lottery' }],
          },
        }),
      ],
    ],
  ])('by %s of the place are %s, and nowhere else', async (_, code, items) => {
    expect(await problemsOf('london', items)).toContain(code);
    expect(await problemsOf('island', items)).toEqual([]);
  });

  it('give no bonus where areBonusesAllowed is false', async () => {
    const { context } = server;
    const site = context.sites.byExternalId('island');
    if (!site) throw new Error('no site');
    const facts = await campaignSiteOf(context.database.db, site, 'plenty');
    const place = { ...facts.place, areBonusesAllowed: false };
    const read = readCampaign(file('island', [bonus()]), { ...facts, place });
    expect(read.ok ? [] : read.problems.map(({ code }) => code)).toEqual(['bonusForbidden']);
  });

  it('are published once, changed within what may change, shown, and stopped', async () => {
    const { context } = server;
    const publish = async (items: object[], more?: object) =>
      (await publishCampaign(context, 'cli:test', file('island', items, more))).problems;
    expect(await publish([bonus()])).toEqual([]);
    expect(await publish([bonus()])).toEqual([]);
    expect((await publish([bonus({ grant: { amount: '20.00' } })]))[0]).toContain('changesRunning');
    expect(await publish([bonus()], { budget: { amount: '2000.00' } })).toEqual([]);
    const tool = async (...words: string[]) => (await runTool(context, words)).text;
    expect(await tool('campaign', 'show', 'island', 'plenty')).toMatch(
      /^welcome\tbonus\topen\tPlenty\tterms [0-9a-f]{16}\t0 grants\tspent 0\.00 of 500\.00 EUR$/,
    );
    await tool('rewards', 'off', 'island');
    expect(await tool('campaign', 'list', 'island')).toContain('rewards of island are off');
    await tool('rewards', 'on', 'island');
    expect(await tool('campaign', 'stop', 'island', 'plenty')).toBe('1 items were stopped');
    expect(await tool('campaign', 'list', 'island')).toContain('plenty\tstopped');
    await expect(tool('campaign', 'stop', 'island', 'nothing')).rejects.toThrow(
      'island has no campaign nothing',
    );
  });
});
