import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  betList,
  betPlace,
  depositCreate,
  depositMethods,
  depositStatus,
  eventDetail,
  eventList,
  fetchSlide,
  gameList,
  getBalance,
  limitsSet,
  login,
  seo,
  siteinfodetail,
  startup,
  vip,
} from '@pavilion/contracts';
import { themeColours } from '@pavilion/domain/theme-colours';
import { houseGameCodes, poolGameCodes } from '@pavilion/games';
import { describeServer, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import { runTool } from '../testing/run-tool.ts';
import { auditBooks } from '../testing/audit-books.ts';

const host = 'gamma.test';
const header = 'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,AvgH,AvgD,AvgA';
const dayMs = 24 * 60 * 60_000;

describeServer("a site made with the operator's tool", (start) => {
  let server: TestServer;
  let folder: string;
  let player: TestPlayer;

  beforeAll(async () => {
    // Nothing but the schema: no demo, no catalogue.
    server = await start({ seed: 'none' });
    folder = await mkdtemp(join(tmpdir(), 'pavilion-tool-'));
    return () => rm(folder, { recursive: true });
  });

  const run = (...args: string[]) => runTool(server.context, args);
  const file = async (name: string, ...lines: string[]): Promise<string> => {
    const path = join(folder, name);
    await writeFile(path, [header, ...lines].join('\n'));
    return path;
  };
  const me = () => player.me;

  it('shows everything a visitor looks for, in its own language and age', async () => {
    const options = '--currency php --country ph --theme sportsbook1 --minimum-age 21'.split(' ');
    const [colour] = themeColours.sportsbook1;
    const names = ['--name', 'Gamma', '--domains', host, '--languages', 'PHP,EN'];
    await run('site', 'create', '--id', 'gamma', ...names, '--color', colour, ...options);
    const answer = await server.call(startup, { domain_name: host });
    expect(answer.language).toEqual(['PHP', 'EN']);
    expect(answer.site).toMatchObject({ currency: 'PHP', minimum_age: 21 });
    // Its own sportsbook is there, without a studio that serves a front.
    expect(answer.provider_count).toMatchObject({ slot_game: 1, sportsbook: 1 });
    const { cms } = await server.call(siteinfodetail, { domain_name: host });
    for (const page of Object.values(cms)) {
      expect(page.status).toBe(true);
      expect(page.en_body.length).toBeGreaterThan(800);
      expect(page.local_body).not.toBe(page.en_body);
    }
    expect(cms.faqs.en_body).toContain('at least 21 years');
    expect(
      (await server.call(seo, { domain_name: host, page_name: 'slots' })).value,
    ).not.toBeNull();
    expect((await server.call(fetchSlide, { domain_name: host })).value.length).toBeGreaterThan(0);
    // Studios come when they are connected; our own games are there, sabong where it is asked for.
    const ours = [...houseGameCodes, ...poolGameCodes].filter((code) => code !== 'sabong');
    const { total } = await server.call(gameList, { domain_name: host });
    expect(total).toBe(ours.length);
    expect((await server.fetch(`http://${host}/slots`)).status).toBe(200);
  });

  it('takes a sign-up and a deposit', async () => {
    player = await server.signUpPlayer(host);
    expect((await server.call(vip, me())).nextLevel[0]?.vip_name).toBe('Bronze');
    // The place has a limit asked for before the first deposit.
    await server.call(limitsSet, { ...me(), kind: 'deposit', period: 'month', amount: '5000' });
    const [method] = (await server.call(depositMethods, me())).value;
    const { redirect_url, deposit } = await server.call(depositCreate, {
      ...me(),
      method_code: method?.method_code ?? '',
      amount: '500.00',
    });
    await server.fetch(`http://${host}${redirect_url}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'decision=paid',
    });
    const status = async () =>
      (await server.call(depositStatus, { ...me(), deposit_id: deposit.deposit_id })).deposit;
    await expect.poll(async () => (await status()).status).toBe('paid');
    expect((await server.call(getBalance, me())).game_balance).toBe('500.00');
  });

  it('takes a bet on an imported match and pays it when the result is imported', async () => {
    const fixtures = await file(
      'fixtures.csv',
      'E0,28/11/2026,15:00,Liverpool,Bournemouth,,,,1.40,5.00,7.50',
      'E0,28/11/2026,15:00,Arsenal,Arsenal,,,,1.40,5.00,7.50',
    );
    const imported = await run('import-file', fixtures, '--format', 'football-data');
    expect(imported).toEqual({
      isWell: false,
      text:
        '1 matches created, 0 changed, 0 as they were\n' +
        '1 lines could not be used, or not whole:\n  line 3: sameTeam (Arsenal)',
    });
    const find = async () => (await server.call(eventList, { domain_name: host })).value[0];
    await expect.poll(find).toBeDefined();
    const { event } = await server.call(eventDetail, {
      domain_name: host,
      event_id: (await find())?.event_id ?? '',
    });
    const home = event.markets[0]?.selections[0];
    const bet = { selection_id: home?.selection_id ?? '', odds: '1.40', stake: '100.00' };
    await server.call(betPlace, { ...me(), odds_change: 'none', bets: [bet] });
    expect((await server.call(getBalance, me())).game_balance).toBe('400.00');

    server.advance(8 * dayMs);
    const results = await file(
      'results.csv',
      'E0,28/11/2026,15:00,Liverpool,Bournemouth,2,0,H,1.40,5.00,7.50',
    );
    const settled = await run('settle-file', results, '--format', 'football-data');
    expect(settled).toEqual({
      isWell: true,
      text: '0 matches created, 1 changed, 0 as they were\nsettled 1 bets: 1 won',
    });
    const again = await run('settle-file', results, '--format', 'football-data');
    // Told again, whoever settled it.
    expect(again.text).toBe('0 matches created, 0 changed, 1 as they were\nsettled 1 bets: 1 won');
    // The session ended while the match was awaited.
    const { token } = await server.call(login, { ...me(), password: player.password });
    const now = { ...me(), auth: token };
    expect((await server.call(getBalance, now)).game_balance).toBe('540.00');
    expect((await server.call(betList, now)).value).toMatchObject([
      { stake: '100.00', payout: '140.00', status: 'settled' },
    ]);
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
    expect((await run('audit')).isWell).toBe(true);
  });

  describe('and its mistakes', () => {
    const good: Record<string, string> = {
      id: 'delta',
      name: 'Delta',
      domains: 'delta.test',
      currency: 'USD',
      country: 'US',
      theme: 'casino1',
      color: 'gold',
    };
    const create = (changes: Record<string, string>) =>
      run(
        'site',
        'create',
        ...Object.entries({ ...good, ...changes }).flatMap(([name, value]) => [
          `--${name}=${value}`,
        ]),
      );

    it.each<[Record<string, string>, string]>([
      [{ id: 'Not Good' }, 'external id'],
      [{ id: 'gamma' }, 'already taken'],
      [{ domains: host }, 'already taken'],
      [{ domains: 'a b.test' }, 'not a host name'],
      [{ currency: 'QQQ' }, 'currency: QQQ is not known'],
      [{ country: 'USA' }, 'country: two capital letters'],
      [{ languages: 'EN,KLINGON' }, 'languages: KLINGON is not known'],
      [{ theme: 'casino99' }, 'Invalid theme code'],
      [{ color: 'nope' }, 'Invalid theme color'],
      [{ 'minimum-age': '17' }, 'minimum age: 18 or more'],
      [{ 'minimum-age': 'old' }, '--minimum-age must be a whole number'],
    ])('%j: %s; nothing is left behind', async (changes, reason) => {
      await expect(create(changes)).rejects.toThrow(reason);
      expect(server.context.sites.all().map(({ externalId }) => externalId)).toEqual(['gamma']);
      const { db } = server.context.database;
      expect(await db.selectFrom('sports_limits').select('site_id').execute()).toHaveLength(1);
    });

    it.each([
      [['import-file'], 'which file?'],
      [['import-file', '/nowhere.csv', '--format', 'football-data'], 'there is no file'],
      [['import-file', '/nowhere.csv', '--format', 'fixtures', '--as', 'odds'], '--as must be'],
    ])('%j: %s', async (args, reason) => {
      await expect(run(...args)).rejects.toThrow(reason);
    });

    it('in the format of a file are told before anything is read in', async () => {
      const path = await file('any.csv');
      await expect(run('import-file', path)).rejects.toThrow('--format <value> is missing');
      await expect(run('import-file', path, '--format', 'xml')).rejects.toThrow('--format must be');
      await expect(run('import-file', path, '--format', 'fixtures')).rejects.toThrow(
        '--competition <value> is missing',
      );
    });
  });
});
