import { inTransaction, type Executor } from '@pavilion/database';
import {
  openRequests,
  type AskReason,
  type DocumentKind,
  type DocumentRequest,
} from '@pavilion/domain/verification';
import type { ServerContext } from '../../../context.ts';
import { recordOperatorChange } from '../../../operator/operator-change.store.ts';
import { addNotices } from '../../support/inbox/index.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import { isPlayedByComputer, lockPlayer, type DocumentRow, type Owner } from './document.store.ts';
import { readRequests, writeRequest } from './request.store.ts';

/** What operators ask a player for and he has not given, beside the documents he has. */
export async function openRequestsOf(
  executor: Executor,
  owner: Owner,
  documents: readonly DocumentRow[],
): Promise<DocumentRequest[]> {
  const asked = await readRequests(executor, owner);
  return openRequests(
    asked.map(({ kind, reason, asked_at: askedAt }) => ({ kind, reason, askedAt })),
    documents.map(({ kind, state, created_at: givenAt }) => ({ kind, state, givenAt })),
  );
}

/** An operator asks a player for one more document; he is told what and why. Throws {@link OperatorError} for the computer's players. */
export async function askForDocument(
  context: ServerContext,
  actor: string,
  owner: Owner,
  wish: { kind: DocumentKind; reason: AskReason },
): Promise<void> {
  const { siteId, playerId } = owner;
  await inTransaction(context.database, async (trx) => {
    await lockPlayer(trx, owner);
    if (await isPlayedByComputer(trx, owner)) throw new OperatorError('the computer has no papers');
    const request = { site_id: siteId, player_id: playerId, asked_by: actor, ...wish };
    await writeRequest(trx, { ...request, asked_at: context.clock.now() });
    await recordOperatorChange(trx, context, {
      actor,
      action: 'kyc.ask',
      siteId,
      subject: playerId,
      before: null,
      after: wish,
    });
    await addNotices(trx, context, [
      { siteId, playerId, notice: 'verification.asked', params: wish },
    ]);
  });
}
