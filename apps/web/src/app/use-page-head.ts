import { seo } from '@pavilion/contracts/player/site/seo.contract';
import { isListedScreen, type ScreenName } from '@pavilion/domain/screens';
import { screenTitleKey, type Text } from '@pavilion/i18n';
import { useLanguageTag, useText } from '@pavilion/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readBoot } from '../core/boot.ts';
import { withLater } from '../core/load-later.ts';
import { callQuery } from '../core/query.ts';
import { usePageSubject } from '../core/seo/page-subject.ts';
import { useLayoutStore } from '../core/stores/layout.store.ts';

/**
 * Keeps title and tags in step with the page and its language. The server wrote those of the first
 * page.
 */
export function usePageHead(screen: ScreenName | null, path: string): void {
  const t = useText();
  const tag = useLanguageTag();
  const siteName = useLayoutStore((state) => state.site?.site_name ?? '');
  const boot = readBoot();
  const { data, isPending } = useQuery({
    ...callQuery(seo, { page_name: screen ?? 'home' }),
    enabled: screen !== null,
    ...(boot?.path === path ? { initialData: { value: boot.seo } } : {}),
  });
  const subject = usePageSubject((state) => state.subject);
  // A record is of the page without its subject.
  const record = screen && !subject ? (data?.value ?? null) : null;
  const pageTitle = subject?.title ?? titleOfScreen(screen, t);
  const fallbackDescription =
    subject?.description ?? generalWordsOf(screen, pageTitle, siteName, t);
  const query = subject?.query ?? '';
  const isHidden = subject?.isFound === false || data?.value?.is_listed === false;
  const isReady = screen === null || !isPending;
  useEffect(() => {
    // The old title stays until the new one is known; a failed call leaves the page's own name.
    if (isReady) {
      const isPublic = screen !== null && isListedScreen(screen) && !isHidden;
      const head = {
        ...{ record, pageTitle, siteName, isPublic, fallbackDescription, query },
        isEnglish: tag === 'en-US',
      };
      void withLater(({ writePageHead }) => writePageHead(head));
    }
  }, [
    isReady,
    record,
    pageTitle,
    siteName,
    fallbackDescription,
    query,
    isHidden,
    tag,
    screen,
    path,
  ]);
}

/**
 * What a page says of itself when nobody wrote anything for it in its language; nothing where
 * nobody should find it.
 */
function generalWordsOf(screen: ScreenName | null, page: string, site: string, t: Text): string {
  if (screen === null || !isListedScreen(screen)) return '';
  return page === '' ? t('ui.shell.seoHome', { site }) : t('ui.shell.seoPage', { page, site });
}

/** The home page is known by the site's name alone. */
function titleOfScreen(screen: ScreenName | null, t: Text): string {
  if (screen === 'home') return '';
  return screen ? t(screenTitleKey(screen)) : t('errors.pageNotFound');
}
