import type { Executor } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import { changeAsOperator, type OperatorAct } from '../../../operator/change-as-operator.ts';
import { announceSiteChange } from '../../site/sites/index.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import { readFeatured, replaceFeatured, unknownGames } from './featured.store.ts';

/** `PROVIDER/code` of a game. */
const gameOf = (text: string) => {
  const [providerCode = '', gameCode = ''] = text.split('/');
  return { providerCode, gameCode };
};

/**
 * Sets the games that a site puts first, each `PROVIDER/code`, in their order; none: what the
 * catalogue marks leads. With the caller's transaction. Throws {@link OperatorError} for a game the
 * catalogue does not have and for one that is named twice.
 */
export function featureGames(
  executor: Executor,
  context: ServerContext,
  actor: string,
  choice: Choice,
): Promise<void> {
  return changeAsOperator(context, actor, featuring(choice), executor);
}

/** The same by an operator, told to every process. */
export async function featureGamesByOperator(
  context: ServerContext,
  actor: string,
  choice: Choice,
): Promise<void> {
  const { work, ...act } = featuring(choice);
  await changeAsOperator(context, actor, {
    ...act,
    work: async (trx, before) => {
      await announceSiteChange(context, trx, choice.siteId);
      return work(trx, before);
    },
  });
  await context.sites.refresh();
}

interface Choice {
  siteId: string;
  games: readonly string[];
}

const featuring = ({ siteId, games }: Choice): OperatorAct<readonly unknown[], void> => ({
  action: 'site.featured',
  subject: { siteId, subject: siteId },
  lock: (trx) => readFeatured(trx, siteId),
  refuse: () => (new Set(games).size < games.length ? 'a game is named twice' : null),
  work: async (trx, before) => {
    const unknown = await unknownGames(trx, games.map(gameOf));
    if (unknown.length > 0) throw new OperatorError(`there is no game ${unknown.join(', ')}`);
    await replaceFeatured(trx, siteId, games.map(gameOf));
    return { answer: undefined, before, after: games };
  },
});

/** Those of these games, each `PROVIDER/code`, that the catalogue has. */
export async function gamesThereAre(
  executor: Executor,
  games: readonly string[],
): Promise<string[]> {
  const unknown = new Set(await unknownGames(executor, games.map(gameOf)));
  return games.filter((game) => !unknown.has(game));
}
