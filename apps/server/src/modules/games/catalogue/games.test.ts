import { beforeAll, describe, expect, it } from 'vitest';
import type { CallFailure } from '@pavilion/client/call-failure';
import {
  favAdd,
  favList,
  favRemove,
  gameList,
  getHotGames,
  launch,
  providerList,
  recentlyPlayed,
  startup,
} from '@pavilion/contracts';
import { providerLogoPath } from '@pavilion/domain/providers';
import { describeServer, type TestServer } from '@pavilion/test-kit';
import { sql } from 'kysely';
import { serveGames } from '../../../testing/served-games.ts';
import { seedStudioGames } from '../../../testing/studio-games.ts';

let server: TestServer;
describeServer('games', (start) => {
  beforeAll(async () => {
    server = await start();
    const { context } = server;
    await seedStudioGames(context);
    await sql`insert into site_providers (site_id, provider_code)
    select sites.id, providers.code from sites, providers
     where sites.external_id = 'alpha'`.execute(context.database.db);
    await serveGames(server);
  });

  describe('game calls', () => {
    it('page through the whole catalogue without gap or repeat', async () => {
      const seen: string[] = [];
      let cursor: string | null = null;
      let total = 0;
      do {
        const page: Awaited<ReturnType<typeof server.call<typeof gameList>>> = await server.call(
          gameList,
          { limit: 50, ...(cursor ? { cursor } : {}) },
        );
        seen.push(...page.value.map((game) => `${game.provider_code}/${game.game_code}`));
        total = page.total;
        cursor = page.next_cursor;
      } while (cursor !== null);
      expect(seen).toHaveLength(total);
      expect(new Set(seen).size).toBe(total);
    });

    it('filter by category, provider and list, sort, and find by a misspelt name', async () => {
      const fishing = await server.call(gameList, { game_type: 'fishing' });
      expect(new Set(fishing.value.map(({ game_type }) => game_type))).toEqual(
        new Set(['fishing']),
      );
      const names = (await server.call(gameList, { sort: 'name', limit: 100 })).value.map(
        ({ game_name }) => game_name,
      );
      expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
      const [found] = (await server.call(gameList, { search: 'Vualt of Midas' })).value;
      expect(found).toMatchObject({
        game_name: 'Vault of Midas',
        provider_code: 'AURUM',
        img_url: '/media/games/AURUM/vault-of-midas/poster.webp',
      });
      expect((await server.call(gameList, { list: 'featured' })).total).toBe(10);
      expect((await server.call(getHotGames, { game_type: 'bingo' })).value).toHaveLength(2);
    });

    it('count providers alike in startup and in the list of a category', async () => {
      const { provider_count } = await server.call(startup, {});
      const { value } = await server.call(providerList, { game_type: 'slot_game' });
      expect(provider_count?.['slot_game']).toBe(value.length);
      for (const { provider_code, logo_url } of value)
        expect(logo_url).toBe(providerLogoPath(provider_code));
    });

    it('lead to no game that does not open: it is marked, counts nowhere and is launched by nobody', async () => {
      const { db } = server.context.database;
      const ofBingo = () =>
        db
          .updateTable('provider_games')
          .where('game_code', 'in', (query) =>
            query.selectFrom('games').select('code').where('category', '=', 'bingo'),
          );
      const seen = async () => {
        await server.context.sites.refresh();
        // Lists by play are counted once a minute.
        server.advance(60_001);
        const { value, total } = await server.call(gameList, { game_type: 'bingo', limit: 100 });
        const { provider_count } = await server.call(startup, {});
        const [game] = value;
        const failure = await server
          .call(launch, {
            provider_code: game?.provider_code ?? '',
            game_code: game?.game_code ?? '',
            mode: 'demo',
          })
          .catch(({ code, statusDetail }: CallFailure) => `${code} ${statusDetail}`);
        return {
          total,
          playable: value.filter(({ is_playable }) => is_playable).length,
          closed: value.filter(({ is_closed }) => is_closed).length,
          hot: (await server.call(getHotGames, { game_type: 'bingo' })).value.length,
          marked: value.filter(({ is_hot, is_new }) => is_hot || is_new).length,
          counted: provider_count?.['bingo'],
          providers: (await server.call(providerList, { game_type: 'bingo' })).value.length,
          launch: typeof failure === 'string' ? failure : 'opens',
        };
      };
      const open = await seen();
      expect(open).toMatchObject({ playable: open.total, closed: 0, hot: 2, launch: 'opens' });
      expect(open.counted).toBe(open.providers);
      const dead = { hot: 0, marked: 0, counted: 0, providers: 0, total: open.total };
      await ofBingo().set({ status: 'maintenance' }).execute();
      expect(await seen()).toEqual({
        ...dead,
        playable: open.total,
        closed: open.total,
        launch: 'gameUnavailable maintenance',
      });
      // What does not open stands behind everything that does.
      const all = await server.call(gameList, { limit: 1 });
      const cursor = String(all.total - open.total);
      const { value: last } = await server.call(gameList, { limit: 100, cursor });
      expect(new Set(last.map(({ game_type }) => game_type))).toEqual(new Set(['bingo']));
      await ofBingo().set({ status: 'active', told_at: null }).execute();
      expect(await seen()).toEqual({
        ...dead,
        playable: 0,
        closed: 0,
        launch: 'gameUnavailable notServed',
      });
      await ofBingo().set({ told_at: server.context.clock.now() }).execute();
      expect(await seen()).toEqual(open);
    });

    it('answer empty lists on a site that has nothing', async () => {
      const domain_name = 'beta.test';
      expect(await server.call(gameList, { domain_name })).toMatchObject({
        value: [],
        total: 0,
        next_cursor: null,
      });
      expect(await server.call(getHotGames, { domain_name })).toMatchObject({ value: [] });
      expect(await server.call(providerList, { domain_name })).toMatchObject({ value: [] });
    });
  });

  it('the games a player played last come newest first, each once, to every device', async () => {
    const player = await server.signUpPlayer();
    const other = await server.signUpPlayer();
    const { value } = await server.call(gameList, { limit: 2 });
    const [first, second] = value.map(({ game_code }) => game_code);
    const provider = (code: string | undefined) =>
      value.find(({ game_code }) => game_code === code)?.provider_code ?? 'NONE';
    for (const [minute, code] of [first, second, 'gone', first].entries())
      await sql`
        insert into wallet_rounds (site_id, provider_code, round_id, player_id, product, game_code,
                                   currency, staked_minor, returned_minor, opened_at)
        select site_id, ${provider(code)}, ${`recent-${minute}`}, id, 'slots', ${code}, 'CNY', 100,
               0, ${new Date(Date.UTC(2026, 10, 1, 0, minute))}
          from players where id = ${player.id}`.execute(server.context.database.db);
    const recent = await server.call(recentlyPlayed, player.me);
    expect(recent.value.map(({ game_code }) => game_code)).toEqual([first, second]);
    expect((await server.call(recentlyPlayed, other.me)).value).toEqual([]);
  });

  describe('favourites', () => {
    it('are kept once, with the name of the catalogue, and go when removed', async () => {
      const player = await server.signUpPlayer();
      const game = { ...player.me, provider_code: 'AURUM', game_code: 'vault-of-midas' };
      const lie = {
        game_name: 'Free Money',
        game_type: 'x',
        img_url: 'https://evil.example/a.png',
      };
      await Promise.all([
        server.call(favAdd, { ...game, ...lie }),
        server.call(favAdd, { ...game, ...lie }),
      ]);
      const { value } = await server.call(favList, player.me);
      expect(value).toEqual([
        {
          provider_code: 'AURUM',
          game_code: 'vault-of-midas',
          game_name: 'Vault of Midas',
          game_type: 'slot_game',
          img_url: '/media/games/AURUM/vault-of-midas/poster.webp',
        },
      ]);
      const other = await server.signUpPlayer();
      expect((await server.call(favList, other.me)).value).toEqual([]);
      await server.call(favRemove, game);
      await server.call(favRemove, game);
      expect((await server.call(favList, player.me)).value).toEqual([]);
      const unknown = await server
        .call(favAdd, { ...game, game_code: 'none' })
        .catch((error: CallFailure) => error.code);
      expect(unknown).toBe('gameNotFound');
    });

    it('refuse a game of a provider the site does not offer', async () => {
      const player = await server.signUpPlayer('beta.test');
      const game = { ...player.me, provider_code: 'AURUM', game_code: 'vault-of-midas' };
      expect(await server.call(favAdd, game).catch((error: CallFailure) => error.code)).toBe(
        'gameNotFound',
      );
    });
  });
});
