export { writingDirection, type WritingDirection } from './writing-direction.ts';

/**
 * The interface languages (specification, point 3; codes and tags from the decisions page). A
 * locale without messages falls back to en-US, is not offered in the switcher, and only sets the
 * date locale.
 */
export const localeCodes = [
  'EN',
  'PHP',
  'CN',
  'ESP',
  'RUS',
  'VI',
  'MS',
  'NE',
  'CT',
  'MMK',
  'MNT',
  'IDR',
] as const;
export type LocaleCode = (typeof localeCodes)[number];

export interface Locale {
  code: LocaleCode;
  /** BCP 47 tag, also the value of the locale cookie. */
  tag: string;
  /** First path segment for this language, without slashes. */
  prefix: string | null;
  /** The language's own name; null when there are no messages. */
  displayName: string | null;
  /** Flag icon file name. */
  flag: string;
  /** Locale used for dates (specification, point 9). */
  dateLocale: string;
  hasMessages: boolean;
}

const row = (
  code: LocaleCode,
  tag: string,
  prefix: string | null,
  displayName: string | null,
  flag: string,
  dateLocale: string,
): Locale => ({
  code,
  tag,
  prefix,
  displayName,
  flag,
  dateLocale,
  hasMessages: displayName !== null,
});

export const locales: Record<LocaleCode, Locale> = {
  EN: row('EN', 'en-US', 'en', 'English', 'en.svg', 'en'),
  PHP: row('PHP', 'fil', 'fil', 'Filipino', 'ph.svg', 'en'),
  CN: row('CN', 'zh-Hans', 'zh-hans', '简体中文', 'cn.svg', 'zh'),
  ESP: row('ESP', 'es', 'es', 'Español', 'es.svg', 'es'),
  RUS: row('RUS', 'ru', 'ru', 'Русский', 'ru.svg', 'ru'),
  VI: row('VI', 'vi', 'vi', 'Tiếng Việt', 'vn.svg', 'vi'),
  MS: row('MS', 'ms', 'ms', 'Bahasa Melayu', 'my.svg', 'ms'),
  NE: row('NE', 'ne', 'ne', 'नेपाली', 'np.svg', 'ne'),
  CT: row('CT', 'zh-Hant', 'zh-hant', '繁體中文', 'tw.svg', 'zh-tw'),
  MMK: row('MMK', 'my', null, null, 'mm.svg', 'en'),
  MNT: row('MNT', 'mn', null, null, 'mn.svg', 'en'),
  IDR: row('IDR', 'id', null, null, 'id.svg', 'en'),
};

/** Codes that have message files, in switcher order. */
export const messageLocaleCodes = localeCodes.filter((code) => locales[code].hasMessages);

export const fallbackLocaleCode: LocaleCode = 'EN';

/** Finds a locale by its BCP 47 tag (exact, case-insensitive), or null. */
export function localeByTag(tag: string): Locale | null {
  return (
    Object.values(locales).find((locale) => locale.tag.toLowerCase() === tag.toLowerCase()) ?? null
  );
}

/** Finds a locale by its URL prefix (exact), or null. */
export function localeByPrefix(prefix: string): Locale | null {
  return Object.values(locales).find((locale) => locale.prefix === prefix) ?? null;
}
