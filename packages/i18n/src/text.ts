import type { ReactNode } from 'react';
import type { TextTag, TextValue } from './text-values.types.ts';
import type { Text } from './text.types.ts';

type Values = Readonly<Record<string, TextValue | TextTag>>;

/** Writes one text by its key; a translator of use-intl is one too. */
export interface BaseTranslator {
  (key: string, values?: Values): string;
  rich(key: string, values?: Values): ReactNode;
}

/** Compiled or raw messages: texts are strings or, compiled, arrays. */
export type MessageBranch = Readonly<Record<string, unknown>>;

/** Gives a translator over `messages` the typed keys of our message files. */
export function createText(base: BaseTranslator, messages: MessageBranch): Text {
  const text = (key: string, values?: Values): string => base(key, values);
  return Object.assign(text, {
    rich: (key: string, values: Values) => base.rich(key, values),
    has: (key: string) => messageAt(messages, key) !== null,
    find: (key: string, values?: Values) =>
      messageAt(messages, key) !== null ? base(key, values) : null,
  }) as Text;
}

/**
 * The message of a key, or null. Keys may come from an answer's `message`, so neither a branch nor
 * a word like `constructor` may pass as one.
 */
export function messageAt(messages: MessageBranch, key: string): unknown {
  let found: unknown = messages;
  for (const part of key.split('.')) {
    if (!isBranch(found) || !Object.hasOwn(found, part)) return null;
    found = found[part];
  }
  return isBranch(found) ? null : found;
}

const isBranch = (value: unknown): value is MessageBranch =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
