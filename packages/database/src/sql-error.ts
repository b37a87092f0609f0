/** The fields of a PostgreSQL error that both drivers report. */
export interface SqlError extends Error {
  code: string;
  constraint?: string;
  detail?: string;
  hint?: string;
}

/** True for an error raised by the database (it carries a five-character SQLSTATE). */
export function isSqlError(error: unknown): error is SqlError {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    /^[0-9A-Z]{5}$/.test(error.code)
  );
}

/** The SQLSTATE of an error, or undefined when the database did not raise it. */
export function sqlStateOf(error: unknown): string | undefined {
  return isSqlError(error) ? error.code : undefined;
}

/** True when a unique rule refused a row; with `constraint`, only that one. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (!isSqlError(error) || error.code !== '23505') return false;
  return constraint === undefined || error.constraint === constraint;
}

/**
 * Too many connections, out of resources, going down, coming up, and every failure of the
 * connection.
 */
const awayState = /^(08...|53...|57P0[1-5])$/;
const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** What the driver says without a code. */
const awayWords =
  /^(Connection terminated|Client (was closed|has encountered a connection error)|timeout exceeded when trying to connect|timeout expired|Query read timeout|Cannot use a pool after|Called end on pool)/;

/**
 * True when the database did not answer at all: it is away, overloaded, frozen, or the connection
 * to it broke. What was asked of it may or may not have been done.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return awayState.test(code) || awayCodes.has(code) || awayWords.test(error.message);
}
