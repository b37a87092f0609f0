import {
  fallbackLocaleCode,
  localeByPrefix,
  locales,
  type Locale,
  type LocaleCode,
} from '@pavilion/domain/locales';

export interface LocaleHints {
  /** Language prefix of the path (`zh-hans`), when it has one. */
  prefix?: string | null;
  /** Value of the cookie `i18n_redirected`: a BCP 47 tag. */
  cookie?: string | null;
  /** `navigator.languages`, or the Accept-Language header in order of preference. */
  acceptLanguages?: readonly string[];
  /** Locale codes the site offers; the first is its default. */
  siteLanguages: readonly LocaleCode[];
}

export interface DetectedLocale {
  locale: Locale;
  /** What decided: a prefix also sets the cookie. */
  source: 'prefix' | 'cookie' | 'languages' | 'default' | 'fallback';
}

/**
 * Language of a visit, in the order of the decisions page: explicit prefix, cookie, the visitor's
 * languages (each first exactly, then by its base language), the site's default, en-US. Languages
 * the site does not offer never match; one without messages only as the site's default.
 */
export function detectLocale(hints: LocaleHints): DetectedLocale {
  const { siteLanguages } = hints;
  const offered = siteLanguages.map((code) => locales[code]).filter((row) => row.hasMessages);
  const prefixed = offered.find((row) => row.code === localeByPrefix(lower(hints.prefix))?.code);
  if (prefixed) return { locale: prefixed, source: 'prefix' };
  const remembered = exactMatch(lower(hints.cookie), offered);
  if (remembered) return { locale: remembered, source: 'cookie' };
  const preferred = matchLanguages(hints.acceptLanguages ?? [], offered);
  if (preferred) return { locale: preferred, source: 'languages' };
  const [first] = siteLanguages;
  return first
    ? { locale: locales[first], source: 'default' }
    : { locale: locales[fallbackLocaleCode], source: 'fallback' };
}

const lower = (text: string | null | undefined): string => (text ?? '').trim().toLowerCase();

function matchLanguages(wanted: readonly string[], offered: readonly Locale[]): Locale | null {
  for (const language of wanted) {
    const found = exactMatch(lower(language), offered) ?? baseMatch(language, offered);
    if (found) return found;
  }
  return null;
}

const exactMatch = (tag: string, offered: readonly Locale[]): Locale | null =>
  offered.find((row) => row.tag.toLowerCase() === tag) ?? null;

/**
 * `es-MX` finds `es`. Of the two Chinese languages the one with the script readers of that region
 * use wins.
 */
function baseMatch(language: string, offered: readonly Locale[]): Locale | null {
  const wanted = maximized(language);
  if (!wanted) return null;
  const sameBase = offered.filter((row) => maximized(row.tag)?.language === wanted.language);
  return (
    sameBase.find((row) => maximized(row.tag)?.script === wanted.script) ?? sameBase[0] ?? null
  );
}

function maximized(tag: string): Intl.Locale | null {
  try {
    return new Intl.Locale(tag.trim()).maximize();
  } catch {
    // Browsers and robots send all kinds of text here; what is no language tag matches nothing.
    return null;
  }
}

/**
 * Languages of an Accept-Language header, most wanted first; `*` and refused ones (q=0) left out.
 */
export function parseAcceptLanguage(header: string | null | undefined): string[] {
  return (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim());
      const quality = parameters.find((parameter) => parameter.startsWith('q='));
      return { tag, quality: quality ? Number(quality.slice(2)) : 1 };
    })
    .filter(({ tag, quality }) => tag !== '' && tag !== '*' && quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}
