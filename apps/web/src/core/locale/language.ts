import { locales, type Locale, type LocaleCode } from '@pavilion/domain/locales';
import { messageTagOf, type CompiledMessages } from '@pavilion/i18n';
import {
  detectLocale,
  localizePath,
  readLocaleCookie,
  serializeLocaleCookie,
  stripLocale,
} from '@pavilion/i18n/routing';
import { logProblem } from '@pavilion/web-core/log';
import { browserHistory } from '@pavilion/web-core/navigation/history';
import { siteLanguages } from './site-languages.ts';
import { loadTexts } from './texts.ts';

export interface Language {
  locale: Locale;
  messages: CompiledMessages;
}

/** Locale a path is in: its prefix, or the site's default. */
export function localeOfPath(path: string): Locale {
  const languages = siteLanguages();
  return locales[stripLocale(path, languages).locale ?? languages[0] ?? 'EN'];
}

/**
 * Fetches the texts of a locale (English for one without messages). A failure is logged and null.
 */
export async function loadLanguage(locale: Locale): Promise<Language | null> {
  try {
    return { locale, messages: await loadTexts(messageTagOf(locale.code)) };
  } catch (cause) {
    logProblem(`the language ${locale.tag} could not be loaded`, cause);
    return null;
  }
}

/** Remembers the visitor's language for a year. */
export function rememberLanguage(locale: Locale): void {
  const isCrossOrigin = globalThis.self !== globalThis.top;
  const isSecure = globalThis.location.protocol === 'https:';
  document.cookie = serializeLocaleCookie(locale.tag, { isCrossOrigin, isSecure });
}

/** Address of the page that is open in another language of the site. */
export function addressIn(code: LocaleCode): string {
  const { pathname, search, hash } = browserHistory.location;
  return localizePath(pathname + search + hash, code, siteLanguages()[0] ?? 'EN');
}

function replaceAddress(target: string): void {
  const { pathname, search, hash } = browserHistory.location;
  if (target !== pathname + search + hash) browserHistory.replace(target);
}

/** The visitor chose a language: it is remembered and the same page opens in it. */
export function switchLanguage(code: LocaleCode): void {
  rememberLanguage(locales[code]);
  browserHistory.push(addressIn(code));
}

/**
 * Before the first paint: a first visit to `/` goes to the visitor's own language; an explicit
 * prefix wins and is remembered. Changes the address only. Other addresses without prefix are sent
 * to the language that is remembered by the server, with the document; within a visit they are
 * pages of the site's first language, and whoever goes to one chooses it.
 */
export function settleFirstLanguage(): void {
  const languages = siteLanguages();
  const stripped = stripLocale(browserHistory.location.pathname, languages);
  const detected = detectLocale({
    prefix: stripped.locale ? locales[stripped.locale].prefix : null,
    cookie: readLocaleCookie(document.cookie),
    acceptLanguages: navigator.languages,
    siteLanguages: languages,
  });
  const isPrefixed = detected.source === 'prefix';
  if (isPrefixed) rememberLanguage(detected.locale);
  // The site's default language has no prefix of its own: `/en/slots` becomes `/slots`.
  if (isPrefixed || stripped.path === '/') replaceAddress(addressIn(detected.locale.code));
}
