import { pathText, type Path } from '../file/content-problem.ts';

/** One place that two documents differ in; null: it is not there. */
export interface Difference {
  path: string;
  before: string | null;
  after: string | null;
}

const named = ['slug', 'code', 'page', 'page_name', 'document'] as const;

/**
 * Where two documents differ, entry by entry; entries with a name are compared by it, the others by
 * their place.
 */
export function differencesOf(before: unknown, after: unknown, path: Path): Difference[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const [one, other] = [partsOf(before), partsOf(after)];
  if (!one || !other)
    return [{ path: pathText(path), before: textOf(before), after: textOf(after) }];
  const keys = new Set([...one.keys(), ...other.keys()]);
  return [...keys].flatMap((key) => differencesOf(one.get(key), other.get(key), [...path, key]));
}

/** The parts of a list or an object by name; null of a plain value. */
function partsOf(value: unknown): Map<string | number, unknown> | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!Array.isArray(value)) return new Map(Object.entries(value));
  return new Map(value.map((item, index) => [nameOf(item) ?? index, item]));
}

function nameOf(item: unknown): string | null {
  if (typeof item !== 'object' || item === null) return null;
  const key = named.find((name) => name in item);
  if (key === undefined) return null;
  const { version } = item as { version?: string };
  const name = String((item as Record<string, unknown>)[key]);
  return version === undefined ? name : `${name}:${version}`;
}

function textOf(value: unknown): string | null {
  if (value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
