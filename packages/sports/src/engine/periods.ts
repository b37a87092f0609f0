import type { Facts, Incident, Pair, PeriodFacts } from './facts.ts';

/** Periods made of others; `reg` and `full` are told apart below by what is extra. */
const parts: Readonly<Record<string, readonly string[]>> = {
  '1h': ['q1', 'q2'],
  '2h': ['q3', 'q4'],
  f5: ['i1', 'i2', 'i3', 'i4', 'i5'],
  et: ['et1', 'et2'],
};

/** Played only when regular time decides nothing. */
const extraPeriods = new Set(['ot', 'so', 'xi', 'et', 'et1', 'et2', 'pen']);

/**
 * True when what happens in `part` counts for `period`. Shoot-out penalties count for themselves
 * alone.
 */
export function isWithin(part: string, period: string): boolean {
  if (part === period) return true;
  if (period === 'full') return part !== 'pen';
  if (period === 'reg') return !extraPeriods.has(part);
  return parts[period]?.includes(part) ?? false;
}

/** The period, or null when nothing is known of it. */
export function periodAt(facts: Facts, period: string): PeriodFacts | null {
  return facts.periods[period] ?? null;
}

/** What both sides have of a stat in a period; null when the facts do not say. */
export function pairAt(facts: Facts, period: string, stat: string): Pair | null {
  return facts.periods[period]?.stats[stat] ?? null;
}

/** The incidents of a stat in a period, in their order. */
export function incidentsOf(facts: Facts, period: string, stat: string): Incident[] {
  return facts.incidents
    .filter((incident) => incident.stat === stat && isWithin(incident.period, period))
    .toSorted((a, b) => a.no - b.no);
}
