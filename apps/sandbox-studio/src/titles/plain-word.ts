import type { JsonObject } from '@pavilion/games';

/** A word or a number of a title's data as text; nothing for what is neither. */
export const plainWord = (value: JsonObject[string] | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
