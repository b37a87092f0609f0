import type { Executor } from '@pavilion/database';
import type { Ids } from '@pavilion/domain/ids';
import { markGames, type MarkedGame } from './game-marks.ts';
import { gameRow, type NewGame } from './new-game.ts';
import { insertGames, readMarkedGames, writeMarks } from './new-games.store.ts';

/**
 * Puts games into the catalogue that all sites share; those that are there stay. Their marks come
 * with {@link markCatalogue}.
 */
export function addGames(
  executor: Executor,
  { ids }: { ids: Ids },
  games: readonly NewGame[],
  providerNames: ReadonlyMap<string, string>,
): Promise<void> {
  const nameOf = (code: string): string => providerNames.get(code) ?? code;
  const rows = games.map((game) => gameRow(game, ids.next(), nameOf(game.providerCode)));
  return insertGames(executor, rows);
}

/** Marks what the lists of the house lead with, among all games there are now. */
export async function markCatalogue(executor: Executor): Promise<void> {
  const games = await readMarkedGames(executor);
  const marked = markGames(games);
  await writeMarks(
    executor,
    marked.filter((game, index) => isMarkedOtherwise(game, games[index])),
  );
}

const marks = ['is_hot', 'is_featured', 'is_popular', 'is_new'] as const;

const isMarkedOtherwise = (game: MarkedGame, before: MarkedGame | undefined): boolean =>
  marks.some((mark) => game[mark] !== before?.[mark]);
