import type { ValidationCode } from './validation-codes.ts';

/** Both ends of a stretch of time, as ISO instants; an end that is left out is open. */
export interface InstantRange {
  from?: string | undefined;
  to?: string | undefined;
}

/**
 * Why the end of a range is refused: it lies before the start, so the range would silently be
 * empty. An open range is fine, and of ends that are no times it says nothing.
 */
export function validateRange({ from, to }: InstantRange): ValidationCode | null {
  if (from === undefined || to === undefined) return null;
  return Date.parse(from) > Date.parse(to) ? 'endBeforeStart' : null;
}
