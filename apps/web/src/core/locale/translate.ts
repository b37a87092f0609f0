import type { Text, TextValue } from '@pavilion/i18n';

let current: Text | null = null;

/** Told by the page's root which texts are current, for code outside components (error handler, toasts). */
export function setTranslator(text: Text): void {
  current = text;
}

/** Text of a key built at run time, or null when there is none (or no language is loaded yet). */
export function translate(key: string, values?: Record<string, TextValue>): string | null {
  return current?.find(key, values) ?? null;
}
