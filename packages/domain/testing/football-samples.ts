import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Real match data for tests: it is not part of the repository but may lie beside it, in
 * `../shared/data/football`. Tests that need it are skipped where it is absent.
 */
const folderUrl = new URL('../../../../shared/data/football/', import.meta.url);

export const hasFootballSamples = existsSync(fileURLToPath(folderUrl));

/** Title for tests that need the data, so that a skipped one says why. */
export const withSamples = (title: string): string =>
  hasFootballSamples ? title : `${title} (skipped: no data in ../shared/data/football)`;

/** The text of one file of the data, by its path inside the folder. */
export function footballSample(path: string): string {
  return readFileSync(fileURLToPath(new URL(path, folderUrl)), 'utf8');
}
