import { validateUrl } from '@pavilion/domain/input';
import type { ServerContext } from '../../../../context.ts';
import { changeAsOperator } from '../../../../operator/change-as-operator.ts';
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
  await changeAsOperator(server, actor, {
    action: 'provider.terms',
    subject: { siteId, subject: providerCode },
    lock: async (trx) => {
      const terms = await readTerms(trx, { siteId, providerCode });
      if (!terms) throw new OperatorError(`the site does not offer ${providerCode}`);
      return terms;
    },
    work: async (trx, before) => {
      const after = { ...before, ...change, stakes: { ...before.stakes, ...change.stakes } };
      await writeTerms(trx, { siteId, providerCode }, after);
      // Lists of games tell how they open and what they take at the least.
      await announceSiteChange(server, trx, siteId);
      return { answer: undefined, before, after };
    },
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
  await changeAsOperator(server, actor, {
    action: 'provider.game-code',
    subject: { siteId: null, subject },
    lock: (trx) => writeForeignCode(trx, game),
    refuse: (isKnown) => (isKnown ? null : `there is no ${subject}`),
    work: async () => ({
      answer: undefined,
      before: null,
      after: { foreign_code: game.foreignCode },
    }),
  });
}
