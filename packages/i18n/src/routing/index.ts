/** Language of a visit and of a path: pure rules, the same in the browser and on the server. */
export { alternates, type AlternateLink, type Alternates } from './alternates.ts';
export {
  detectLocale,
  parseAcceptLanguage,
  type DetectedLocale,
  type LocaleHints,
} from './detect-locale.ts';
export {
  localeCookieName,
  readLocaleCookie,
  serializeLocaleCookie,
  type LocaleCookieOptions,
} from './locale-cookie.ts';
export { localizePath, nameLocale, stripLocale, type StrippedPath } from './locale-path.ts';
