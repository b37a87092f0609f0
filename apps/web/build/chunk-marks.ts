import { closeSync, openSync, readSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Files that what is shared comes in. Which one a module belongs to says its first line
 * (`// chunk: later`, in a style sheet as a CSS comment), or else its folder.
 */
export const chunkNames = [
  /** Parts of the frame that several templates or screens share. */
  'parts',
  /** What is loaded in one file once the page stands. */
  'later',
  /**
   * What the parts of a page that stands share: lobby, prices, the slip, the news of settled bets.
   */
  'standing',
  /** Some heroes have cards too. */
  'card',
  /** What every lobby and footer has, whatever its template. */
  'lobby',
  /** The stage that all games stand on, with its panel. */
  'stage',
  /** Calls, and what of the site and its language they go with. */
  'calls',
] as const;
export type ChunkName = (typeof chunkNames)[number];

/** In a folder of one of the chunks, and not of it: it comes with whoever uses it. */
const alone = 'alone';

/** Folders whose modules belong to a chunk, unless a mark of their own says otherwise. */
export const chunkFolders: Readonly<Record<string, ChunkName>> = {
  'packages/templates/src/parts': 'parts',
  'packages/templates/src/regions/mobile-bar': 'parts',
  'packages/ui/src': 'parts',
  'apps/web/src/core/device': 'later',
  'apps/web/src/core/realtime': 'later',
  'apps/web/src/core/seo': 'later',
  'packages/client/src/realtime': 'later',
  'packages/domain/src/vip': 'later',
  'apps/web/src/common/odds': 'standing',
  'packages/i18n/src/markets': 'standing',
  'apps/web/src/features/sports/betslip': 'standing',
  'packages/domain/src/ids': 'standing',
  'packages/domain/src/providers': 'standing',
  'apps/web/src/common/play': 'stage',
  'apps/web/src/features/games/launch': 'stage',
  'apps/web/src/games/stages/auto': 'stage',
  'apps/web/src/games/stages/parts': 'stage',
  'apps/web/src/games/stages/play': 'stage',
  'apps/web/src/core/locale': 'calls',
  'apps/web/src/core/stores': 'calls',
  'packages/web-core/src/stores': 'calls',
  'packages/contracts/src': 'calls',
};

/** What a library brings only for pages that stand. */
const standingLibraries =
  /react-query\/build\/modern\/(useInfiniteQuery|useMutation)|query-core\/build\/modern\/(infiniteQueryObserver|mutationObserver)/;

const root = join(import.meta.dirname, '../../..');
const markForm = /^(?:\/\/|\/\*) chunk: ([\w-]+)(?: \*\/)?$/;
const known = new Map<string, ChunkName | null>();

/**
 * The chunk of a module by its file's path; null for one that comes with whoever uses it. Throws
 * for a mark that names no chunk.
 */
export function chunkOf(id: string): ChunkName | null {
  const file = id.split('?', 1)[0] ?? id;
  const found = known.get(file);
  if (found !== undefined) return found;
  const chunk = read(file);
  known.set(file, chunk);
  return chunk;
}

/** Whether a module belongs to the chunk. */
export const isOfChunk =
  (name: ChunkName) =>
  (id: string): boolean =>
    chunkOf(id) === name;

function read(file: string): ChunkName | null {
  if (file.includes('/node_modules/')) return standingLibraries.test(file) ? 'standing' : null;
  const path = relative(root, file).replaceAll('\\', '/');
  // What the build makes up has no file.
  if (!/^(apps|packages)\/.*\.(tsx?|css)$/.test(path)) return null;
  return chunkOfSource(path, firstLine(file));
}

/** The same by a source's path in the repository and its first line. */
export function chunkOfSource(path: string, line: string): ChunkName | null {
  const mark = markForm.exec(line)?.[1];
  if (mark === alone) return null;
  if (mark !== undefined) return chunkNamed(mark, path);
  const folder = Object.keys(chunkFolders).find((name) => path.startsWith(`${name}/`));
  return folder === undefined ? null : (chunkFolders[folder] ?? null);
}

function chunkNamed(mark: string, path: string): ChunkName {
  const chunk = chunkNames.find((name) => name === mark);
  if (!chunk) throw new Error(`${path} names no chunk of the build: ${mark}`);
  return chunk;
}

const longestMark = 80;

function firstLine(file: string): string {
  const bytes = Buffer.alloc(longestMark);
  const opened = openSync(file, 'r');
  try {
    const length = readSync(opened, bytes, 0, longestMark, 0);
    return bytes.toString('utf8', 0, length).split(/\r?\n/, 1)[0] ?? '';
  } finally {
    closeSync(opened);
  }
}
