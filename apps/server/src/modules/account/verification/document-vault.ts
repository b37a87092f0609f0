import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ServerContext } from '../../../context.ts';
import { openBytes, sealBytes, type SealPurpose } from '../../../sealed-text.ts';

interface DocumentPlace {
  id: string;
  siteId: string;
}

/** Of servers that write nothing (tests). */
const inMemory = new WeakMap<ServerContext, Map<string, Buffer>>();

function memoryOf(context: ServerContext): Map<string, Buffer> {
  const held = inMemory.get(context) ?? new Map<string, Buffer>();
  inMemory.set(context, held);
  return held;
}

const pathOf = ({ config }: ServerContext, { id, siteId }: DocumentPlace): string =>
  join(config.dataDir, 'documents', siteId, `${id}.sealed`);

/** Bound to its row: a file put in another's place does not open. */
const sealOf = ({ appSecret }: ServerContext, { id, siteId }: DocumentPlace): SealPurpose => ({
  appSecret,
  purpose: 'identity-document',
  boundTo: `${siteId}:${id}`,
});

/** Keeps a document sealed in the data folder, outside of everything that is served. */
export async function keepDocument(
  context: ServerContext,
  place: DocumentPlace,
  bytes: Buffer,
): Promise<void> {
  const sealed = sealBytes(sealOf(context, place), bytes);
  if (context.config.isEphemeral) {
    memoryOf(context).set(place.id, sealed);
    return;
  }
  const path = pathOf(context, place);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await writeFile(path, sealed, { flag: 'wx', mode: 0o600, flush: true });
}

/** The document as it was kept. Throws when the file is gone or was changed. */
export async function openDocument(context: ServerContext, place: DocumentPlace): Promise<Buffer> {
  const held = context.config.isEphemeral ? memoryOf(context).get(place.id) : undefined;
  const sealed = held ?? (await readFile(pathOf(context, place)));
  return openBytes(sealOf(context, place), sealed);
}

/** Forgets a document that found no row. */
export async function dropDocument(context: ServerContext, place: DocumentPlace): Promise<void> {
  if (context.config.isEphemeral) memoryOf(context).delete(place.id);
  else await rm(pathOf(context, place), { force: true });
}
