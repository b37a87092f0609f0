import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../../artefacts/gallery');

/** Path of a picture below `artefacts/gallery`; its folder exists afterwards. */
export function picturePath(kind: string, name: string): string {
  const path = join(folder, kind);
  mkdirSync(path, { recursive: true });
  return join(path, name);
}
