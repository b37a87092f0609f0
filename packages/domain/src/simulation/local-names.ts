import type { LocaleCode } from '../locales/index.ts';

/** A name per language; English is always there, the others only where they differ from it. */
export type LocalNames = { EN: string } & Partial<Record<LocaleCode, string>>;

/** The name in a language, English where it has none of its own. */
export function localName(names: LocalNames, locale: LocaleCode): string {
  return names[locale] ?? names.EN;
}
