import type { Words } from './pay-table.types.ts';

/** A text with its placeholders filled; what is no text and no number is left out. */
export const filled = (text: string, values: Readonly<Record<string, unknown>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => plain(values[name]));

const plain = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** A word by a key that comes from a game; the key itself where there is none. */
export const word = (words: Words, key: string): string =>
  (words as Readonly<Record<string, string>>)[key] ?? key;
