import { usePageStore } from './page.store.ts';
import { stripLocale } from '@pavilion/i18n/routing';
import { siteLanguages } from '../locale/site-languages.ts';

/** Path of the page without language prefix, kept current. */
export function usePath(): string {
  const pathname = usePageStore((state) => state.location.pathname);
  return stripLocale(pathname, siteLanguages()).path;
}
