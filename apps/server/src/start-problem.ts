import { DataDirLockedError, sqlStateOf } from '@pavilion/database';
import { ConfigError } from './config/config.ts';

const sentences: Readonly<Record<string, string>> = {
  EADDRINUSE: 'The port is taken by another process: end it, or set PORT.',
  ECONNREFUSED: 'The database does not answer: is it running, and does DATABASE_URL name it?',
  ENOTFOUND: 'The database does not answer: is it running, and does DATABASE_URL name it?',
};

const invalidCatalogName = '3D000';

/** What keeps a process from starting, in words for the operator; null for a surprise, which keeps its stack. */
export function startProblemOf(error: unknown): string | null {
  if (error instanceof ConfigError || error instanceof DataDirLockedError) return error.message;
  if (sqlStateOf(error) === invalidCatalogName)
    return 'The database server has no database of the name in DATABASE_URL.';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return Object.hasOwn(sentences, code) ? (sentences[code] ?? null) : null;
}
