/**
 * Minor units of JSON as the database gives them: `jsonText` writes bigint as text, and every name
 * of an amount ends with `Minor` (docs/STYLE.md). The value is given back with bigints again; what
 * it is, its writer knows.
 */
export function readMinors<Value>(value: unknown): Value {
  return revived(value) as Value;
}

function revived(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(revived);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, readField(name, item)]),
  );
}

const readField = (name: string, item: unknown): unknown =>
  name.endsWith('Minor') && typeof item === 'string' ? BigInt(item) : revived(item);
