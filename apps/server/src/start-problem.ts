import { DataDirLockedError, sqlStateOf } from '@pavilion/database';
import { ConfigError } from './config/config.ts';

const sentences: Readonly<Record<string, string>> = {
  EADDRINUSE: 'The port is taken by another process: end it, or set PORT.',
  ECONNREFUSED: 'The database does not answer: is it running, and does DATABASE_URL name it?',
  ENOTFOUND: 'The database does not answer: is it running, and does DATABASE_URL name it?',
};

const sentencesByState: Readonly<Record<string, string>> = {
  '3D000': 'The database server has no database of the name in DATABASE_URL.',
  '28000':
    'The database does not let the role of DATABASE_URL in: it does not exist, or may not sign in.',
  '28P01': 'The database refuses the role or the password of DATABASE_URL.',
  '42501':
    'The role of DATABASE_URL may not make or change tables: grant it the schema, or name the role that owns the database.',
};

/**
 * What keeps a process from starting, in words for the operator; null for a surprise, which keeps
 * its stack.
 */
export function startProblemOf(error: unknown): string | null {
  if (error instanceof ConfigError || error instanceof DataDirLockedError) return error.message;
  const state = sqlStateOf(error);
  if (state !== undefined && Object.hasOwn(sentencesByState, state))
    return sentencesByState[state] ?? null;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return Object.hasOwn(sentences, code) ? (sentences[code] ?? null) : null;
}
