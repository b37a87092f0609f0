import { createHmac } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gameList, jackpotList } from '@pavilion/contracts';
import { createStudio } from '@pavilion/sandbox-studio';
import { parseStudioConfig } from '@pavilion/sandbox-studio/config/config';
import { startTestServer, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import { pullCatalogues, pullJackpots, switchPlay } from '../modules/games/providers/index.ts';
import { createLaunch } from '../modules/games/providers/launch.service.ts';
import { offerStudio } from '../testing/sandbox-world.ts';
import { auditBooks } from '../testing/audit-books.ts';

const minuteMs = 60_000;
const key = { id: 'sandbox-test', secret: createHmac('sha256', 'x').digest('hex') };
const jeepney = { provider_code: 'MANGOTREE', game_code: 'jeepney-jackpot' };
const game = { provider: jeepney.provider_code, game: jeepney.game_code };
/** A thousand euros. */
const startUnits = 50_000;

interface Opened {
  session: string;
  balance: string;
  jackpot: string | null;
  round: { stake: string; payout: string; jackpotWin: string | null };
}

describe('the jackpot of a studio', () => {
  let server: TestServer;
  let player: TestPlayer;
  let made: ReturnType<typeof createStudio>;
  beforeAll(async () => {
    server = await startTestServer();
    made = createStudio({
      config: parseStudioConfig({
        STUDIO_KEY_ID: key.id,
        STUDIO_KEY_SECRET: key.secret,
        STUDIO_WALLET_URL: 'http://wallet.test',
        STUDIO_JACKPOT_ODDS: '0',
      }),
      fetch: server.fetch,
      ports: { clock: server.context.clock },
    });
    await made.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = made.app.server.address() as AddressInfo;
    await offerStudio(server, {
      address: `http://127.0.0.1:${port}`,
      providers: ['MANGOTREE'],
      key,
    });
    await pullCatalogues(server.context);
    player = await server.signUpPlayer();
    await server.fund(player, 100_000n);
  });
  afterAll(async () => {
    await made.app.close();
    await server.close();
  });

  const pots = async () => {
    server.advance(4000);
    return (await server.call(jackpotList, {})).studio_pots;
  };
  const tile = async (search: string) => {
    const { value } = await server.call(gameList, { search });
    return value.find(({ game_code }) => game_code === jeepney.game_code);
  };
  const ask = async (path: string, payload: object): Promise<Opened> =>
    (await made.app.inject({ method: 'POST', url: path, payload })).json();
  const open = async (): Promise<Opened> => {
    const site = server.context.sites.byId(player.siteId);
    if (!site) throw new Error('the player has no site');
    const { url } = await createLaunch({
      server: server.context,
      site,
      playerId: player.id,
      game: jeepney,
      mode: 'real',
      language: 'en',
      lobby: 'http://alpha.test/',
    });
    return ask('/game/open', { address: url });
  };

  it('stands on its tiles as the studio tells it, and grows', async () => {
    expect(await pots()).toEqual([]);
    expect(await tile('jeepney')).not.toHaveProperty('jackpot');
    await pullJackpots(server.context);
    const [pot] = await pots();
    // The studio's other pot is of a provider whose games are not of this connection.
    expect(await pots()).toHaveLength(1);
    expect(pot).toMatchObject({
      provider_code: 'MANGOTREE',
      name: 'Jeepney pot',
      currency: 'PHP',
      last: null,
      biggest: null,
    });
    expect(pot?.games[0]).toEqual({ game_code: 'jeepney-jackpot', game_name: 'Jeepney Jackpot' });
    expect(Number(pot?.amount)).toBeGreaterThanOrEqual(startUnits);
    expect((await tile('jeepney'))?.jackpot).toBe(pot?.amount);
    server.advance(minuteMs);
    await pullJackpots(server.context);
    expect(Number((await pots())[0]?.amount)).toBeGreaterThan(Number(pot?.amount));
  });

  it('is paid with the round that gets it, told, and begins anew', async () => {
    const opened = await open();
    const { round, balance, jackpot } = await ask('/game/play', {
      session: opened.session,
      stake: '10.00',
      params: {},
    });
    expect(round.jackpotWin).toBe(opened.jackpot);
    const won = Number(round.payout) + Number(round.jackpotWin) - Number(round.stake);
    expect(Number(balance)).toBeCloseTo(1000 + won, 2);
    expect(Number(jackpot)).toBe(startUnits);
    await pullJackpots(server.context);
    const [pot] = await pots();
    expect(pot?.last).toMatchObject({ amount: round.jackpotWin });
    expect(pot?.biggest).toEqual(pot?.last);
    expect(pot?.last?.winner).toMatch(/^\*{3}.{3}$/);
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
  });

  it('stands untouched when the wallet refuses the round', async () => {
    const { session } = await open();
    const [before] = made.studio.jackpots.levels('PHP');
    await switchPlay(server.context, 'test', game, false);
    server.advance(minuteMs);
    const refused = await ask('/game/play', { session, stake: '10.00', params: {} });
    expect(refused).toMatchObject({ problem: 'unavailable' });
    await switchPlay(server.context, 'test', game, true);
    const [after] = made.studio.jackpots.levels('PHP');
    expect(after?.last).toEqual(before?.last);
    expect(Number(after?.amount)).toBeGreaterThan(Number(before?.amount));
  });

  it('vanishes with its game, its provider, and when the studio is silent', async () => {
    await pullJackpots(server.context);
    expect((await pots())[0]?.games).toHaveLength(3);
    await switchPlay(server.context, 'test', game, false);
    expect((await pots())[0]?.games.map(({ game_code }) => game_code)).not.toContain(game.game);
    await switchPlay(server.context, 'test', { provider: game.provider }, false);
    expect(await pots()).toEqual([]);
    await switchPlay(server.context, 'test', { provider: game.provider }, true);
    expect(await pots()).toHaveLength(1);
    await made.app.close();
    await pullJackpots(server.context);
    expect(await pots()).toHaveLength(1);
    server.advance(3 * minuteMs);
    expect(await pots()).toEqual([]);
    expect(await tile('jeepney')).not.toHaveProperty('jackpot');
  });
});
