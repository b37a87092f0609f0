import { localeByPrefix, locales, type LocaleCode } from '@pavilion/domain/locales';

/** A path split into its language prefix and the rest. */
export interface StrippedPath {
  /** Language the prefix names; null without a prefix. */
  locale: LocaleCode | null;
  /** The path without prefix, query and hash kept (`/slots?page=2`). */
  path: string;
}

/**
 * Takes the language prefix off a path. Prefixes are matched without case; with `siteLanguages`
 * only languages the site offers count, so `/ru/slots` stays whole (and matches no screen) on a
 * site without Russian.
 */
export function stripLocale(path: string, siteLanguages?: readonly LocaleCode[]): StrippedPath {
  const [, segment = '', rest = ''] = /^\/([^/?#]*)(.*)$/s.exec(path) ?? [];
  const locale = localeByPrefix(segment.toLowerCase());
  if (!locale || (siteLanguages && !siteLanguages.includes(locale.code)))
    return { locale: null, path };
  // One slash only: `/en//other.example` must not become an address of another host when it is
  // redirected to.
  return { locale: locale.code, path: `/${rest.replace(/^[/\\]+/, '')}` };
}

/**
 * Puts a path under a language: `('/slots', 'CN', 'EN')` → `/zh-hans/slots`. The site's default
 * language and languages without messages have no prefix. A prefix the path already has is
 * replaced; query and hash stay.
 */
export function localizePath(
  path: string,
  locale: LocaleCode,
  siteDefaultLocale: LocaleCode,
): string {
  const { prefix } = locales[locale];
  return withPrefix(path, locale === siteDefaultLocale ? null : prefix);
}

/**
 * Puts a path under a language that is named in any case, the site's default too:
 * `('/slots', 'MS', ['MS', 'EN'])` → `/ms/slots`. For addresses that are handed out (payment
 * systems, mails, studios, what players share): where none is named the language is the one that
 * the browser remembers which opens it. A language the site does not offer, or has no messages, is
 * not named.
 */
export function nameLocale(
  path: string,
  locale: LocaleCode | null,
  siteLanguages: readonly LocaleCode[],
): string {
  const isOffered = locale !== null && siteLanguages.includes(locale);
  return withPrefix(path, isOffered ? locales[locale].prefix : null);
}

function withPrefix(path: string, prefix: string | null): string {
  const bare = stripLocale(path).path;
  if (prefix === null) return bare;
  const tail = /^\/(?=$|[?#])/.test(bare) ? bare.slice(1) : bare;
  return `/${prefix}${tail}`;
}
