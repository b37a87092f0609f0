import { fallbackLocaleCode, type LocaleCode } from '@pavilion/domain/locales';
import type { Site } from '../../../site-directory/index.ts';

/** Text in the visitor's language, else in the site's default, else in English. */
export function pickText(
  texts: Readonly<Record<string, string>>,
  language: LocaleCode,
  site: Site,
): string {
  const [siteDefault = fallbackLocaleCode] = site.languages;
  return texts[language] ?? texts[siteDefault] ?? texts[fallbackLocaleCode] ?? '';
}
