import { fallbackLocaleCode, locales, type LocaleCode } from '@pavilion/domain/locales';

/**
 * The languages that have message files, by BCP 47 tag, in switcher order. A test keeps this list
 * equal to the locale catalogue of the domain; everything typed over `MessageTag` stops compiling
 * when a language is added here.
 */
export const messageTags = [
  'en-US',
  'fil',
  'zh-Hans',
  'es',
  'ru',
  'vi',
  'ms',
  'ne',
  'zh-Hant',
] as const;
export type MessageTag = (typeof messageTags)[number];

/**
 * The language every other one is checked against, and what a locale without messages falls back
 * to.
 */
export const sourceTag = 'en-US' as const satisfies MessageTag;

export function isMessageTag(tag: string): tag is MessageTag {
  return (messageTags as readonly string[]).includes(tag);
}

/**
 * The message files a locale reads: its own, or English for a code without messages (decisions,
 * "Locales").
 */
export function messageTagOf(code: LocaleCode): MessageTag {
  const { tag } = locales[code];
  return isMessageTag(tag) ? tag : sourceTag;
}

/** The locale code that owns a tag's messages (`zh-Hans` gives `CN`). */
export function localeCodeOf(tag: MessageTag): LocaleCode {
  const found = Object.values(locales).find((locale) => locale.tag === tag);
  return found?.code ?? fallbackLocaleCode;
}
