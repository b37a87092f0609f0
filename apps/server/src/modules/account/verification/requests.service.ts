import type { Executor } from '@pavilion/database';
import {
  openRequests,
  type AskReason,
  type DocumentKind,
  type DocumentRequest,
} from '@pavilion/domain/verification';
import type { ServerContext } from '../../../context.ts';
import { addNotices } from '../../../notices/add-notices.service.ts';
import { changeAsOperator } from '../../../operator/change-as-operator.ts';
import { isPlayedByComputer, lockPlayer, type DocumentRow, type Owner } from './document.store.ts';
import { documentAsked } from './notices.ts';
import { readRequests, writeRequest } from './request.store.ts';

/** What operators ask a player for and did not get, beside the documents there are. */
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

/**
 * An operator asks a player for one more document; they are told what and why. Throws {@link
 * OperatorError} for the computer's players.
 */
export async function askForDocument(
  context: ServerContext,
  actor: string,
  owner: Owner,
  wish: { kind: DocumentKind; reason: AskReason },
): Promise<void> {
  const { siteId, playerId } = owner;
  await changeAsOperator(context, actor, {
    action: 'kyc.ask',
    reason: wish.reason,
    subject: { siteId, subject: playerId },
    lock: async (trx) => {
      await lockPlayer(trx, owner);
      return isPlayedByComputer(trx, owner);
    },
    refuse: (isComputer) => (isComputer ? 'the computer has no papers' : null),
    work: async (trx) => {
      const request = { site_id: siteId, player_id: playerId, asked_by: actor, ...wish };
      await writeRequest(trx, { ...request, asked_at: context.clock.now() });
      await addNotices(trx, context, [documentAsked.to({ siteId, playerId }, wish)]);
      return { answer: undefined, before: null, after: wish };
    },
  });
}
