import { locales, type LocaleCode } from '@pavilion/domain/locales';
import { localizePath, stripLocale } from './locale-path.ts';

export interface AlternateLink {
  /** BCP 47 tag, or `x-default` for visitors whose language the site does not offer. */
  hreflang: string;
  href: string;
}

export interface Alternates {
  /** Address of this page in its own language, without query and hash. */
  canonical: string;
  /** Every language of the site, this one included, and `x-default`. */
  links: AlternateLink[];
}

/**
 * Link tags of a public page. `path` is as requested, with or without prefix; `origin` has no slash
 * at its end (`https://casino1.localhost`); the first of `siteLanguages` is the site's default.
 */
export function alternates(
  path: string,
  siteLanguages: readonly LocaleCode[],
  origin: string,
): Alternates {
  const [siteDefault = 'EN'] = siteLanguages;
  const stripped = stripLocale(path.replace(/[?#].*$/s, ''), siteLanguages);
  const bare = stripped.path.length > 1 ? stripped.path.replace(/\/+$/, '') || '/' : stripped.path;
  const href = (code: LocaleCode): string => origin + localizePath(bare, code, siteDefault);
  const offered = siteLanguages.filter((code) => locales[code].hasMessages);
  return {
    canonical: href(stripped.locale ?? siteDefault),
    links: [
      ...offered.map((code) => ({ hreflang: locales[code].tag, href: href(code) })),
      { hreflang: 'x-default', href: href(siteDefault) },
    ],
  };
}
