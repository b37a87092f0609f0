import { inTransaction, type Executor } from '@pavilion/database';
import { isUuid } from '@pavilion/domain/ids';
import type { ServerContext } from '../../../context.ts';
import { addNotices } from '../../../notices/add-notices.service.ts';
import type { Finding } from '../../../ports/verification-provider.ts';
import { approveDocument, refuseDocument } from './decide-document.service.ts';
import { expireDocuments, lockDocument, noteProgress, type DocumentRow } from './document.store.ts';
import { readOpenFlags } from './flag.store.ts';
import { documentExpired } from './notices.ts';
import { readVerificationSettings } from './rules.store.ts';

export type FindingOutcome = 'applied' | 'unchanged' | 'unknownReference';

/**
 * Applies what a checker says, under the document's row lock: its first word counts, whatever comes
 * again, late or in another order. It decides where the site leaves it to the checker and no flag
 * is open; else it stands beside the document for an operator. `alongside` runs in the transaction
 * once the document is known; false from it leaves the finding aside.
 */
export async function applyFinding(
  context: ServerContext,
  provider: string,
  finding: Finding,
  alongside?: (executor: Executor) => Promise<boolean>,
): Promise<FindingOutcome> {
  return inTransaction(context.database, async (trx) => {
    const row = isUuid(finding.documentId)
      ? await lockDocument(trx, finding.documentId)
      : undefined;
    const isKnown =
      row?.provider === provider && row.provider_reference === finding.providerReference;
    if (!row || !isKnown) return 'unknownReference';
    if (alongside && !(await alongside(trx))) return 'unchanged';
    if (row.state !== 'checking' || row.finding !== null) return 'unchanged';
    return apply(trx, context, row, finding);
  });
}

async function apply(
  trx: Executor,
  context: ServerContext,
  row: DocumentRow,
  { outcome, reason }: Finding,
): Promise<FindingOutcome> {
  if (outcome === 'pending' || outcome === 'unknown') return 'unchanged';
  await noteProgress(trx, row.id, { finding: outcome, next_query_at: null });
  const { is_automatic: isAutomatic } = await readVerificationSettings(trx, row.site_id);
  const by = `checker:${row.provider}`;
  if (isAutomatic && outcome === 'rejected')
    await refuseDocument(trx, context, row, { by, reason: reason ?? 'other' });
  if (isAutomatic && outcome === 'clear') {
    const owner = { siteId: row.site_id, playerId: row.player_id };
    const flags = await readOpenFlags(trx, owner);
    if (flags.length === 0) await approveDocument(trx, context, row, { by });
  }
  return 'applied';
}

/** Notes documents whose time is over and tells their players; gives how many. */
export async function endDocuments(context: ServerContext): Promise<number> {
  return inTransaction(context.database, async (trx) => {
    const ended = await expireDocuments(trx, context.clock.now());
    await addNotices(
      trx,
      context,
      ended.map(({ site_id: siteId, player_id: playerId, kind }) =>
        documentExpired.to({ siteId, playerId }, { kind }),
      ),
    );
    return ended.length;
  });
}
