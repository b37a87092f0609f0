import type { Executor } from '@pavilion/database';
import { isUuid } from '@pavilion/domain/ids';
import { standingOf, type DocumentReason, type DocumentState } from '@pavilion/domain/verification';
import type { ServerContext } from '../../../context.ts';
import { changeAsOperator } from '../../../operator/change-as-operator.ts';
import { recordOperatorChange } from '../../../operator/operator-change.store.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import {
  approveDocument,
  refuseDocument,
  type ApprovalProblem,
} from './decide-document.service.ts';
import { lockDocument, readDocuments, type DocumentRow } from './document.store.ts';
import { openDocument } from './document-vault.ts';
import { clearFlags, readOpenFlags, readPausedSelves, tellApart } from './flag.store.ts';
import { findDocument, listDocuments } from './operator-list.store.ts';
import { readPerson } from './person.store.ts';
import { readLevels } from './rules.store.ts';

/** Documents for operators, oldest first: those to be looked at, or those of one state. */
export function listForChecking(
  { database: { db } }: ServerContext,
  filter: { siteId?: string; state?: DocumentState },
) {
  return listDocuments(db, filter);
}

/**
 * Everything an operator may see of a document: its player, what they said, the checker's word,
 * open flags, other papers, the file.
 */
export async function showDocument(context: ServerContext, actor: string, id: string) {
  const { db } = context.database;
  const row = isUuid(id) ? await findDocument(db, id) : undefined;
  if (!row) throw new OperatorError(`there is no document ${id}`);
  const owner = { siteId: row.site_id, playerId: row.player_id };
  const documents = await readDocuments(db, owner, context.clock.now());
  const { level } = standingOf(await readLevels(db, row.site_id), documents);
  // Who looked at whose papers is itself something to know later.
  await recordOperatorChange(db, context, {
    actor,
    action: 'kyc.show',
    siteId: row.site_id,
    subject: row.id,
    before: { state: row.state },
    after: {},
  });
  return {
    row,
    documents,
    level,
    person: await readPerson(db, owner),
    flags: await readOpenFlags(db, owner),
    paused: await readPausedSelves(db, owner, context.clock.now()),
    bytes: await openDocument(context, { id: row.id, siteId: row.site_id }),
  };
}

/**
 * An operator says that two accounts that were flagged are of two people: an exclusion of the one
 * holds the other no longer.
 */
export function distinguishByOperator(
  context: ServerContext,
  actor: string,
  { siteId, playerId, otherId, subject }: Pair,
  note: string,
): Promise<void> {
  return changeAsOperator(context, actor, {
    action: 'kyc.distinguish',
    subject: { siteId, subject },
    lock: (trx) => tellApart(trx, { siteId, playerId }, otherId, answerOf(context, actor)),
    refuse: (answered) => (answered === 0 ? 'nothing says that they are one person' : null),
    work: async (_trx, flags) => ({ answer: undefined, before: null, after: { flags, note } }),
  });
}

interface Pair {
  siteId: string;
  playerId: string;
  otherId: string;
  /** How the log names the two. */
  subject: string;
}

const answerOf = ({ clock }: ServerContext, by: string) => ({ by, now: clock.now() });

/**
 * An operator's yes; it also answers the open flags of the player. Where one says that the player
 * is the same person as somebody excluded, the yes confirms it: the exclusion becomes the account's
 * own.
 */
export function approveByOperator(
  context: ServerContext,
  actor: string,
  id: string,
  yes: { note: string; validUntil: Date | null },
): Promise<void> {
  return decide(context, actor, id, {
    action: 'kyc.approve',
    work: async (trx, row) => {
      const problem = await approveDocument(trx, context, row, { by: actor, ...yes });
      if (problem !== null) throw new OperatorError(approvalProblems[problem]);
      const owner = { siteId: row.site_id, playerId: row.player_id };
      await clearFlags(trx, owner, actor, context.clock.now());
      return { state: 'approved', note: yes.note };
    },
  });
}

const approvalProblems: Readonly<Record<ApprovalProblem, string>> = {
  underage: 'by the birth date the player is too young',
  noName: 'the player has not said a name and birth date',
};

/** An operator's no, with the reason the player reads; the note is for operators alone. */
export function refuseByOperator(
  context: ServerContext,
  actor: string,
  id: string,
  no: { reason: DocumentReason; note: string },
): Promise<void> {
  return decide(context, actor, id, {
    action: 'kyc.refuse',
    reason: no.reason,
    work: async (trx, row) => {
      await refuseDocument(trx, context, row, { by: actor, ...no });
      return { state: 'refused', note: no.note };
    },
  });
}

/** Something an operator decides about one document that is being checked. */
function decide(
  context: ServerContext,
  actor: string,
  id: string,
  decision: {
    action: string;
    reason?: string;
    /** Gives what the log says of it. */
    work: (trx: Executor, row: DocumentRow) => Promise<object>;
  },
): Promise<void> {
  return changeAsOperator(context, actor, {
    ...decision,
    subject: (row: DocumentRow) => ({ siteId: row.site_id, subject: row.id }),
    lock: async (trx) => {
      const row = isUuid(id) ? await lockDocument(trx, id) : undefined;
      if (!row) throw new OperatorError(`there is no document ${id}`);
      return row;
    },
    refuse: ({ state }) =>
      state === 'checking' ? null : `it is ${state}; only what is being checked can be decided`,
    work: async (trx, row) => ({
      answer: undefined,
      before: { state: row.state },
      after: await decision.work(trx, row),
    }),
  });
}
