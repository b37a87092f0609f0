import { inTransaction, type Executor } from '@pavilion/database';
import { isUuid } from '@pavilion/domain/ids';
import { standingOf, type DocumentReason, type DocumentState } from '@pavilion/domain/verification';
import type { ServerContext } from '../../../context.ts';
import { recordOperatorChange } from '../../../operator/operator-change.store.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import { approveDocument, refuseDocument } from './decide-document.service.ts';
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

/** Everything an operator may see of a document: its player, what he said, the checker's word, open flags, other papers, the file. */
export async function showDocument(context: ServerContext, actor: string, id: string) {
  const { db } = context.database;
  const row = isUuid(id) ? await findDocument(db, id) : undefined;
  if (!row) throw new OperatorError(`there is no document ${id}`);
  const owner = { siteId: row.site_id, playerId: row.player_id };
  const documents = await readDocuments(db, owner, context.clock.now());
  const { level } = standingOf(await readLevels(db, row.site_id), documents);
  // Who looked at whose papers is itself something to know later.
  await audit(context, db, { actor, action: 'kyc.show', row, after: {} });
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

/** An operator says that two accounts that were flagged are of two people: an exclusion of the one holds the other no longer. */
export async function distinguishByOperator(
  context: ServerContext,
  actor: string,
  pair: { siteId: string; playerId: string; otherId: string; subject: string },
  note: string,
): Promise<void> {
  const { siteId, playerId, otherId, subject } = pair;
  await inTransaction(context.database, async (trx) => {
    const answer = { by: actor, now: context.clock.now() };
    const answered = await tellApart(trx, { siteId, playerId }, otherId, answer);
    if (answered === 0) throw new OperatorError('nothing says that they are one person');
    const act = { actor, action: 'kyc.distinguish', siteId, subject, before: null };
    await recordOperatorChange(trx, context, { ...act, after: { flags: answered, note } });
  });
}

/**
 * An operator's yes; it also answers the open flags of the player. Where one says that he is the same person as somebody excluded, the yes
 * confirms it: the exclusion becomes his own.
 */
export async function approveByOperator(
  context: ServerContext,
  actor: string,
  id: string,
  yes: { note: string; validUntil: Date | null },
): Promise<void> {
  await change(context, id, async (trx, row) => {
    const problem = await approveDocument(trx, context, row, { by: actor, ...yes });
    if (problem === 'underage')
      throw new OperatorError('by his birth date the player is too young');
    if (problem === 'noName')
      throw new OperatorError('the player has not said his name and birth date');
    const owner = { siteId: row.site_id, playerId: row.player_id };
    await clearFlags(trx, owner, actor, context.clock.now());
    const { note } = yes;
    await audit(context, trx, {
      actor,
      action: 'kyc.approve',
      row,
      after: { state: 'approved', note },
    });
  });
}

/** An operator's no, with the reason the player reads; the note is for operators alone. */
export async function refuseByOperator(
  context: ServerContext,
  actor: string,
  id: string,
  no: { reason: DocumentReason; note: string },
): Promise<void> {
  await change(context, id, async (trx, row) => {
    await refuseDocument(trx, context, row, { by: actor, ...no });
    await audit(context, trx, {
      actor,
      action: 'kyc.refuse',
      row,
      after: { state: 'refused', ...no },
    });
  });
}

function change(
  context: ServerContext,
  id: string,
  work: (trx: Executor, row: DocumentRow) => Promise<void>,
): Promise<void> {
  return inTransaction(context.database, async (trx) => {
    const row = isUuid(id) ? await lockDocument(trx, id) : undefined;
    if (!row) throw new OperatorError(`there is no document ${id}`);
    if (row.state !== 'checking')
      throw new OperatorError(`it is ${row.state}; only what is being checked can be decided`);
    await work(trx, row);
  });
}

function audit(
  context: ServerContext,
  executor: Executor,
  act: { actor: string; action: string; row: DocumentRow; after: object },
): Promise<void> {
  return recordOperatorChange(executor, context, {
    actor: act.actor,
    action: act.action,
    siteId: act.row.site_id,
    subject: act.row.id,
    before: { state: act.row.state },
    after: act.after,
  });
}
