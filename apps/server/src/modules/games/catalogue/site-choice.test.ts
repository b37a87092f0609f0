import { describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { gameList, providerList } from '@pavilion/contracts';
import { alphaHost, betaHost, describeServer } from '@pavilion/test-kit';
import { serveGames } from '../../../testing/served-games.ts';
import { runTool } from '../../../testing/run-tool.ts';
import { seedStudioGames } from '../../../testing/studio-games.ts';
import type { GameRow } from './game.store.ts';
import { bySiteChoice } from './site-choice.ts';

const game = (
  code: string,
  place: number | null,
  marks: Partial<Pick<GameRow, 'is_hot' | 'is_featured' | 'category'>> = {},
) =>
  ({
    provider_code: 'P',
    code,
    category: 'slots',
    is_hot: false,
    is_featured: false,
    featured_position: place,
    ...marks,
  }) as GameRow;

describe('what a site puts first', () => {
  const codes = (games: readonly GameRow[]) => games.map(({ code }) => code).join('');

  it('leads, is what it features, and takes the first places of the hot slots', () => {
    const games = bySiteChoice([
      game('a', null, { is_hot: true, is_featured: true }),
      game('b', 3),
      game('c', null, { is_hot: true }),
      game('d', 0),
      game('e', null, { is_hot: true, category: 'fish' }),
      game('f', 1),
      game('g', 2),
    ]);
    expect(codes(games)).toBe('dfgbace');
    expect(codes(games.filter(({ is_featured }) => is_featured))).toBe('dfgb');
    // Two slots were marked as hot, and two there are.
    expect(codes(games.filter(({ is_hot }) => is_hot))).toBe('gbe');
  });

  it('is what the catalogue marks where it chose nothing', () => {
    const games = [game('a', null, { is_hot: true }), game('b', null, { is_featured: true })];
    expect(bySiteChoice(games)).toBe(games);
  });
});

describeServer('the featured games of a site', (start) => {
  it('are set by an operator, and lead its lists and its providers alone', async () => {
    const server = await start();
    const { context } = server;
    await seedStudioGames(context);
    await sql`insert into site_providers (site_id, provider_code)
      select sites.id, providers.code from sites, providers
       where sites.external_id in ('alpha', 'beta')
      on conflict do nothing`.execute(context.database.db);
    await serveGames(server);
    const tool = (...args: string[]) =>
      runTool(server.context, args).then(
        ({ text }) => text,
        (error: Error) => error.message,
      );
    const lead = async (domain_name: string) => {
      const { value } = await server.call(gameList, { domain_name, list: 'featured', limit: 2 });
      const providers = await server.call(providerList, { domain_name });
      return [...value.map(({ game_code }) => game_code), providers.value[0]?.provider_code];
    };
    const before = await lead(betaHost);
    expect(
      await tool(
        'site',
        'featured',
        'alpha',
        'TIDEWATER/harbour-hold-and-win',
        'UMBERLINE/bison-bluff',
      ),
    ).toContain('2 games lead');
    expect(await lead(alphaHost)).toEqual(['harbour-hold-and-win', 'bison-bluff', 'TIDEWATER']);
    expect(await lead(betaHost)).toEqual(before);
    expect(await tool('site', 'featured', 'alpha', 'TIDEWATER/no-such')).toContain('no game');
    expect(await tool('site', 'featured', 'alpha')).toContain('name at least one');
    expect(await tool('site', 'featured', 'alpha', '--none')).toContain('0 games lead');
    // Lists by play are counted once a minute.
    server.advance(60_001);
    expect(await lead(alphaHost)).toEqual(before);
  });
});
