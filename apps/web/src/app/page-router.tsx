import { localizePath } from '@pavilion/i18n/routing';
import type { ReactNode } from 'react';
import { Router } from 'react-router';
import { siteLanguages } from '../core/locale/site-languages.ts';
import { browserHistory } from '../core/navigation/history.ts';
import { usePageStore } from '../core/navigation/page.store.ts';

/**
 * Gives location and navigation to everything below, with the language prefix as base, so that links and paths inside
 * the app never carry it.
 */
export function PageRouter({ children }: { children: ReactNode }) {
  const { location, action, language } = usePageStore();
  const [siteDefault = 'EN'] = siteLanguages();
  const basename = localizePath('/', language?.locale.code ?? siteDefault, siteDefault);
  return (
    <Router
      basename={basename}
      location={location}
      navigationType={action}
      navigator={browserHistory}
    >
      {children}
    </Router>
  );
}
