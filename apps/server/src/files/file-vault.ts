import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ServerContext } from '../context.ts';
import { openBytes, sealBytes, type SealPurpose } from '../sealed-text.ts';

/** Which file, of which site. */
export interface FilePlace {
  id: string;
  siteId: string;
}

/**
 * Keeps files of one purpose sealed in a folder of the data folder, outside of everything that is
 * served.
 */
export interface FileVault {
  keep(context: ServerContext, place: FilePlace, bytes: Buffer): Promise<void>;
  /** The file as it was kept. Throws when it is gone or was changed. */
  open(context: ServerContext, place: FilePlace): Promise<Buffer>;
  /** Forgets a file; nothing where there is none. */
  drop(context: ServerContext, place: FilePlace): Promise<void>;
}

/**
 * `folder` below the data folder; `purpose` names the key. Servers that write nothing (tests) keep
 * files in memory.
 */
export function createFileVault(folder: string, purpose: string): FileVault {
  const inMemory = new WeakMap<ServerContext, Map<string, Buffer>>();
  const memoryOf = (context: ServerContext): Map<string, Buffer> => {
    const held = inMemory.get(context) ?? new Map<string, Buffer>();
    inMemory.set(context, held);
    return held;
  };
  const pathOf = ({ config }: ServerContext, { id, siteId }: FilePlace): string =>
    join(config.dataDir, folder, siteId, `${id}.sealed`);
  // Bound to its row: a file put in another's place does not open.
  const sealOf = ({ appSecret }: ServerContext, { id, siteId }: FilePlace): SealPurpose => ({
    appSecret,
    purpose,
    boundTo: `${siteId}:${id}`,
  });
  return {
    async keep(context, place, bytes) {
      const sealed = sealBytes(sealOf(context, place), bytes);
      if (context.config.isEphemeral) return void memoryOf(context).set(place.id, sealed);
      const path = pathOf(context, place);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await writeFile(path, sealed, { flag: 'wx', mode: 0o600, flush: true });
    },
    async open(context, place) {
      const held = context.config.isEphemeral ? memoryOf(context).get(place.id) : undefined;
      return openBytes(sealOf(context, place), held ?? (await readFile(pathOf(context, place))));
    },
    async drop(context, place) {
      if (context.config.isEphemeral) memoryOf(context).delete(place.id);
      else await rm(pathOf(context, place), { force: true });
    },
  };
}
