import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Recorded streams and real files: they are not part of the repository but may lie beside it, in
 * `../shared/data`. Tests that need them are skipped where they are absent.
 */
const folderUrl = new URL('../../../../../shared/data/', import.meta.url);

export const hasRecorded = existsSync(fileURLToPath(folderUrl));

/** Title for tests that need the data, so that a skipped one says why. */
export const withRecorded = (title: string): string =>
  hasRecorded ? title : `${title} (skipped: no data in ../shared/data)`;

/** The text of one file of the data, by its path inside the folder. */
export function recorded(path: string): string {
  return readFileSync(fileURLToPath(new URL(path, folderUrl)), 'utf8');
}
