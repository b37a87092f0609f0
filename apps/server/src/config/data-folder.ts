import { statSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from './config.ts';

/**
 * Throws {@link ConfigError} when DATA_DIR is a file or lies below one. That it is not there yet is
 * no fault.
 */
export function refuseFileAsFolder(dataDir: string): void {
  if (kindOf(dataDir) === 'file')
    throw new ConfigError(
      `DATA_DIR must be a folder, but "${dataDir}" is a file or lies below one.`,
    );
}

/** Whether the folder holds a database of the embedded engine. */
export function hasEmbeddedDatabase(dataDir: string): boolean {
  return kindOf(join(dataDir, 'database', 'PG_VERSION')) === 'file';
}

function kindOf(path: string): 'folder' | 'file' | null {
  try {
    return statSync(path).isDirectory() ? 'folder' : 'file';
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOTDIR') return 'file';
    if (code === 'ENOENT') return null;
    throw error;
  }
}
