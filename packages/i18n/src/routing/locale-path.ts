import { localeByPrefix, locales, type LocaleCode } from '@pavilion/domain/locales';

/** A path split into its language prefix and the rest. */
export interface StrippedPath {
  /** Language the prefix names; null without a prefix. */
  locale: LocaleCode | null;
  /** The path without prefix, query and hash kept (`/slots?page=2`). */
  path: string;
}

/**
 * Takes the language prefix off a path. Prefixes are matched without case; with `siteLanguages` only languages the site
 * offers count, so `/ru/slots` stays whole (and matches no screen) on a site without Russian.
 */
export function stripLocale(path: string, siteLanguages?: readonly LocaleCode[]): StrippedPath {
  const [, segment = '', rest = ''] = /^\/([^/?#]*)(.*)$/s.exec(path) ?? [];
  const locale = localeByPrefix(segment.toLowerCase());
  if (!locale || (siteLanguages && !siteLanguages.includes(locale.code)))
    return { locale: null, path };
  // One slash only: `/en//other.example` must not become an address of another host when it is redirected to.
  return { locale: locale.code, path: `/${rest.replace(/^[/\\]+/, '')}` };
}

/**
 * Puts a path under a language: `('/slots', 'CN', 'EN')` → `/zh-hans/slots`. The site's default language and languages
 * without messages have no prefix. A prefix the path already has is replaced; query and hash stay.
 */
export function localizePath(
  path: string,
  locale: LocaleCode,
  siteDefaultLocale: LocaleCode,
): string {
  const bare = stripLocale(path).path;
  const { prefix } = locales[locale];
  if (locale === siteDefaultLocale || prefix === null) return bare;
  const tail = /^\/(?=$|[?#])/.test(bare) ? bare.slice(1) : bare;
  return `/${prefix}${tail}`;
}
