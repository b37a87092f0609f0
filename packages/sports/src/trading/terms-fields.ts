import { field, record, type Reader, type Reading } from '../wire/read.ts';

/** A number of the file, within bounds. */
export function numberFrom(least: number, most: number): Reading<number> {
  return (reader) => {
    const { value } = reader;
    if (typeof value === 'number' && value >= least && value <= most) return value;
    return faulty(reader, `no number from ${least} to ${most}`, least);
  };
}

/** A share of a whole: 0.25 is a quarter. */
export const share = numberFrom(0, 1);
/** What the prices of a market add up to: 1.05. */
export const overround = numberFrom(1, 2);

/** An amount as text with at most two decimals; whether a currency has them its site knows. */
export const amountText: Reading<string> = (reader) => {
  const { value } = reader;
  if (typeof value === 'string' && /^\d{1,13}(\.\d{1,2})?$/.test(value)) return value;
  return faulty(reader, 'no amount as text, like "2500.00"', '0');
};

/** Notes what is wrong with a value; gives one to go on with. */
export function faulty<Value>(reader: Reader, problem: string, instead: Value): Value {
  reader.faults.push({ path: reader.path, problem });
  return instead;
}

/** An object whose names are of a closed list: a misspelt one must not be passed over. */
export function fieldsOf(reader: Reader, names: readonly string[]): (name: string) => Reader {
  const { value } = reader;
  if (value !== undefined) {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      faulty(reader, 'no object', null);
    else refuseOthers(reader, names);
  }
  return (name) => field(reader, name);
}

/** By names of a closed list. */
export function recordOf<Value>(
  names: readonly string[],
  read: Reading<Value>,
): Reading<Record<string, Value>> {
  return (reader) => {
    const values = record(read)(reader);
    refuseOthers(reader, names);
    return values;
  };
}

function refuseOthers(reader: Reader, names: readonly string[]): void {
  const known = new Set(names);
  const { value } = reader;
  const given = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  for (const name of given)
    if (!known.has(name)) faulty(field(reader, name), 'no such field', null);
}
