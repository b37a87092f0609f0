import type { Text, TextValue } from '@pavilion/i18n';

let current: Text | null = null;
let tellFirst: () => void = () => undefined;
const first = new Promise<void>((done) => (tellFirst = done));

/**
 * Told by the page's root which texts are current, for code outside components (error handler,
 * toasts).
 */
export function setTranslator(text: Text): void {
  current = text;
  tellFirst();
}

/** Resolves once the page is in a language. */
export const untilTranslated = (): Promise<void> => first;

/** Text of a key built at run time, or null when there is none (or no language is loaded yet). */
export function translate(key: string, values?: Record<string, TextValue>): string | null {
  return current?.find(key, values) ?? null;
}
