/** The fields of a PostgreSQL error that both drivers report. */
export interface SqlError extends Error {
  code: string;
  constraint?: string;
  detail?: string;
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
