import type { ReactNode } from 'react';
import type { Text, TextTag, TextValue } from './text.types.ts';

type Values = Readonly<Record<string, TextValue | TextTag>>;

/** The part of a use-intl translator this package builds on; its own typing would need one global message type. */
export interface BaseTranslator {
  (key: string, values?: Values): string;
  rich(key: string, values?: Values): ReactNode;
  has(key: string): boolean;
}

/** Gives a use-intl translator the typed keys of our message files. */
export function createText(base: BaseTranslator): Text {
  const text = (key: string, values?: Values): string => base(key, values);
  return Object.assign(text, {
    rich: (key: string, values: Values) => base.rich(key, values),
    has: (key: string) => base.has(key),
    find: (key: string, values?: Values) => (base.has(key) ? base(key, values) : null),
  }) as Text;
}
