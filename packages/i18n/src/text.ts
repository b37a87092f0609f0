import type { ReactNode } from 'react';
import type { Text, TextTag, TextValue } from './text.types.ts';

type Values = Readonly<Record<string, TextValue | TextTag>>;

/** The part of a use-intl translator this package builds on; its own typing would need one global message type. */
export interface BaseTranslator {
  (key: string, values?: Values): string;
  rich(key: string, values?: Values): ReactNode;
}

/** Compiled or raw messages: texts are strings or, compiled, arrays. */
export type MessageBranch = Readonly<Record<string, unknown>>;

/** Gives a use-intl translator over `messages` the typed keys of our message files. */
export function createText(base: BaseTranslator, messages: MessageBranch): Text {
  const text = (key: string, values?: Values): string => base(key, values);
  return Object.assign(text, {
    rich: (key: string, values: Values) => base.rich(key, values),
    has: (key: string) => hasText(messages, key),
    find: (key: string, values?: Values) => (hasText(messages, key) ? base(key, values) : null),
  }) as Text;
}

/** Keys may come from an answer's `message`, so neither a branch nor a word like `constructor` may pass as a text. */
function hasText(messages: MessageBranch, key: string): boolean {
  let found: unknown = messages;
  for (const part of key.split('.')) {
    if (!isBranch(found) || !Object.hasOwn(found, part)) return false;
    found = found[part];
  }
  return !isBranch(found);
}

const isBranch = (value: unknown): value is MessageBranch =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
