/** True when a count lies in a range as outcomes write it: `2`, `2-3` or, open above, `6+`. */
export function isInRange(value: number, range: string): boolean {
  if (range.endsWith('+')) return value >= Number(range.slice(0, -1));
  const [from = '', to = from] = range.split('-');
  return value >= Number(from) && value <= Number(to);
}

/** `0`, `1` … up to the open one: `2+` gives 0, 1, 2+. */
export function rangesUpTo(open: string): string[] {
  const top = Number(open.slice(0, -1));
  return [...Array.from({ length: top }, (_, value) => String(value)), open];
}

/** The least value of the range that is open above; infinite when none is. */
export function openFrom(ranges: readonly string[]): number {
  const open = ranges.find((range) => range.endsWith('+'));
  return open === undefined ? Number.POSITIVE_INFINITY : Number(open.slice(0, -1));
}
