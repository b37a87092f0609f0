import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

/** One thing that outlives the process. */
export interface KeptFile {
  /**
   * What was written last, as it came; null: nothing yet. Throws an Error that names the file when
   * it is none of ours.
   */
  read(): unknown;
  /** Whole or not at all: whoever is killed meanwhile finds what was there before. */
  write(value: unknown): void;
}

/** A small JSON file of the studio's folder; without a folder nothing is kept. */
export function createKeptFile(folder: string | null, name: string): KeptFile {
  if (folder === null) return { read: () => null, write: () => undefined };
  const path = join(folder, `${name}.json`);
  const next = `${path}.next`;
  return {
    read() {
      try {
        return JSON.parse(readFileSync(path, 'utf8')) as unknown;
      } catch (error) {
        const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
        if (isMissing) return null;
        throw new Error(`${path} cannot be read`, { cause: error });
      }
    },
    write(value) {
      mkdirSync(folder, { recursive: true });
      const file = openSync(next, 'w', 0o600);
      try {
        writeSync(file, JSON.stringify(value));
        fsyncSync(file);
      } finally {
        closeSync(file);
      }
      renameSync(next, path);
    },
  };
}
