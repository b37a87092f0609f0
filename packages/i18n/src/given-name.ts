import type { Text } from './text.types.ts';

/**
 * A name of the starting content (a VIP level, an account elsewhere) in the visitor's language. One
 * that an operator chose himself stays as he wrote it.
 */
export function givenName(text: Pick<Text, 'find'>, name: string): string {
  const key = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+(\w)?/g, (_gap, letter: string | undefined) =>
      (letter ?? '').toUpperCase(),
    );
  return (key === '' ? null : text.find(`ui.given.names.${key}`)) ?? name;
}
