import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeServerOnBothEngines, type TestServer } from '@pavilion/test-kit';
import {
  connectTestStudio,
  launchToken,
  otherGame,
  studioGame,
} from '../../../../testing/connected-studio.ts';
import { connectForeignStudio } from '../../../../testing/foreign-studio.ts';
import { closeAbandonedRounds, pullCatalogues } from '../index.ts';
import { nameForeignGame } from './terms.service.ts';

const hourMs = 60 * 60_000;

describeServerOnBothEngines('what a studio with a dialect of its own is asked', (start) => {
  let server: TestServer;
  let studio: Server;
  let address = '';
  let asked: string[] = [];
  let answers: Record<string, unknown> = {};
  beforeAll(async () => {
    studio = createServer((request, response) => {
      void text(request).then(() => {
        const path = request.url ?? '';
        asked.push(path);
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(answers[path] ?? {}));
      });
    });
    await new Promise<void>((resolve) => studio.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(studio.address() as AddressInfo).port}`;
    server = await start();
    await connectTestStudio(server);
  });
  afterAll(() => {
    studio.closeAllConnections();
    studio.close();
  });

  const statusOf = async (gameCode: string): Promise<string | undefined> => {
    const row = await server.context.database.db
      .selectFrom('provider_games')
      .select('status')
      .where('game_code', '=', gameCode)
      .executeTakeFirst();
    return row?.status;
  };

  it.each([
    [
      'hub88' as const,
      '/operator/generic/v2/game/list',
      (codes: string[]) => codes.map((game_code) => ({ game_code, enabled: true })),
    ],
    [
      'pragmatic' as const,
      '/IntegrationService/v3/http/CasinoGameAPI/getCasinoGames/',
      (codes: string[]) => ({ error: '0', gameList: codes.map((gameID) => ({ gameID })) }),
    ],
  ])(
    '%s: a game that is not in its list takes no stakes until it is',
    async (dialect, path, list) => {
      await connectForeignStudio(server, dialect, address);
      const { provider: providerCode, game: gameCode } = studioGame;
      const foreignCode = 'their-name';
      await nameForeignGame(server.context, 'test', { providerCode, gameCode, foreignCode });
      asked = [];
      answers = { [path]: list([foreignCode]) };
      await pullCatalogues(server.context);
      expect(asked).toEqual([path]);
      expect(await statusOf(gameCode)).toBe('active');
      expect(await statusOf(otherGame.game)).toBe('maintenance');
      // An empty list is no answer: nothing changes.
      answers = { [path]: list([]) };
      await pullCatalogues(server.context);
      expect(await statusOf(gameCode)).toBe('active');
      answers = { [path]: list([foreignCode, otherGame.game]) };
      await pullCatalogues(server.context);
      expect(await statusOf(otherGame.game)).toBe('active');
    },
  );

  it('pragmatic: a round that stays open ends as the studio says', async () => {
    const send = await connectForeignStudio(server, 'pragmatic', address);
    const player = await server.signUpPlayer();
    await server.fund(player, 100_000n);
    const { userId } = await send('authenticate.html', {
      token: await launchToken(server, player),
    });
    const stake = { userId, gameId: 'their-name', amount: '10.00' };
    expect((await send('bet.html', { ...stake, roundId: 'r1', reference: 'b1' })).code).toBe('0');
    server.advance(hourMs + 1);
    const path = '/IntegrationService/v3/http/HistoryAPI/GetRoundStatus/';
    answers = { [path]: { error: '0', roundStatus: 'InProgress', winAmount: '0' } };
    expect(await closeAbandonedRounds(server.context)).toMatchObject({ closed: 0, waiting: 1 });
    answers = { [path]: { error: '0', roundStatus: 'Canceled', winAmount: '0' } };
    expect(await closeAbandonedRounds(server.context)).toMatchObject({ closed: 1, waiting: 0 });
    const { cash } = await send('balance.html', { userId });
    expect(cash).toBe(1000);
  });
});
