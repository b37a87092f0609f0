/** What canonical text is made of: whole numbers only, so that every language writes them alike. */
export type CanonicalValue =
  string | number | bigint | boolean | null | readonly CanonicalValue[] | CanonicalObject;
export interface CanonicalObject {
  readonly [key: string]: CanonicalValue;
}

const byCodeUnit = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number =>
  a < b ? -1 : 1;

/**
 * JSON with keys sorted by code unit and no blanks. Throws RangeError on a number that is not whole
 * and exact.
 */
export function canonicalJson(value: CanonicalValue): string {
  if (typeof value === 'bigint') return value.toString();
  if (typeof value === 'number' && !Number.isSafeInteger(value))
    throw new RangeError(`${value} has no canonical text`);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const members = Object.entries(value)
    .toSorted(byCodeUnit)
    .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`);
  return `{${members.join(',')}}`;
}

const isList = (value: object): value is readonly CanonicalValue[] => Array.isArray(value);
