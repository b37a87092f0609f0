/**
 * JSON for a `jsonb` column or parameter: bigint becomes a string, so that money survives. Always
 * pass text, never a bare array or string, because the PostgreSQL driver would send an SQL array.
 */
export function jsonText(value: unknown): string {
  const text = textOf(value);
  if (text === undefined) throw new TypeError('undefined has no JSON text');
  return text;
}

/**
 * Most values hold no bigint, and those of thousands of bets are large: without a function for each
 * item they are written several times as fast. Whatever else could not be written fails again.
 */
function textOf(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return JSON.stringify(value, (_key, item: unknown) =>
      typeof item === 'bigint' ? item.toString() : item,
    );
  }
}
