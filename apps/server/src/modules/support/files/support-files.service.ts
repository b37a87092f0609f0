import type { CallResponse, supportTicketAttach } from '@pavilion/contracts';
import { inTransaction, type Executor } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import { fail } from '../../../failure.ts';
import { cleanFile } from '../../../files/clean-file.ts';
import { createFileVault } from '../../../files/file-vault.ts';
import type { RequestContext } from '../../../http/route.ts';
import { plainWords } from '../../../plain-words.ts';
import { signedFilePath } from './file-address.ts';
import { forgetLooseFiles, insertFile, readFiles, type FileRow } from './file.store.ts';

const nameMax = 120;
/** A file is written before its row: a younger one may still find its message. */
const looseMs = 60 * 60_000;

export const supportVault = createFileVault('support', 'support-file');

export type FileView = CallResponse<typeof supportTicketAttach>['value'];

/**
 * Looks into a file, keeps it sealed, and lets `hang` write what it belongs to in the transaction
 * of its row; what fails leaves nothing. Raises `invalidFile` with what is wrong with it.
 */
export async function keepFile<Answer>(
  { server, site, now }: RequestContext,
  file: File,
  hang: (executor: Executor, row: FileRow) => Promise<Answer>,
): Promise<Answer> {
  const clean = await cleanFile(file, { shortSideMinPx: 1 });
  if (typeof clean === 'string')
    return fail('invalidFile', { errors: [{ path: 'file', code: clean }] });
  const place = { id: server.ids.next(), siteId: site.id };
  await supportVault.keep(server, place, clean.bytes);
  const row: FileRow = {
    id: place.id,
    site_id: site.id,
    name: nameOf(file.name, clean.mediaType),
    media_type: clean.mediaType,
    byte_count: clean.bytes.length,
    width: clean.size?.width ?? null,
    height: clean.size?.height ?? null,
    created_at: now,
  };
  try {
    return await inTransaction(server.database, async (executor) => {
      await insertFile(executor, row);
      return hang(executor, row);
    });
  } catch (error) {
    await supportVault.drop(server, place);
    throw error;
  }
}

/** Its own name without a path, and the ending of what it really is. */
function nameOf(name: string, mediaType: string): string {
  const last = plainWords(name).split(/[/\\]/).at(-1) ?? '';
  const stem = last.replace(/\.[^.]*$/, '').slice(0, nameMax) || 'file';
  return `${stem}.${mediaType === 'application/pdf' ? 'pdf' : 'jpg'}`;
}

/** Files as calls tell them, by id. */
export async function fileViews(
  executor: Executor,
  context: Pick<ServerContext, 'appSecret' | 'clock'>,
  siteId: string,
  ids: readonly string[],
): Promise<Map<string, FileView>> {
  const rows = await readFiles(executor, siteId, ids);
  return new Map([...rows].map(([id, row]) => [id, fileView(context, row)]));
}

export function fileView(
  context: Pick<ServerContext, 'appSecret' | 'clock'>,
  row: FileRow,
): FileView {
  return {
    file_id: row.id,
    name: row.name,
    media_type: row.media_type,
    bytes: row.byte_count,
    width: row.width,
    height: row.height,
    url: signedFilePath(context, { id: row.id, siteId: row.site_id }),
  };
}

/** A file with its bytes; null where it is gone. */
export async function openFile(
  context: ServerContext,
  siteId: string,
  id: string,
): Promise<{ name: string; mediaType: string; bytes: Uint8Array } | null> {
  const row = (await readFiles(context.database.db, siteId, [id])).get(id);
  if (!row) return null;
  const bytes = await supportVault.open(context, { id, siteId });
  return { name: row.name, mediaType: row.media_type, bytes };
}

/** Forgets files that hang on nothing any more. */
export async function pruneFiles(context: ServerContext): Promise<void> {
  const before = new Date(context.clock.now().getTime() - looseMs);
  for (const { id, site_id: siteId } of await forgetLooseFiles(context.database.db, before))
    await supportVault.drop(context, { id, siteId });
}
