import { createHash } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';

const mark = '/* prepared */ ';

/**
 * Put first in a statement, keeps it parsed and planned on every connection (PostgreSQL; the
 * embedded engine ignores it). For the few statements that run hundreds of times a second. The text
 * must be constant but for its parameters, and must name its columns: a connection refuses a kept
 * `select *` once a migration adds a column.
 */
export const preparedMark: RawBuilder<unknown> = sql.raw(mark);

const names = new Map<string, string>();

/** Name a marked statement is kept under, or null for one that is not kept. */
export function preparedNameOf(text: string): string | null {
  if (!text.startsWith(mark)) return null;
  let name = names.get(text);
  if (!name) {
    name = createHash('sha256').update(text).digest('base64url').slice(0, 22);
    names.set(text, name);
  }
  return name;
}
