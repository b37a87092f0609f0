import type { ServerContext } from '../../../context.ts';
import type { VerificationProvider } from '../../../ports/verification-provider.ts';
import { adapterOf, kindOf } from '../../site/adapters/index.ts';
import {
  applyFinding,
  endDocuments,
  noteProgress,
  openDocument,
  readDueDocuments,
  readPerson,
  type DocumentRow,
} from '../verification/index.ts';

const batch = 20;
const againAfterMs = 60_000;

/**
 * Gives new documents to their checkers, asks about silent ones, and notes what has run out. Gives
 * how many it looked at.
 */
export async function checkDocuments(context: ServerContext): Promise<number> {
  await endDocuments(context);
  const due = await readDueDocuments(context.database.db, context.clock.now(), batch);
  for (const row of due) await check(context, row);
  return due.length;
}

async function check(context: ServerContext, row: DocumentRow): Promise<void> {
  const { db } = context.database;
  const isKnown = kindOf(context, 'checkers', row.provider) !== null;
  const next = new Date(context.clock.now().getTime() + againAfterMs);
  // First, so that a document nobody can open does not hold up the others.
  await noteProgress(db, row.id, { next_query_at: isKnown ? next : null });
  try {
    const checker = await adapterOf(context, 'checkers', row.site_id, row.provider);
    if (!checker) return;
    if (row.provider_reference === null) await submit(context, checker, row);
    else {
      const finding = await checker.query(row.provider_reference);
      await applyFinding(context, row.provider, finding);
    }
  } catch (error) {
    context.logger.error({ err: error, document: row.id }, 'a document was not checked');
  }
}

async function submit(
  context: ServerContext,
  checker: VerificationProvider,
  row: DocumentRow,
): Promise<void> {
  const { db } = context.database;
  const person = await readPerson(db, { siteId: row.site_id, playerId: row.player_id });
  const { providerReference } = await checker.submit({
    documentId: row.id,
    kind: row.kind,
    mediaType: row.media_type,
    bytes: await openDocument(context, { id: row.id, siteId: row.site_id }),
    fullName: person?.full_name ?? '',
    birthDate: person?.birth_date ?? '',
  });
  await noteProgress(db, row.id, {
    provider_reference: providerReference,
    next_query_at: new Date(context.clock.now().getTime() + againAfterMs),
  });
}
