import type { ServerContext } from '../../../context.ts';
import { articlesOut, faqsOf, pickText, type ContentScope } from '../content/index.ts';
import type { PageRequest } from './page-request.types.ts';

/** What of a page is told by its query: an article of the news, one of the questions. */
export interface PageSubject {
  kind: 'article' | 'question';
  /** Its name in addresses. */
  slug: string;
  /** The part of the query that makes it a page of its own: `?article=…`. */
  query: string;
  title: string;
  description: string;
  pictureUrl: string | null;
  publishedAt: Date | null;
  updatedAt: Date | null;
}

/**
 * The subject of a page; null of one that is a page by its path alone, `missing` where there is
 * none of that name.
 */
export async function subjectOf(
  server: ServerContext,
  page: PageRequest,
): Promise<PageSubject | 'missing' | null> {
  const params = new URLSearchParams(page.location.search);
  const { site, locale, isPreview, screen, isDown } = page;
  if (isDown) return null;
  const scope: ContentScope = { server, site, language: locale.code, isPreview };
  const article = screen === 'news' ? params.get('article') : null;
  if (article !== null) return articleOf(scope, article);
  const question = screen === 'faqs' ? params.get('question') : null;
  return question === null ? null : questionOf(scope, question);
}

async function articleOf(scope: ContentScope, slug: string): Promise<PageSubject | 'missing'> {
  const found = (await articlesOut(scope)).find(({ article }) => article.slug === slug);
  if (!found) return 'missing';
  const { article, publishedAt, updatedAt } = found;
  const read = (texts: typeof article.titles): string =>
    pickText(texts, scope.language, scope.site);
  return {
    kind: 'article',
    slug,
    query: `?article=${slug}`,
    title: read(article.titles),
    description: read(article.summaries),
    pictureUrl: article.picture ?? null,
    publishedAt,
    updatedAt,
  };
}

async function questionOf(scope: ContentScope, slug: string): Promise<PageSubject | 'missing'> {
  const found = (await faqsOf(scope))
    .flatMap(({ questions }) => questions)
    .find((question) => question.slug === slug);
  if (!found) return 'missing';
  return {
    kind: 'question',
    slug,
    query: `?question=${slug}`,
    title: found.question,
    description: plainText(found.answer).slice(0, 300),
    pictureUrl: null,
    publishedAt: null,
    updatedAt: null,
  };
}

/** Words of HTML without its tags. */
export const plainText = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll(/\s+/g, ' ')
    .trim();
