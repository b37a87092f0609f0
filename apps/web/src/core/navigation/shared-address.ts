import { nameLocale } from '@pavilion/i18n/routing';
import { localeOfPath } from '../locale/language.ts';
import { siteLanguages } from '../locale/site-languages.ts';
import { browserHistory } from '@pavilion/web-core/navigation/history';

/**
 * Absolute address of a page, given without language prefix, for other people and other devices: it
 * names the language of this page, the site's first one too, because what opens it may remember
 * another.
 */
export function sharedAddress(path: string): string {
  const { code } = localeOfPath(browserHistory.location.pathname);
  return location.origin + nameLocale(path, code, siteLanguages());
}
