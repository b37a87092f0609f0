import { fallbackLocaleCode, localeCodes, type LocaleCode } from '@pavilion/domain/locales';
import type { Site } from '../../../site-directory/index.ts';

type Texts = Readonly<Partial<Record<string, string>>>;

/** A text with the language it is in; a fall-back is in another than was asked for. */
export interface PickedText {
  text: string;
  language: LocaleCode;
  isFallback: boolean;
}

/** Text in the visitor's language, else in the site's first, else in English, else in any. */
export function pickWithLanguage(
  texts: Texts,
  language: LocaleCode,
  { languages }: Pick<Site, 'languages'>,
): PickedText {
  const [own = fallbackLocaleCode] = languages;
  const order = [language, own, fallbackLocaleCode, ...localeCodes];
  const found = order.find((code) => (texts[code] ?? '') !== '') ?? language;
  return { text: texts[found] ?? '', language: found, isFallback: found !== language };
}

/** The text alone. */
export const pickText = (
  texts: Texts,
  language: LocaleCode,
  site: Pick<Site, 'languages'>,
): string => pickWithLanguage(texts, language, site).text;
