import type { BootData } from '@pavilion/contracts/boot-data';
import { prerender } from 'react-dom/static';
import { provideBoot } from '../core/boot.ts';
import { startHistoryAt, type PageLocation } from '@pavilion/web-core/navigation/history';
import { loadFirstLanguage, usePageStore } from '../core/navigation/page.store.ts';
import { missingAnswers, type MissingAnswer } from '../core/page-answers.ts';
import { queryClient } from '../core/query.ts';
import { templateOf } from '../core/layout/template-of.ts';
import { emptyLayout, useLayoutStore } from '../core/stores/layout.store.ts';
import { emptyUser, useUserStore } from '../core/stores/user.store.ts';
import { App } from './app.tsx';
import { fillPage } from './fill-page.ts';

/** A page to draw outside a browser. `boot.view` says for whom. */
export interface PageToDraw {
  boot: BootData;
  location: PageLocation;
}

export interface DrawnPage {
  /** Markup for the page's root. */
  html: string;
  /** Class of the document that carries the template's art direction. */
  rootClass: string;
  /** Calls whose answers the page lacked: with them it would show more. */
  missing: MissingAnswer[];
}

/**
 * Draws a page as the browser would at first. The stores of the app are those of the module: one
 * page at a time. Rejects when the page cannot be drawn; the browser then draws it from nothing.
 */
export async function drawPage({ boot, location }: PageToDraw): Promise<DrawnPage> {
  provideBoot(boot);
  startHistoryAt(location);
  queryClient.clear();
  usePageStore.setState({ location, action: 'pop', language: null });
  useLayoutStore.setState({ ...emptyLayout }, true);
  useUserStore.setState({ ...emptyUser, isAuthenticated: boot.view?.isPlayer ?? false }, true);
  await fillPage();
  await loadFirstLanguage();
  // Without its words only the preloader would stand there.
  if (!usePageStore.getState().language) throw new Error('the page has no texts');
  useLayoutStore.setState({ show_preloader: false });
  const problems: unknown[] = [];
  const { prelude } = await prerender(<App />, {
    onError: (problem) => void problems.push(problem),
    // Parts that come later would need inline scripts, which the content security policy refuses.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const html = await new Response(prelude).text();
  if (problems.length > 0) throw problems[0];
  const { template } = useLayoutStore.getState();
  const rootClass = template ? (await templateOf(template)).artClass : '';
  return { html, rootClass, missing: missingAnswers(queryClient) };
}
