import {
  fallbackLocaleCode,
  localeCodes,
  locales,
  type Locale,
  type LocaleCode,
} from '@pavilion/domain/locales';
import { useLayoutStore } from '../stores/layout.store.ts';

/** Codes the site offers, its default first; English when startup has not said yet. */
export function siteLanguages(): LocaleCode[] {
  const codes = useLayoutStore.getState().language.filter(isLocaleCode);
  return codes.length > 0 ? codes : [fallbackLocaleCode];
}

/** Languages the visitor can choose: those of the site that have messages. */
export function offeredLocales(language: readonly string[]): Locale[] {
  return language
    .filter(isLocaleCode)
    .map((code) => locales[code])
    .filter((locale) => locale.hasMessages);
}

function isLocaleCode(code: string): code is LocaleCode {
  return (localeCodes as readonly string[]).includes(code);
}
