/**
 * JSON for a `jsonb` column or parameter: bigint becomes a string, so that money survives. Always
 * pass text, never a bare array or string, because the PostgreSQL driver would send an SQL array.
 */
export function jsonText(value: unknown): string {
  const text = JSON.stringify(value, (_key, item: unknown) =>
    typeof item === 'bigint' ? item.toString() : item,
  );
  if (text === undefined) throw new TypeError('undefined has no JSON text');
  return text;
}
