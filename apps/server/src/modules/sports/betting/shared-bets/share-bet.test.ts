import sharp from 'sharp';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { betShare, slipLoad, slipPlace } from '@pavilion/contracts';
import {
  alphaHost,
  betaHost,
  describeServer,
  type TestPlayer,
  type TestServer,
} from '@pavilion/test-kit';
import { enterResult, importFootballData, writeSportsLimits } from '../../sportsbook/index.ts';

const csv = [
  'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,AvgH,AvgD,AvgA',
  'E0,28/11/2026,15:00,Liverpool,Bournemouth,,,,2.00,3.50,3.70',
  'E0,28/11/2026,17:30,Arsenal,Chelsea,,,,1.90,3.60,4.20',
].join('\n');
const hourMs = 60 * 60_000;

let server: TestServer;
describeServer('a shared bet', (start) => {
  let player: TestPlayer;
  beforeAll(async () => {
    server = await start();
    await importFootballData(server.context, csv, 'fixtures');
    await writeSportsLimits(server.context.database.db, server.sites.alpha, {
      minStakeMinor: 100n,
      maxStakeMinor: 1_000_000n,
      maxWinMinor: 10_000_000n,
      maxEventLiabilityMinor: 300_000_000n,
    });
    player = await server.signUpPlayer();
    await server.fund(player, 1_000_000n);
  });

  const matchOf = async (team: string) => {
    const { rows } = await sql<{ eventId: string; selection_id: string; odds: string }>`
      select e.id as "eventId", s.id as selection_id,
             to_char(s.odds_milli / 1000.0, 'FM990.00') as odds
        from selections s join markets m on m.id = s.market_id join events e on e.id = m.event_id
        join teams t on t.id = e.home_team_id
       where t.name = ${team} and m.kind = '1x2'
         and s.outcome = 'home'`.execute(server.context.database.db);
    const [found] = rows;
    if (!found) throw new Error(`no match of ${team}`);
    const { eventId, selection_id, odds } = found;
    return { eventId, leg: { selection_id, odds } };
  };
  const place = async (...teams: string[]): Promise<string> => {
    const legs = await Promise.all(teams.map(async (team) => (await matchOf(team)).leg));
    const bet_type = legs.length === 1 ? ('single' as const) : ('parlay' as const);
    const bets = [{ bet_type, legs, unit_stake: '12.34' }];
    const call = { ...player.me, odds_change: 'any' as const, bets };
    return (await server.call(slipPlace, call)).slip.bets[0]?.bet_id ?? '';
  };
  const share = (bet_id: string, has_stake?: boolean, of = player) =>
    server.call(betShare, { ...of.me, bet_id, ...(has_stake !== undefined && { has_stake }) });
  const get = (address: string, host = alphaHost) =>
    server.app.inject({ url: new URL(address).pathname, headers: { host } });

  it('tells its picks and odds, and neither who bet nor how much', async () => {
    const { words, expires_at } = await share(await place('Liverpool', 'Arsenal'));
    const text = words.join('\n');
    expect(words).toEqual([
      expect.any(String),
      'Parlay of 2 · 3.80',
      'Liverpool · 2.00',
      expect.stringMatching(/ · Liverpool – Bournemouth$/),
      'Arsenal · 1.90',
      expect.stringMatching(/ · Arsenal – Chelsea$/),
      alphaHost,
    ]);
    expect(text).not.toContain('12.34');
    expect(text).not.toContain('46.89');
    expect(text).not.toContain(player.me.account_id);
    expect(Date.parse(expires_at) - server.context.clock.now().getTime()).toBe(72 * hourMs);
  });

  it('tells what was staked and what it can pay where that is asked for, at another address', async () => {
    const bet_id = await place('Liverpool');
    const plain = await share(bet_id);
    const told = await share(bet_id, true);
    expect(told.words.join('\n')).toMatch(/Stake .*12\.34\nPotential payout .*24\.68/);
    expect(told.picture_url).not.toBe(plain.picture_url);
    expect((await share(bet_id, false)).picture_url).toBe(plain.picture_url);
  });

  it('has a picture as high as its words need, that no cache keeps for long', async () => {
    const { picture_url } = await share(await place('Liverpool', 'Arsenal'), true);
    expect(picture_url).toMatch(/\/media\/bets\/[0-9A-HJKMNP-TV-Z]{26}\.png$/);
    const answer = await get(picture_url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      ...{ 'content-type': 'image/png', 'cache-control': 'public, max-age=60' },
      ...{ 'x-robots-tag': 'noindex', 'cross-origin-resource-policy': 'cross-origin' },
    });
    const { width, height } = await sharp(answer.rawPayload).metadata();
    expect(width).toBe(1200);
    expect(height).toBeGreaterThanOrEqual(630);
    expect(answer.rawPayload.length).toBeLessThan(300_000);
  });

  describe('is there for nobody', () => {
    it('on another site, at another address, or after its time', async () => {
      const { picture_url } = await share(await place('Liverpool'));
      const other = picture_url.replace(/\w{26}\.png/, `${'0'.repeat(26)}.png`);
      const answers = await Promise.all([
        get(picture_url, betaHost),
        get(other),
        get(picture_url.replace('.png', '.svg')),
        get(picture_url.replace('.png', '')),
      ]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
      const { db } = server.context.database;
      await sql`update shared_bets set expires_at = ${server.context.clock.now()}`.execute(db);
      expect((await get(picture_url)).statusCode).toBe(404);
      await server.runJob('forget-shared-bets');
      expect((await sql`select from shared_bets`.execute(db)).rows).toHaveLength(0);
    });

    it.each([
      ['of another player', async () => share(await place('Liverpool'), false, await newPlayer())],
      ['that never was', () => share(crypto.randomUUID())],
      ['that is no bet', () => share('x')],
    ])('%s', async (_what, asked) => {
      await expect(asked()).rejects.toMatchObject({ code: 'betNotFound' });
    });
    const newPlayer = () => server.signUpPlayer();
  });

  it('leads to the picks that still stand, and goes on with the bet', async () => {
    const bet_id = await place('Liverpool', 'Arsenal');
    const first = await share(bet_id);
    const codeOf = (url: string): string => new URL(url).searchParams.get('slip') ?? '';
    const load = async (url: string) => (await server.call(slipLoad, { code: codeOf(url) })).legs;
    expect(await load(first.url)).toHaveLength(2);
    const before = (await get(first.picture_url)).rawPayload;
    const finish = async (team: string) => {
      const halves = { halfTimeHomeScore: null, halfTimeAwayScore: null };
      const { eventId } = await matchOf(team);
      const score = { homeScore: 2, awayScore: 1, ...halves };
      const result = { eventId, kind: 'score' as const, ...score, reason: 'test' };
      await enterResult(server.context.database.db, result, server.context.clock.now());
      await server.runJob('settle-bets');
      return eventId;
    };
    const eventId = await finish('Liverpool');
    const half = await share(bet_id);
    expect(half.picture_url).toBe(first.picture_url);
    expect(half.words.join('\n')).toContain('Liverpool – Bournemouth · 2:1 · Won');
    expect(await load(half.url)).toMatchObject([{ home_team_name: 'Arsenal' }]);
    expect((await get(first.picture_url)).rawPayload.equals(before)).toBe(false);
    await finish('Arsenal');
    const over = await share(bet_id, true);
    expect(over.words.join('\n')).toMatch(/Parlay of 2 · 3\.80 · Won[^]*Payout .*46\.89/);
    expect(new URL(over.url).search).toBe(`?event=${eventId}`);
  });
});
