import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { CallFailure } from '@pavilion/client/call-failure';
import { betDetail, betPlace, slipQuote, sportsRules } from '@pavilion/contracts';
import { footballModel, usualFootball } from '@pavilion/sports';
import { describeServer, type TestServer } from '@pavilion/test-kit';
import { celtic, createMatchWorld, type MatchWorld } from '../../../testing/match-world.ts';
import { runTool } from '../../../testing/run-tool.ts';
import { settleEvents } from '../betting/index.ts';
import { offerMarkets, offerOfModel, readOverround } from '../sportsbook/index.ts';
import { moveByLiability } from './move-by-liability.service.ts';

describeServer('trading', (boot) => {
  let folder = '';
  let server: TestServer;
  let world: MatchWorld;
  let site: string;
  let event: string;
  let market: string;
  let selections: Record<string, string>;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'trading-'));
  });
  afterAll(() => rm(folder, { recursive: true }));
  beforeEach(async () => {
    server = await boot({ now: new Date('2026-07-20T12:00:00.000Z') });
    world = await createMatchWorld(server);
    await world.fixtures(celtic('08/08/2026'));
    event = (await world.eventIds())[0] ?? '';
    const { sites } = server.context;
    site = sites.byId(world.player.siteId)?.externalId ?? '';
    const rows = await server.context.database.db
      .selectFrom('selections as s')
      .innerJoin('markets as m', 'm.id', 's.market_id')
      .select(['s.id', 's.outcome', 'm.id as marketId'])
      .where('m.event_id', '=', event)
      .where('m.kind', '=', '1x2')
      .execute();
    market = rows[0]?.marketId ?? '';
    selections = Object.fromEntries(rows.map(({ id, outcome }) => [outcome, id]));
  });

  const run = async (...args: string[]) => (await runTool(server.context, args)).text;
  const json = async (...args: string[]) =>
    JSON.parse(await run(...args, '--json')) as Record<string, unknown>;
  const file = async (document: unknown): Promise<string> => {
    const path = join(folder, `${server.context.ids.next()}.json`);
    const text = typeof document === 'string' ? document : JSON.stringify(document);
    await writeFile(path, text);
    return path;
  };
  const publish = async (document: unknown) => run('trading', 'publish', await file(document));
  const quote = async (outcome = 'home') => {
    const asked = [{ selection_id: selections[outcome] ?? '' }];
    const { value } = await server.call(slipQuote, { ...world.player.me, selections: asked });
    return `${value[0]?.odds} ${value[0]?.max_stake} ${value[0]?.refusal}`;
  };
  const bet = (stake: string, outcome = 'home', player = world.player): Promise<string> =>
    server
      .call(betPlace, {
        ...player.me,
        odds_change: 'any',
        bets: [{ selection_id: selections[outcome] ?? '', odds: '1.50', stake }],
      })
      .then(
        ({ bets }) => bets[0]?.bet_id ?? '',
        ({ code }: CallFailure) => code,
      );
  const shown = async () => {
    const one = await server.context.database.db
      .selectFrom('markets')
      .select(['status', 'stop_reason'])
      .where('id', '=', market)
      .executeTakeFirstOrThrow();
    return `${one.status} ${one.stop_reason ?? ''}`.trim();
  };

  it('files are checked whole, published once, kept with who and when, and hold at once', async () => {
    const bad = await file({ margins: { usual: 3 }, sites: { nowhere: {} } });
    const { isWell, text } = await runTool(server.context, ['trading', 'check', bad]);
    expect([isWell, text.split('\n')]).toEqual([
      false,
      [
        'margins.usual: no number from 1 to 2',
        'sites.nowhere: there is no such site',
        '2 problems, nothing was published',
      ],
    ]);
    expect(await run('trading', 'check', await file('{'))).toContain('the file is not JSON');
    await expect(run('trading', 'show')).rejects.toThrow('no trading file was published');
    const terms = { delays: { football: 9 }, sites: { [site]: { max_win: '50.00' } } };
    const path = await file(terms);
    expect(await run('trading', 'check', path)).toBe('the file is good');
    expect(await quote()).toBe('1.50 1000.00 null');
    expect(await run('trading', 'publish', path, '--note', 'autumn')).toBe('version 1 holds');
    expect(await run('trading', 'publish', path)).toBe('version 1 holds');
    expect(await quote()).toBe('1.50 100.00 null');
    const { value } = await server.call(sportsRules, { domain_name: world.player.me.domain_name });
    expect(value).toMatchObject({ max_win: '50.00', delay_seconds: { football: 9, tennis: 3 } });
    await publish({ sites: { [site]: { max_win: '60.00' } } });
    expect(await json('trading', 'history')).toMatchObject({
      value: [
        { version: 2, published_by: 'cli:test', note: '' },
        { version: 1, note: 'autumn', published_at: '2026-07-20T12:00:00.000Z' },
      ],
    });
    expect(await json('trading', 'show', '--version', '1')).toMatchObject({ document: terms });
    expect(await publish({ sites: { [site]: { max_stake: '0.50' } } })).toContain(
      `sites.${site}.max_stake: is below the least stake of the site`,
    );
  });

  it('margins hold for the next prices', async () => {
    const { db } = server.context.database;
    const sumOf = async (league: string) => {
      const options = { overround: await readOverround(db), league, kinds: new Set(['1x2']) };
      const model = footballModel({ ...usualFootball, lambdaHome: 1.6, lambdaAway: 1.1 });
      const [offer] = offerOfModel('football', model, options);
      return offer?.selections.reduce((sum, { oddsMilli }) => sum + 1000 / oddsMilli, 0) ?? 0;
    };
    expect(await sumOf('sc.1')).toBeCloseTo(1.06, 1);
    await publish({ margins: { usual: 1.2 } });
    expect(await sumOf('sc.1')).toBeGreaterThan(1.19);
  });

  it('a factor of nothing takes no bets, one above one takes more of what the market takes', async () => {
    await publish({
      limits: { tiers: { a: 0.0001 }, usual_tier: 'a' },
      factors: { flags: { sharp: 0.5 } },
    });
    const account = world.player.me.account_id;
    const factor = (text: string, ...more: string[]) =>
      run('trading', 'factor', site, account, text, '--reason', 'play', ...more);
    // 1,000,000.00 × .0001 of win at 1.50.
    expect(await quote()).toBe('1.50 200.00 null');
    expect(await factor('2')).toBe(`${account} has 200 % of the market maxima`);
    expect(await quote()).toBe('1.50 400.00 null');
    expect(await factor('1', '--flag', 'sharp')).toContain('marked sharp');
    expect(await quote()).toBe('1.50 100.00 null');
    expect(await bet('100.01')).toBe('stakeTooHigh');
    await factor('0');
    expect(await bet('10.00')).toBe('stakeTooHigh');
    await factor('1', '--flag', 'none');
    expect(await quote()).toBe('1.50 200.00 null');
    await expect(factor('10.5')).rejects.toThrow('0 to 10');
  });

  it('what a person stops is opened by a person alone', async () => {
    expect(await run('trading', 'stop', market, '--reason', 'news')).toContain(
      `1 markets of Celtic – Hearts (${event}) are stopped`,
    );
    expect(await shown()).toBe('suspended trader');
    expect(await bet('10.00')).toBe('marketSuspended');
    await world.fixtures(celtic('08/08/2026').replace('1.50', '1.55'));
    expect(await shown()).toBe('suspended trader');
    expect(await run('trading', 'open', market, '--reason', 'checked')).toContain('are let go');
    expect(await shown()).toBe('open');
    expect(await quote()).toContain('1.55');
    await run('trading', 'stop', event, '--reason', 'weather');
    const { db } = server.context.database;
    const { ids } = server.context;
    const kept = {
      kind: 'both-score',
      lineQuarters: null,
      param: null,
      playerId: null,
      position: 0,
    };
    const prices = [
      { outcome: 'yes', oddsMilli: 1_800 },
      { outcome: 'no', oddsMilli: 1_900 },
    ];
    await offerMarkets(db, ids, event, [{ ...kept, selections: prices }]);
    const rows = await db
      .selectFrom('markets')
      .select(['kind', 'status', 'stop_reason'])
      .where('event_id', '=', event)
      .where('kind', '=', 'both-score')
      .execute();
    expect(rows).toEqual([{ kind: 'both-score', status: 'suspended', stop_reason: 'trader' }]);
    await expect(run('trading', 'stop', 'x', '--reason', 'y')).rejects.toThrow('there is no event');
  });

  it('prices move by what an outcome would cost, and the market stops at its limit', async () => {
    const { db } = server.context.database;
    const odds = async () =>
      (
        await db
          .selectFrom('selections')
          .select('odds_milli')
          .where('market_id', '=', market)
          .orderBy('odds_milli')
          .execute()
      ).map(({ odds_milli: milli }) => milli);
    // A market may lose 100.00; 1.50 wins half of the stake.
    const rule = { market_share: 0.1 };
    await publish({ liability: rule, sites: { [site]: { event_liability: '1000.00' } } });
    const other = await server.signUpPlayer();
    await server.fund(other, 1_000_000n);
    await bet('49.00', 'home', other);
    expect(await moveByLiability(server.context)).toBe(0);
    await bet('2.00', 'home', other);
    expect(await moveByLiability(server.context)).toBe(1);
    expect(await odds()).toEqual([1_490, 4_000, 6_000]);
    // New prices of its source are moved as well.
    await world.fixtures(celtic('08/08/2026').replace('1.50', '1.60'));
    expect((await odds())[0]).toBe(1_590);
    await bet('90.00', 'home', other);
    expect(await moveByLiability(server.context)).toBe(1);
    expect(await quote()).toMatch(/^1\.57 /);
    await bet('22.00', 'home', other);
    expect(await moveByLiability(server.context)).toBe(1);
    expect(await json('trading', 'liability', site, event)).toMatchObject({
      value: [{ outcome: 'home', stakes: '163.00', level: 4 }],
    });
    await bet('20.00', 'home', other);
    expect(await moveByLiability(server.context)).toBe(1);
    expect(await shown()).toBe('suspended limit');
    await world.fixtures(celtic('08/08/2026').replace('1.50', '1.62'));
    expect(await shown()).toBe('suspended limit');
    // Without a rule all of it goes back.
    await publish({});
    expect(await moveByLiability(server.context)).toBe(1);
    expect(await shown()).toBe('open');
    expect((await odds())[0]).toBe(1_620);
  });

  it('a wrong price is proposed by one and agreed to by another, and the player is told both', async () => {
    await publish({ palpable_errors: 'right-price' });
    const id = await bet('10.00');
    const span = ['--from', '2026-07-20T11:00:00Z', '--to', '2026-07-20T12:01:00Z'];
    const wish = [...span, '--outcome', 'home', '--right-price', '1.20', '--reason', 'a comma'];
    // Who proposes and who agrees see the same bets: none is taken in the window any more.
    await expect(run('trading', 'void-bets', market, ...wish)).rejects.toThrow('--to is not yet');
    world.at('2026-07-20T12:01:00Z');
    const proposed = await json('trading', 'void-bets', market, ...wish);
    expect(proposed).toMatchObject({
      ...{ state: 'proposed', rule: 'right-price', proposed_by: 'cli:test' },
      value: [{ site, bets: 1, stakes: '10.00', wins: '5.00' }],
    });
    const error = String(proposed['error_id']);
    await expect(run('trading', 'approve', error)).rejects.toThrow('it takes another person');
    const by = (actor: string, ...args: string[]) => runTool(server.context, args, actor);
    expect((await by('cli:ben', 'trading', 'approve', error)).text).toContain('1 bets');
    await expect(run('trading', 'refuse', error, '--reason', 'x')).rejects.toThrow('it is done');
    const { bet: detail } = await server.call(betDetail, { ...world.player.me, bet_id: id });
    expect(detail).toMatchObject({ status: 'accepted', odds: '1.20', potential_payout: '12.00' });
    const notices = await server.context.database.db
      .selectFrom('inbox_items')
      .select('params')
      .where('player_id', '=', world.player.id)
      .where('notice', '=', 'bet.repriced')
      .execute();
    expect(notices).toMatchObject([{ params: { taken: '1.50', right: '1.20' } }]);
    await expect(
      run('trading', 'void-bets', market, ...wish.map((word) => (word === 'home' ? 'yes' : word))),
    ).rejects.toThrow('its outcomes are away, draw, home');
  });

  it('never a day after the settlement', async () => {
    await bet('10.00');
    world.at('2026-08-08T18:00:00Z');
    await world.results(celtic('08/08/2026', '2,0,H'));
    const span = ['--from', '2026-07-20T11:00:00Z', '--to', '2026-07-20T13:00:00Z'];
    const wish = [...span, '--outcome', 'home', '--right-price', '1.20', '--reason', 'a comma'];
    await server.context.database.db
      .updateTable('event_results')
      .set({ settled_at: new Date('2026-08-08T18:00:00Z') })
      .execute();
    world.at('2026-08-09T19:00:00Z');
    await expect(run('trading', 'void-bets', market, ...wish)).rejects.toThrow(
      'settled more than 24 hours ago',
    );
  });

  it('reports say what was held beside what the margins would hold; the ticker shows the bets', async () => {
    await bet('10.00');
    await bet('20.00', 'draw');
    expect(await json('trading', 'ticker', site)).toMatchObject({
      value: [
        { stake: '20.00', odds: '4.00', event: 'Celtic – Hearts', outcome: 'draw' },
        { stake: '10.00', odds: '1.50', factor_milli: 1000, status: 'accepted', kind: '1x2' },
      ],
    });
    world.at('2026-08-08T18:00:00Z');
    await world.results(celtic('08/08/2026', '2,0,H'));
    await settleEvents(server.context);
    const span = ['--from', '2026-08-08T00:00:00Z', '--to', '2026-08-09T00:00:00Z'];
    const line = { bets: 2, turnover: '30.00', payout: '15.00', hold: '15.00' };
    // 1 − 1/1.06 of 30.00.
    const margin = { hold_percent: '50.00', theoretical_percent: '5.63', expected: '1.69' };
    expect(await json('trading', 'report', 'hold', site, ...span)).toMatchObject({
      value: [{ sport: 'football', kind: '1x2', ...line, ...margin }],
      total: { ...line, ...margin },
    });
    expect(await json('trading', 'report', 'margin', site, ...span)).toMatchObject({
      value: [{ sport: 'football', kind: null, ...line }],
    });
    const before = ['--from', '2026-08-01T00:00:00Z', '--to', '2026-08-02T00:00:00Z'];
    expect(await json('trading', 'report', 'hold', site, ...before)).toMatchObject({
      value: [],
      total: { bets: 0, hold: '0.00', hold_percent: null },
    });
  });
});
