import { houseProviderName } from '@pavilion/games';
import { answerCatalogue } from '@pavilion/sandbox-studio/door/catalogue';
import type { ServerContext } from '../context.ts';
import { houseCatalogue } from '../modules/games/catalogue/house-catalogue.ts';
import { seedCatalogue } from '../modules/games/catalogue/index.ts';
import { markGames } from '../modules/games/providers/new-games/game-marks.ts';
import { gameRow, type NewGame } from '../modules/games/providers/new-games/new-game.ts';
import { addGames, insertProviders, markCatalogue } from '../modules/games/providers/index.ts';
import { newGameOf } from '../modules/games/providers/told-game.ts';

/**
 * The catalogue as the sandbox studio tells it, put into a test's database at once: nobody is
 * connected, so its games do not open yet.
 */
export async function seedStudioGames(context: ServerContext): Promise<void> {
  const { db } = context.database;
  await seedCatalogue(db, context);
  const { games, names } = studioGames(context.clock.now());
  await insertProviders(
    db,
    [...names].map(([code, name]) => ({ code, name })),
  );
  await addGames(db, context, games, names);
  await markCatalogue(db);
}

/** The games of the demo, ours and the studio's, with their marks, the most popular first. */
export function demoGames(now: Date): ReturnType<typeof gameRow>[] {
  const { games, names } = studioGames(now);
  const rows = [...houseCatalogue(now), ...games].map((game, index) =>
    gameRow(
      game,
      String(index).padStart(6, '0'),
      names.get(game.providerCode) ?? houseProviderName,
    ),
  );
  return markGames(rows.toSorted((a, b) => b.popularity - a.popularity));
}

function studioGames(now: Date): { games: NewGame[]; names: Map<string, string> } {
  const { games } = answerCatalogue(now, {});
  return {
    games: games.map((game) => {
      const taken = newGameOf(game, now);
      if (typeof taken === 'string') throw new Error(`${game.game}: ${taken}`);
      return taken;
    }),
    names: new Map(games.map(({ provider, providerName = provider }) => [provider, providerName])),
  };
}
