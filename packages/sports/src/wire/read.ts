/** What is wrong with a value, and where: `periods.1h.goals`. */
export interface Fault {
  readonly path: string;
  readonly problem: string;
}

/** A value that is being read: where it stands, and where faults are noted. */
export interface Reader {
  readonly value: unknown;
  readonly path: string;
  readonly faults: Fault[];
}

export type Reading<Value> = (reader: Reader) => Value;

/** Notes what is wrong with a value. */
export function fault(reader: Reader, problem: string): void {
  reader.faults.push({ path: reader.path, problem });
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A field of an object; what is no object has none. */
export function field(reader: Reader, name: string): Reader {
  const value = isObject(reader.value) ? reader.value[name] : undefined;
  const path = reader.path === '' ? name : `${reader.path}.${name}`;
  return { value, path, faults: reader.faults };
}

/** A whole number from zero up. */
export const wholeNumber: Reading<number> = (reader) => {
  if (typeof reader.value === 'number' && Number.isSafeInteger(reader.value) && reader.value >= 0)
    return reader.value;
  fault(reader, 'no whole number from zero up');
  return 0;
};

export const flag: Reading<boolean> = (reader) => {
  if (typeof reader.value === 'boolean') return reader.value;
  fault(reader, 'neither true nor false');
  return false;
};

export const words: Reading<string> = (reader) => {
  if (typeof reader.value === 'string') return reader.value;
  fault(reader, 'no text');
  return '';
};

/** A moment as ISO 8601, in milliseconds since 1970. */
export const moment: Reading<number> = (reader) => {
  const atMs = typeof reader.value === 'string' ? Date.parse(reader.value) : Number.NaN;
  if (!Number.isNaN(atMs)) return atMs;
  fault(reader, 'no time');
  return 0;
};

/** Odds as a decimal with at most three places, in thousandths. */
export const odds: Reading<number> = (reader) => {
  const match = /^(\d{1,5})(?:\.(\d{1,3}))?$/.exec(String(reader.value));
  const milli = match ? Number(match[1]) * 1000 + Number((match[2] ?? '').padEnd(3, '0')) : 0;
  if (milli > 1000) return milli;
  fault(reader, 'no odds above 1');
  return 1001;
};

/** A line in quarters: `2.5` is 10. */
export const lineQuarters: Reading<number> = (reader) => {
  const text = String(reader.value);
  if (/^[+-]?\d{1,4}(\.(0|00|25|5|50|75))?$/.test(text)) return Math.round(Number(text) * 4);
  fault(reader, 'no line in quarters');
  return 0;
};

export function oneOf<Word extends string>(list: readonly Word[]): Reading<Word> {
  return (reader) => {
    const found = list.find((word) => word === reader.value);
    if (found === undefined) fault(reader, `none of ${list.join(', ')}`);
    return found ?? (list[0] as Word);
  };
}

/** The value, or the other one where nothing is said. */
export function orElse<Value, Other>(read: Reading<Value>, other: Other): Reading<Value | Other> {
  return (reader) => (reader.value === undefined || reader.value === null ? other : read(reader));
}

export function list<Item>(read: Reading<Item>): Reading<Item[]> {
  return (reader) => {
    if (reader.value === undefined) return [];
    if (!Array.isArray(reader.value)) {
      fault(reader, 'no list');
      return [];
    }
    return reader.value.map((value: unknown, index) =>
      read({ value, path: `${reader.path}.${index}`, faults: reader.faults }),
    );
  };
}

/** An object by its names; `skipped` names are not read. */
export function record<Value>(
  read: Reading<Value>,
  skipped: readonly string[] = [],
): Reading<Record<string, Value>> {
  return (reader) => {
    if (reader.value === undefined) return {};
    if (!isObject(reader.value)) {
      fault(reader, 'no object');
      return {};
    }
    const names = Object.keys(reader.value).filter((name) => !skipped.includes(name));
    return Object.fromEntries(names.map((name) => [name, read(field(reader, name))]));
  };
}
