import { sha256 } from '@pavilion/domain/hashes';
import { toHex, utf8 } from '../fairness/index.ts';

/**
 * SHA-256 of a machine's table, strips and pays and all: its keys in order, as JSON without spaces.
 */
export function tableHash(table: object): string {
  return toHex(sha256(utf8(JSON.stringify(sorted(table)))));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}
