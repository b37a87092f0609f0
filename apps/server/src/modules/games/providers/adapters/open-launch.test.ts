import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import { connectTestStudio, studioGame } from '../../../../testing/connected-studio.ts';
import { connectForeignStudio } from '../../../../testing/foreign-studio.ts';
import { agreeTerms, createLaunch } from '../index.ts';
import { nameForeignGame } from './terms.service.ts';
import { pragmaticHash } from './pragmatic-hash.ts';

describe('a game of a studio with a dialect of its own', () => {
  let server: TestServer;
  let studio: Server;
  let player: TestPlayer;
  let address = '';
  let asked: { path: string; body: string }[] = [];
  let answer: () => object = () => ({});
  beforeAll(async () => {
    server = await startTestServer({ engine: 'pglite' });
    await connectTestStudio(server);
    player = await server.signUpPlayer();
    studio = createServer((request, response) => {
      void text(request).then((body) => {
        asked.push({ path: request.url ?? '', body });
        response.setHeader('content-type', 'application/json').end(JSON.stringify(answer()));
      });
    });
    await new Promise<void>((resolve) => studio.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(studio.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    asked = [];
  });
  afterAll(async () => {
    await server.close();
    studio.close();
  });

  const launch = async (mode: 'real' | 'demo' = 'real') => {
    const site = server.context.sites.byId(player.siteId);
    if (!site) throw new Error('the player has no site');
    return createLaunch({
      server: server.context,
      site,
      playerId: player.id,
      game: { provider_code: studioGame.provider, game_code: studioGame.game },
      mode,
      language: 'pt-BR',
      lobby: 'http://alpha.test/',
    });
  };
  const agree = (change: Parameters<typeof agreeTerms>[2]['change']) =>
    agreeTerms(server.context, 'test', {
      siteId: player.siteId,
      providerCode: studioGame.provider,
      change,
    });

  it('hub88: is asked for the address with a session, and plays with it', async () => {
    const send = await connectForeignStudio(server, 'hub88', address);
    await agree({ account: 'our-name', launch_kind: 'popup' });
    const { provider: providerCode, game: gameCode } = studioGame;
    const foreignCode = 'aur_vault';
    await nameForeignGame(server.context, 'test', { providerCode, gameCode, foreignCode });
    answer = () => ({ url: 'http://studio.test/play?x=1' });
    expect(await launch()).toEqual({
      launch: 'popup',
      mode: 'real',
      url: 'http://studio.test/play?x=1',
    });
    const said = JSON.parse(asked[0]?.body ?? '{}') as Record<string, string>;
    expect(said).toMatchObject({
      operator_id: 'our-name',
      game_code: foreignCode,
      currency: 'PHP',
      lang: 'pt',
    });
    const { token, user } = said;
    const stake = { token, user, round: 'r', currency: 'PHP', transaction_uuid: 't', amount: 0 };
    expect((await send('transaction/bet', { ...stake, game_code: foreignCode })).code).toBe(
      'RS_OK',
    );
  });

  it('hub88: nobody is sent to an origin that was not agreed, nor by a studio without an answer', async () => {
    await connectForeignStudio(server, 'hub88', address);
    answer = () => ({ url: 'http://elsewhere.test/play' });
    await expect(launch()).rejects.toMatchObject({ statusDetail: 'STUDIO_SILENT' });
    answer = () => ({ error: 'no such game' });
    await expect(launch('demo')).rejects.toMatchObject({ statusDetail: 'STUDIO_SILENT' });
    for (let failure = 0; failure < 3; failure += 1)
      await expect(launch('demo')).rejects.toMatchObject({ statusDetail: 'STUDIO_SILENT' });
    expect(asked.length).toBe(5);
    // Left alone from now on, for half a minute; the metrics say so.
    answer = () => ({ url: 'http://studio.test/play' });
    await expect(launch('demo')).rejects.toMatchObject({ statusDetail: 'STUDIO_SILENT' });
    expect(asked.length).toBe(5);
    const { registry } = server.context.metrics;
    expect(await registry.getSingleMetricAsString('pavilion_studio_circuit')).toContain(
      'connection="TEST"} 2',
    );
    server.advance(31_000);
    expect((await launch('demo')).url).toBe('http://studio.test/play');
  });

  it('pragmatic: is asked with a hash of what it is told', async () => {
    const send = await connectForeignStudio(server, 'pragmatic', address);
    answer = () => ({ error: '0', gameURL: 'http://studio.test/gs?id=1' });
    expect((await launch()).url).toBe('http://studio.test/gs?id=1');
    const form = new URLSearchParams(asked[0]?.body);
    expect(asked[0]?.path).toBe('/IntegrationService/v3/http/CasinoGameAPI/game/url/');
    expect(form.get('hash')).not.toBe(pragmaticHash(form, 'another secret'));
    expect((await send('authenticate.html', { token: form.get('token') })).code).toBe('0');
  });

  it("a site's own bounds of a stake hold for every dialect", async () => {
    const send = await connectForeignStudio(server, 'pragmatic', address);
    await server.fund(player, 100_000n);
    await agree({ stakes: { PHP: { min: 100, max: 5000 } } });
    await launch();
    const token = new URLSearchParams(asked[0]?.body).get('token');
    const { userId } = await send('authenticate.html', { token });
    const stake = async (amount: string) =>
      (
        await send('bet.html', {
          userId,
          gameId: studioGame.game,
          roundId: `r${amount}`,
          reference: `b${amount}`,
          amount,
        })
      ).code;
    expect([await stake('0.99'), await stake('50.01'), await stake('50.00')]).toEqual([
      '310',
      '310',
      '0',
    ]);
  });
});
