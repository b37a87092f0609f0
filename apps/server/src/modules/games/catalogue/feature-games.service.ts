import { inTransaction, type Executor } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import { recordOperatorChange } from '../../../operator/operator-change.store.ts';
import { announceSiteChange } from '../../site/sites/index.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import { readFeatured, replaceFeatured, unknownGames } from './featured.store.ts';

/** `PROVIDER/code` of a game. */
const gameOf = (text: string) => {
  const [providerCode = '', gameCode = ''] = text.split('/');
  return { providerCode, gameCode };
};

/**
 * Sets the games that a site puts first, each `PROVIDER/code`, in their order; none: what the catalogue marks leads. With the caller's
 * transaction. Throws {@link OperatorError} for a game the catalogue does not have and for one that is named twice.
 */
export async function featureGames(
  executor: Executor,
  context: ServerContext,
  actor: string,
  { siteId, games }: { siteId: string; games: readonly string[] },
): Promise<void> {
  if (new Set(games).size < games.length) throw new OperatorError('a game is named twice');
  const unknown = await unknownGames(executor, games.map(gameOf));
  if (unknown.length > 0) throw new OperatorError(`there is no game ${unknown.join(', ')}`);
  const before = await readFeatured(executor, siteId);
  await replaceFeatured(executor, siteId, games.map(gameOf));
  await recordOperatorChange(executor, context, {
    actor,
    action: 'site.featured',
    siteId,
    subject: siteId,
    before,
    after: games,
  });
}

/** The same by an operator, told to every process. */
export async function featureGamesByOperator(
  context: ServerContext,
  actor: string,
  choice: { siteId: string; games: readonly string[] },
): Promise<void> {
  await inTransaction(context.database, async (executor) => {
    await featureGames(executor, context, actor, choice);
    await announceSiteChange(context, executor, choice.siteId);
  });
  await context.sites.refresh();
}

/** Those of these games, each `PROVIDER/code`, that the catalogue has. */
export async function gamesThereAre(
  executor: Executor,
  games: readonly string[],
): Promise<string[]> {
  const unknown = new Set(await unknownGames(executor, games.map(gameOf)));
  return games.filter((game) => !unknown.has(game));
}
