import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';

/**
 * The application secret: APP_SECRET, else one made at the first start and kept in the data folder.
 * Several processes on one database need the same, so a cluster sets APP_SECRET.
 */
export function readAppSecret(
  config: Pick<Config, 'appSecret' | 'dataDir' | 'isEphemeral'>,
): string {
  if (config.appSecret !== null) return config.appSecret;
  if (config.isEphemeral) return randomBytes(32).toString('hex');
  const path = join(config.dataDir, 'app-secret');
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return makeSecret(config.dataDir, path);
  }
}

function makeSecret(dataDir: string, path: string): string {
  mkdirSync(dataDir, { recursive: true });
  try {
    // `wx`: of two processes that start together one makes it, the other reads it.
    writeFileSync(path, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(path, 'utf8').trim();
}
