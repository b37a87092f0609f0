import { localizePath, stripLocale } from '@pavilion/i18n/routing';
import { siteLanguages } from '../locale/site-languages.ts';
import { browserHistory } from '@pavilion/web-core/navigation/history';

/** Path of the page without language prefix: `/slots`. */
export function currentPath(): string {
  return stripLocale(browserHistory.location.pathname, siteLanguages()).path;
}

/** Opens a path given without language prefix, in the page's language. */
export function go(path: string, options: { replace?: boolean } = {}): void {
  const [siteDefault = 'EN', ...others] = siteLanguages();
  const here = stripLocale(browserHistory.location.pathname, [siteDefault, ...others]).locale;
  const target = localizePath(path, here ?? siteDefault, siteDefault);
  if (options.replace) browserHistory.replace(target);
  else browserHistory.push(target);
}
