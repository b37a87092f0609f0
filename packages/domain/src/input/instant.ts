/**
 * ISO 8601 with date, time and zone: without a zone it would mean another moment on every machine.
 */
export const instantPattern =
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

/**
 * The moment an ISO instant names, in milliseconds since 1970; null for any other text, and for a
 * day or a time that does not exist.
 */
export function parseInstant(text: string): number | null {
  const ms = instantPattern.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(ms) || !isDay(text.slice(0, 10)) ? null : ms;
}

/** `Date.parse` takes 30 February for 2 March. */
function isDay(date: string): boolean {
  return new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10) === date;
}
