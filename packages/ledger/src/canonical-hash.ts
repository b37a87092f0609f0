import { createHash } from 'node:crypto';

/**
 * SHA-256 of a request in its canonical form: keys sorted, bigint as text, dates as ISO, absent
 * fields left out (domain/ledger.md 4 rule 3). Leave out what differs between retries, such as
 * timestamps and signatures.
 */
export function canonicalHash(value: unknown): Buffer {
  return createHash('sha256').update(canonicalText(value)).digest();
}

function canonicalText(value: unknown): string {
  if (typeof value === 'bigint') return JSON.stringify(value.toString());
  if (value instanceof Date) return JSON.stringify(value.toISOString());
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(',')}]`;
  if (typeof value === 'object' && value !== null) return canonicalObject(value);
  const text = JSON.stringify(value);
  return text === undefined ? 'null' : text;
}

function canonicalObject(value: object): string {
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, field]) => `${JSON.stringify(key)}:${canonicalText(field)}`);
  return `{${fields.join(',')}}`;
}
