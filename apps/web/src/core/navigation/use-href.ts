import { localizePath } from '@pavilion/i18n/routing';
import { siteLanguages } from '../locale/site-languages.ts';
import { usePageStore } from './page.store.ts';

/** Address of a page given without language prefix (`/slots?sort=new`), in the page's language. */
export function useHref(path: string): string {
  const code = usePageStore((state) => state.language?.locale.code);
  const [siteDefault = 'EN'] = siteLanguages();
  return localizePath(path, code ?? siteDefault, siteDefault);
}
