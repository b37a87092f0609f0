import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { studioCatalogue, ProviderResponse } from '@pavilion/contracts/provider';
import { startTestServer, type TestServer } from '@pavilion/test-kit';
import { connectTestStudio, otherGame, studioGame } from '../../../testing/connected-studio.ts';
import { pullCatalogues, takeCatalogue } from './catalogue.service.ts';

type Game = ProviderResponse<typeof studioCatalogue>['games'][number];

const gamesTotal = 50_000;
/** One of each page is of a provider of this connection. */
const oursOf = (place: number): boolean => place % 500 === 7;
const gameAt = (place: number, more: Partial<Game> = {}): Game => ({
  provider: oursOf(place) ? studioGame.provider : 'ELSEWHERE',
  game: `title-${place}`,
  names: { en: `Title ${place}` },
  category: 'slots',
  features: ['demo'],
  rtpVariants: [{ rtp: '96.00', isActive: true }],
  volatility: 'medium',
  maxWinMultiplier: '5000',
  stakes: [{ currency: 'PHP', min: '1.00', max: '500.00' }],
  languages: ['en'],
  blockedCountries: [],
  launch: ['embed'],
  mathsVersion: '1',
  status: 'active',
  popularity: place % 10_001,
  updatedAt: '2026-11-20T10:00:00.000Z',
  deletedAt: null,
  ...more,
});
/**
 * What is special about the list: a known game twice, the later line older; and one without an
 * English name.
 */
const special: Record<number, Game> = {
  1_200: gameAt(1_200, { ...studioGame, status: 'maintenance' }),
  49_700: gameAt(49_700, { ...studioGame, updatedAt: '2026-11-19T10:00:00.000Z' }),
  31_000: gameAt(31_000, { ...otherGame, names: { fil: 'Eskinita' } }),
};

describe('a studio with fifty thousand games', () => {
  let server: TestServer;
  let studio: Server;
  const asked: number[] = [];
  let isBroken = false;
  beforeAll(async () => {
    studio = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        const { cursor, limit } = JSON.parse(body) as { cursor?: string; limit: number };
        const from = Number(cursor ?? 0);
        if (isBroken) return response.destroy();
        asked.push(from);
        const to = Math.min(from + limit, gamesTotal);
        const games = Array.from(
          { length: to - from },
          (_, at) => special[from + at] ?? gameAt(from + at),
        );
        const page = { games, cursor: String(to), hasMore: to < gamesTotal };
        return response.end(JSON.stringify({ status: 'ok', code: 'OK', ...page }));
      });
    });
    await new Promise<void>((resolve) => studio.listen(0, '127.0.0.1', resolve));
    server = await startTestServer();
    const { port } = studio.address() as AddressInfo;
    await connectTestStudio(server, `http://127.0.0.1:${port}`);
    // This one is yet to tell of its games.
    await server.context.database.db.deleteFrom('provider_games').execute();
  });
  afterAll(async () => {
    studio.closeAllConnections();
    studio.close();
    await server.close();
  });

  it('is read page by page over several pulls, each page once; its games are added and marked, those of others are not', async () => {
    const { db } = server.context.database;
    const told = () => db.selectFrom('provider_games').select(['game_code', 'status']).execute();
    await pullCatalogues(server.context);
    expect(asked).toHaveLength(40);
    isBroken = true;
    await pullCatalogues(server.context);
    isBroken = false;
    await pullCatalogues(server.context);
    await pullCatalogues(server.context);
    expect(asked).toEqual(Array.from({ length: 100 }, (_, page) => page * 500));
    const rows = await told();
    expect(rows).toHaveLength(gamesTotal / 500 + 1);
    expect(rows.filter(({ status }) => status === 'maintenance')).toEqual([
      { game_code: studioGame.game, status: 'maintenance' },
    ]);
    const [added] = await db
      .selectFrom('games')
      .selectAll()
      .where('code', '=', 'title-41007')
      .execute();
    expect(added).toMatchObject({
      provider_code: studioGame.provider,
      name: 'Title 41007',
      rtp_basis_points: 9600,
      is_playable: false,
      popularity: 41_007 % 10_001,
      search_text: 'title 41007 aurum works',
      released_at: server.context.clock.now(),
    });
    const hot = db.selectFrom('games').select('code').where('is_hot', '=', true);
    expect(await hot.where('category', '=', 'slots').execute()).toHaveLength(15);
  });

  it('keeps the newest of what it says twice on one page, whatever the order; of two as new, the later line', async () => {
    const { db } = server.context.database;
    const of = (status: Game['status'], minute: number) =>
      gameAt(0, { ...otherGame, status, updatedAt: `2026-11-21T10:0${minute}:00.000Z` });
    const results = await take([
      of('active', 1),
      of('retired', 3),
      of('maintenance', 2),
      of('retired', 3),
    ]);
    expect(results).toEqual(['changed', 'changed', 'older', 'unchanged']);
    expect(await take([of('active', 3)])).toEqual(['changed']);
    const rows = await db
      .selectFrom('provider_games')
      .select('status')
      .where('game_code', '=', otherGame.game)
      .execute();
    expect(rows).toEqual([{ status: 'active' }]);
  });

  it('is told of a game without an English name that it was not taken; what is known of it and the rest of the page stays', async () => {
    const { db } = server.context.database;
    const later = { updatedAt: '2026-11-22T10:00:00.000Z' };
    const results = await takeCatalogue({ server: server.context, connectionCode: 'TEST' }, [
      gameAt(0, { ...otherGame, ...later, names: { fil: 'Eskinita' }, status: 'retired' }),
      gameAt(0, { ...studioGame, ...later, names: { en: 'Only English' }, languages: [] }),
    ]);
    expect(results).toMatchObject([
      { result: 'refused', problem: 'the name in en is missing' },
      { result: 'changed', problem: null },
    ]);
    const rows = await db
      .selectFrom('provider_games')
      .select(['game_code', 'status', 'facts'])
      .where('game_code', 'in', [studioGame.game, otherGame.game])
      .orderBy('game_code')
      .execute();
    expect(rows).toMatchObject(
      [
        { game_code: otherGame.game, status: 'active', facts: { names: { en: 'Title 0' } } },
        { game_code: studioGame.game, status: 'active', facts: { names: { en: 'Only English' } } },
      ].toSorted((one, other) => (one.game_code < other.game_code ? -1 : 1)),
    );
  });

  const take = async (games: Game[]) => {
    const caller = { server: server.context, connectionCode: 'TEST' };
    return (await takeCatalogue(caller, games)).map(({ result }) => result);
  };
});
