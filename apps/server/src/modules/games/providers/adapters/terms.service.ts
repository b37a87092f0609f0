import { inTransaction, type Executor } from '@pavilion/database';
import { validateUrl } from '@pavilion/domain/input';
import type { ServerContext } from '../../../../context.ts';
import { recordOperatorChange } from '../../../../operator/operator-change.store.ts';
import type { Site } from '../../../../site-directory/index.ts';
import { announceSiteChange } from '../../../site/sites/index.ts';
import { OperatorError } from '../../../../operator/operator-error.ts';
import { externalKindOf, type ExternalLaunchKind } from '../launch.service.ts';
import { readTerms, writeForeignCode, writeTerms, type ProviderTerms } from './terms.store.ts';

/** Changes what was agreed with a provider for one site; what is not named stays. */
export async function agreeTerms(
  server: ServerContext,
  actor: string,
  order: { siteId: string; providerCode: string; change: Partial<ProviderTerms> },
): Promise<void> {
  const { siteId, providerCode, change } = order;
  if (typeof change.launch_address === 'string' && validateUrl(change.launch_address) !== null)
    throw new OperatorError(`Invalid URL: ${change.launch_address}`);
  const said = { actor, action: 'provider.terms', siteId, subject: providerCode };
  await inTransaction(server.database, async (executor) => {
    const before = await readTerms(executor, { siteId, providerCode });
    if (!before) throw new OperatorError(`the site does not offer ${providerCode}`);
    const after = { ...before, ...change, stakes: { ...before.stakes, ...change.stakes } };
    await writeTerms(executor, { siteId, providerCode }, after);
    await recordOperatorChange(executor, server, { ...said, before, after });
    // Lists of games tell how they open and what they take at the least.
    await announceSiteChange(server, executor, siteId);
  });
}

/** How a provider's games open on a site: as agreed, else as its table says. */
export async function launchKindAt(
  { database }: ServerContext,
  { id: siteId }: Site,
  providerCode: string,
): Promise<ExternalLaunchKind> {
  const terms = await readTerms(database.db, { siteId, providerCode });
  return terms?.launch_kind ?? externalKindOf(providerCode);
}

/** Says what the studio calls a game of ours; null: as we do. */
export async function nameForeignGame(
  server: ServerContext,
  actor: string,
  game: { providerCode: string; gameCode: string; foreignCode: string | null },
): Promise<void> {
  const subject = `${game.providerCode}/${game.gameCode}`;
  const said = { actor, action: 'provider.game-code', siteId: null, subject, before: null };
  await inTransaction(server.database, async (executor: Executor) => {
    if (!(await writeForeignCode(executor, game)))
      throw new OperatorError(`there is no ${subject}`);
    const after = { foreign_code: game.foreignCode };
    await recordOperatorChange(executor, server, { ...said, after });
  });
}
