import { gameInfo, gameList, launch } from '@pavilion/contracts';
import { authenticate, balance, readLaunchAddress } from '@pavilion/contracts/provider';
import { alphaHost, betaHost, startTestServer, type TestServer } from '@pavilion/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  connectTestStudio,
  openTable,
  studioGame,
  studioOf,
} from '../../../testing/connected-studio.ts';
import { addKey, agreeTerms, switchPlay } from '../providers/index.ts';

const game = { provider_code: studioGame.provider, game_code: studioGame.game };

describe("a studio's game", () => {
  let server: TestServer;
  let send: ReturnType<typeof studioOf>;
  let sendForBeta: ReturnType<typeof studioOf>;
  beforeAll(async () => {
    server = await startTestServer();
    send = studioOf(server, await connectTestStudio(server));
    const beta = { connectionCode: 'TEST', siteId: server.sites.beta };
    sendForBeta = studioOf(server, await addKey(server.context, 'test', beta));
  });
  afterAll(() => server.close());

  const open = (of: object = {}, host = alphaHost) =>
    server.call(launch, { domain_name: host, ...game, mode: 'demo', ...of });
  const addressOf = (url = '') => {
    const address = readLaunchAddress(url);
    if (!address) throw new Error('no launch address');
    return address;
  };
  const openReal = async (me: object) => {
    const address = addressOf((await open({ ...me, mode: 'real' })).url);
    if (address.mode !== 'real') throw new Error('no launch for real money');
    return address;
  };
  const refused = async (of: object) => {
    const failure = await open(of).then(
      () => null,
      (error: unknown) => error as { code: string; statusDetail?: string },
    );
    return [failure?.code, failure?.statusDetail];
  };

  it('opens for a guest with play money, where a studio stands, in his language, with the way back to his page', async () => {
    const back = '/playnow?provider=AURUM&game=vault-of-midas';
    const opened = await open({ device: 'mobile', return_url: back });
    expect(opened).toMatchObject({
      launch: 'embed',
      mode: 'demo',
      facts: { provider_name: 'Aurum Works', rtp: expect.stringMatching(/^9\d\.\d\d$/) as string },
    });
    expect(new URL(opened.url ?? '').origin).toBe('http://studio.test');
    expect(addressOf(opened.url)).toMatchObject({
      mode: 'demo',
      provider: studioGame.provider,
      game: studioGame.game,
      device: 'mobile',
      currency: 'PHP',
      balance: '1000.00',
      lobby: `http://${alphaHost}/en${back}`,
      country: 'PH',
      history: `http://${alphaHost}/en/bet-history`,
    });
  });

  it('says what it is, as a third party reads it', async () => {
    const { value } = await server.call(gameInfo, { domain_name: alphaHost, ...game });
    expect(value).toMatchObject({
      ...game,
      game_name: 'Vault of Midas',
      game_type: 'slot_game',
      engine: 'external',
      launch: 'embed',
      rtp: [{ rtp: expect.stringMatching(/^0\.9\d{3}0000$/) as string, exact: null }],
      params: {},
      rules: expect.stringContaining('<p>') as string,
    });
    const unknown = server.call(gameInfo, { domain_name: alphaHost, ...game, game_code: 'none' });
    await expect(unknown).rejects.toMatchObject({ code: 'gameNotFound' });
  });

  it('opens as its site agreed with its provider, where that stands, and is framed from there alone', async () => {
    const owner = { siteId: server.sites.alpha, providerCode: studioGame.provider };
    const agree = async (change: Parameters<typeof agreeTerms>[2]['change']) => {
      await agreeTerms(server.context, 'test', { ...owner, change });
      await server.context.sites.refresh();
    };
    for (const launch_address of ['javascript:alert(1)', 'games.elsewhere.test', 'http:x'])
      await expect(agree({ launch_address })).rejects.toThrow('Invalid URL');
    await agree({ launch_kind: 'popup', launch_address: 'https://games.elsewhere.test/start' });
    const opened = await open();
    expect(opened.launch).toBe('popup');
    expect(new URL(opened.url ?? '').origin).toBe('https://games.elsewhere.test');
    const { value } = await server.call(gameInfo, { domain_name: alphaHost, ...game });
    expect(value.launch).toBe('popup');
    const listed = await server.call(gameList, { domain_name: alphaHost, games: [game] });
    expect(listed.value[0]?.launch).toBe('popup');
    const page = await server.fetch(`http://${alphaHost}/frame/game?provider=AURUM`);
    expect(page.headers.get('content-security-policy')).toContain(
      'frame-src https://games.elsewhere.test;',
    );
    await agree({ launch_kind: null, launch_address: null });
    expect((await open()).launch).toBe('embed');
  });

  it.each(['https://evil.test/', '//evil.test/x', 'javascript:alert(1)', '\\\\evil.test'])(
    'leads back to the site and never to %s',
    async (return_url) => {
      const { lobby } = addressOf((await open({ return_url })).url);
      expect(new URL(lobby).origin).toBe(`http://${alphaHost}`);
    },
  );

  it('opens for real with a token that is good once, for its player and its site alone', async () => {
    const [ana, ben] = [await server.signUpPlayer(), await server.signUpPlayer()];
    const { token: launchToken } = await openReal(ana.me);
    expect((await sendForBeta(authenticate, { launchToken })).code).toBe('SESSION_INVALID');
    const opened = await send(authenticate, { launchToken });
    expect(opened).toMatchObject({ code: 'OK', ...studioGame, launch: 'embed' });
    expect(opened).toMatchObject({
      links: {
        lobby: expect.stringMatching(/:\d+\/en$/) as string,
        deposit: expect.stringMatching(/\/en\/deposit$/) as string,
        history: expect.stringMatching(/\/en\/bet-history$/) as string,
      },
    });
    expect((await send(authenticate, { launchToken })).code).toBe('SESSION_INVALID');
    const other = await send(authenticate, { launchToken: (await openReal(ben.me)).token });
    const session = String(opened['session']);
    const asked = await send(balance, { session, player: String(other['player']) });
    expect(asked.code).toBe('PLAYER_NOT_FOUND');
  });

  it('gives no token to a guest or with the proof of another site', async () => {
    expect(await refused({ mode: 'real' })).toEqual(['sessionExpired', undefined]);
    const stranger = await server.signUpPlayer(betaHost);
    const { account_id, auth } = stranger.me;
    const [code] = await refused({ mode: 'real', account_id, auth });
    expect(code).not.toBeUndefined();
    expect(await refused({ game_code: 'no-such-game' })).toEqual(['gameNotFound', undefined]);
  });

  it('says why it does not open', async () => {
    const { db } = server.context.database;
    for (const off of [studioGame, { provider: studioGame.provider }, { connection: 'TEST' }]) {
      await switchPlay(server.context, 'test', off, false);
      expect(await refused({})).toEqual(['gameUnavailable', 'switchedOff']);
      await switchPlay(server.context, 'test', off, true);
    }
    const tell = (told: {
      status?: 'active' | 'maintenance' | 'retired';
      blocked_countries?: string[];
      told_at?: Date | null;
    }) =>
      db
        .updateTable('provider_games')
        .set(told)
        .where('provider_code', '=', game.provider_code)
        .where('game_code', '=', game.game_code)
        .execute();
    await tell({ status: 'maintenance' });
    expect(await refused({})).toEqual(['gameUnavailable', 'maintenance']);
    await tell({ status: 'retired' });
    expect(await refused({})).toEqual(['gameUnavailable', 'notServed']);
    await tell({ status: 'active', told_at: null });
    expect(await refused({})).toEqual(['gameUnavailable', 'notServed']);
    await tell({ told_at: server.context.clock.now() });
    await tell({ blocked_countries: ['PH'] });
    expect(await refused({})).toEqual(['gameUnavailable', 'country']);
    await tell({ blocked_countries: [] });

    const player = await server.signUpPlayer();
    await server.fund(player, 10_000n);
    const { move } = await openTable(server, send, player);
    await move('last', [{ kind: 'debit', txId: 'last.1', amount: '10.00', finished: true }]);
    const { id: player_id, siteId: site_id } = player;
    const set_at = server.context.clock.now();
    const limit = { kind: 'stake', period: 'day', value: 1_000n, set_at } as const;
    await db
      .insertInto('player_limits')
      .values({ player_id, site_id, ...limit })
      .execute();
    expect(await refused({ ...player.me, mode: 'real' })).toEqual(['gameUnavailable', 'limit']);
    await db
      .updateTable('players')
      .set({ excluded_until: new Date(server.context.clock.now().getTime() + 86_400_000) })
      .where('id', '=', player.id)
      .execute();
    expect((await refused({ ...player.me, mode: 'real' }))[0]).toBe('selfExcluded');
  });

  it('is listed as closed while it opens for nobody, and nothing else is', async () => {
    const other = { provider_code: game.provider_code, game_code: 'alchemist-alley' };
    const closed = async () => {
      // Lists by play are counted once a minute.
      server.advance(60_001);
      const { value } = await server.call(gameList, {
        domain_name: alphaHost,
        games: [game, other],
      });
      return value.filter(({ is_closed }) => is_closed).map(({ game_code }) => game_code);
    };
    /** What the switch says when nothing is changed by it: lists are read anew. */
    const expectClosed = async (codes: string[]) => {
      await switchPlay(server.context, 'test', { connection: 'TEST' }, true);
      await expect.poll(closed).toEqual(codes);
    };
    const tell = (told: { status?: 'active' | 'maintenance'; blocked_countries?: string[] }) =>
      server.context.database.db
        .updateTable('provider_games')
        .set(told)
        .where('provider_code', '=', game.provider_code)
        .where('game_code', '=', game.game_code)
        .execute();
    await expectClosed([]);
    await tell({ status: 'maintenance' });
    await expectClosed([game.game_code]);
    await tell({ status: 'active', blocked_countries: ['DE'] });
    await expectClosed([]);
    await tell({ blocked_countries: ['PH'] });
    await expectClosed([game.game_code]);
    await tell({ blocked_countries: [] });
    // The kill switch says so itself.
    await switchPlay(server.context, 'test', studioGame, false);
    await expect.poll(closed).toEqual([game.game_code]);
    await switchPlay(server.context, 'test', studioGame, true);
    await expect.poll(closed).toEqual([]);
  });

  it('stands in a page that frames the origin of its provider and nothing else', async () => {
    const policyOf = async (path: string, host = alphaHost) => {
      const page = await server.fetch(`http://${host}${path}`);
      return { status: page.status, policy: page.headers.get('content-security-policy') ?? '' };
    };
    const page = await policyOf('/frame/game?provider=AURUM');
    expect(page.status).toBe(200);
    expect(page.policy.split('; ')).toEqual([
      "default-src 'none'",
      'frame-src http://studio.test',
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
    ]);
    for (const path of [
      '/frame/game',
      '/frame/game?provider=EVOPLAY',
      '/frame/game?provider=AURUM&provider=X',
      `/frame/game?provider=${'A'.repeat(100)}`,
    ])
      expect((await policyOf(path)).status).toBe(404);
    expect((await policyOf('/playnow')).policy).toContain("frame-src 'self';");
  });
});
