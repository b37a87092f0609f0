import { compileMessages } from '@pavilion/i18n/compile-messages';
import { loadMessages } from '@pavilion/i18n/load-messages';
import { locales } from '@pavilion/domain/locales';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { provideBoot } from '../core/boot.ts';
import { usePageStore } from '../core/navigation/page.store.ts';
import { emptyLayout, useLayoutStore } from '../core/stores/layout.store.ts';
import { App } from './app.tsx';

const busy = 'aria-busy="true"';
const startup = { maintenance: { is_maintenance: false, start_date: null, end_date: null } };

beforeEach(() => {
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'en-US', dir: 'ltr' } });
  provideBoot({
    startup,
    seo: null,
    locale: { tag: 'en-US', prefix: null },
    path: '/preloader',
    rootDomain: 'localhost',
  });
  useLayoutStore.setState({ ...emptyLayout }, true);
  const messages = compileMessages(loadMessages('en-US'));
  usePageStore.setState({ language: { locale: locales.EN, messages } });
});

it('shows the preloader alone until the app stands, then the page', () => {
  const preparing = renderToStaticMarkup(<App />);
  expect(preparing).toContain(busy);
  expect(preparing).toMatch(/^<main/);
  useLayoutStore.setState({ show_preloader: false, message: 'siteNotFound' });
  expect(renderToStaticMarkup(<App />)).not.toMatch(/^<main/);
});
