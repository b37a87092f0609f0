import { createHmac } from 'node:crypto';
import type { CallInput, CallResponse, documentAdd } from '@pavilion/contracts';
import { inTransaction, type Executor } from '@pavilion/database';
import { normaliseFullName, validateFullName } from '@pavilion/domain/input';
import { ageOn, isBirthDate, type DocumentKind } from '@pavilion/domain/verification';
import { fail, failField } from '../../../failure.ts';
import { cleanFile, type CleanFile } from '../../../files/clean-file.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { throttle } from '../identity/index.ts';

import { documentView } from './document-view.ts';
import { insertDocument, lockPlayer, readDocuments, type Owner } from './document.store.ts';
import { documentVault } from './document-vault.ts';
import { raiseFlag } from './flag.store.ts';
import { lookForDuplicates } from './duplicates.service.ts';
import { readPerson, sayPerson } from './person.store.ts';
import { openRequestsOf } from './requests.service.ts';
import { readVerificationSettings } from './rules.store.ts';

type Input = Pick<CallInput<typeof documentAdd>, 'kind' | 'full_name' | 'birth_date' | 'file'>;
type Said = { fullName: string; birthDate: string } | null;

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
/** Drawing a picture anew costs a second of a processor. */
const perHour = { triesMax: 30, windowMs: hourMs };
/** Front, back and a better photo of each. */
const checkingMax = 4;
/** Below this nobody can read a document. */
const shortSideMinPx = 300;
/** An approved document may be renewed so long before its end. */
const renewalDays = 30;

const ownerOf = ({ site, player }: PlayerContext): Owner => ({
  siteId: site.id,
  playerId: player.id,
});

/**
 * Takes a document to be checked: looked into, drawn anew, sealed. Raises `invalidFile` with what
 * is wrong with it.
 */
export async function addDocument(
  context: PlayerContext,
  input: Input,
): Promise<CallResponse<typeof documentAdd>> {
  const { server, site } = context;
  const { db } = server.database;
  await throttle(server, `document:${context.player.id}`, perHour);
  const said = await readSaid(context, input);
  await refuseNeedless(db, context, input.kind);
  const file = await cleanFile(input.file, { shortSideMinPx });
  if (typeof file === 'string')
    return fail('invalidFile', { errors: [{ path: 'file', code: file }] });
  const place = { id: server.ids.next(), siteId: site.id };
  const fingerprint = createHmac('sha256', server.appSecret)
    .update('identity-document-file:')
    .update(Buffer.from(await input.file.arrayBuffer()))
    .digest();
  await documentVault.keep(server, place, file.bytes);
  try {
    return await inTransaction(server.database, (trx) =>
      keepRow(trx, context, { id: place.id, kind: input.kind, file, fingerprint, said }),
    );
  } catch (error) {
    await documentVault.drop(server, place);
    throw error;
  }
}

interface NewPaper {
  id: string;
  kind: DocumentKind;
  file: CleanFile;
  fingerprint: Buffer;
  said: Said;
}

async function keepRow(
  trx: Executor,
  context: PlayerContext,
  paper: NewPaper,
): Promise<CallResponse<typeof documentAdd>> {
  const { site, now } = context;
  const owner = ownerOf(context);
  const player = await lockPlayer(trx, owner);
  await refuseNeedless(trx, context, paper.kind);
  if (paper.said) await sayPerson(trx, owner, paper.said, now);
  const { provider } = await readVerificationSettings(trx, site.id);
  await insertDocument(trx, {
    id: paper.id,
    site_id: site.id,
    player_id: owner.playerId,
    kind: paper.kind,
    media_type: paper.file.mediaType,
    byte_count: paper.file.bytes.length,
    fingerprint: paper.fingerprint,
    provider,
    next_query_at: provider === 'none' ? null : now,
    created_at: now,
  });
  await lookForDuplicates(trx, context.server, owner, player);
  const added = (await readDocuments(trx, owner, now)).find(({ id }) => id === paper.id);
  if (!added) throw new Error('a document that was just kept is gone');
  return { value: documentView(added) };
}

/**
 * A document that is in force and was not asked for anew, or a heap of them that nobody has looked
 * at yet, needs no further one.
 */
async function refuseNeedless(
  executor: Executor,
  context: PlayerContext,
  kind: DocumentKind,
): Promise<void> {
  const { now } = context;
  const owner = ownerOf(context);
  const documents = await readDocuments(executor, owner, now);
  const ofKind = documents.filter((row) => row.kind === kind);
  const renewable = new Date(now.getTime() + renewalDays * dayMs);
  const isInForce = ofKind.some(
    (row) => row.state === 'approved' && row.expires_at && row.expires_at > renewable,
  );
  if (isInForce) {
    const asked = await openRequestsOf(executor, owner, documents);
    if (!asked.some((request) => request.kind === kind)) fail('documentNotNeeded');
  }
  if (ofKind.filter(({ state }) => state === 'checking').length >= checkingMax)
    fail('tooManyDocuments');
}

/**
 * Name and birth date, asked for with the first paper that shows them; null where nothing new is
 * said or may be.
 */
async function readSaid(context: PlayerContext, input: Input): Promise<Said> {
  const { server, site, now } = context;
  if (input.kind !== 'identity') return null;
  const known = await readPerson(server.database.db, ownerOf(context));
  if (known?.verified_at) return null;
  const fullName = normaliseFullName(input.full_name ?? known?.full_name ?? '');
  const birthDate = (input.birth_date ?? known?.birth_date ?? '').trim();
  const nameProblem = fullName === '' ? 'required' : validateFullName(fullName);
  if (nameProblem) return failField('full_name', nameProblem);
  if (birthDate === '') return failField('birth_date', 'required');
  if (!isBirthDate(birthDate, now)) return failField('birth_date', 'invalidDate');
  if ((ageOn(birthDate, now) ?? 0) < site.minimumAge) return refuseMinor(context);
  return { fullName, birthDate };
}

/** Somebody too young has an account: operators have to know, whatever he says next. */
async function refuseMinor(context: PlayerContext): Promise<never> {
  const { server, now } = context;
  const flag = { kind: 'underage' as const, otherId: null };
  await raiseFlag(server.database.db, server.ids.next(), ownerOf(context), flag, now);
  return fail('underage');
}
