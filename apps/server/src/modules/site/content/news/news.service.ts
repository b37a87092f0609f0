import type { CallInput, CallResponse, newsGet, newsList } from '@pavilion/contracts';
import type { ContentDocuments } from '@pavilion/contracts/content';
import { locales } from '@pavilion/domain/locales';
import { fail } from '../../../../failure.ts';
import { readCursor } from '../../../../read-cursor.ts';
import { siteMediaUrl } from '../../../../site-directory/index.ts';
import { isOut, shownDocument, type ContentScope } from '../documents.ts';
import { itemId } from '../item-id.ts';
import { pickText, pickWithLanguage } from '../pick-text.ts';
import { sanitised } from '../sanitise.ts';

type Article = ContentDocuments['news'][number];
export type NewsEntry = CallResponse<typeof newsList>['value'][number];

const pageSize = 20;
const relatedMost = 3;

/** An article that is out, with the moment it came out. */
interface OutArticle {
  article: Article;
  publishedAt: Date;
  updatedAt: Date;
}

/** Articles that are out now, pinned first, then the newest. */
export async function articlesOut(scope: ContentScope): Promise<OutArticle[]> {
  const shown = await shownDocument(scope, 'news');
  if (!shown) return [];
  const now = scope.server.clock.now();
  return shown.document
    .filter((article) => isOut(article, now, scope.isPreview))
    .map((article) => ({
      article,
      publishedAt: publishedAt(article, shown.at),
      updatedAt: shown.at,
    }))
    .filter((one) => scope.isPreview === true || one.publishedAt <= now)
    .toSorted(byPinThenDay);
}

const publishedAt = ({ published_at, from }: Article, versionAt: Date): Date =>
  new Date(published_at ?? from ?? versionAt);

const byPinThenDay = (a: OutArticle, b: OutArticle): number =>
  Number(b.article.pinned ?? false) - Number(a.article.pinned ?? false) ||
  b.publishedAt.getTime() - a.publishedAt.getTime() ||
  a.article.slug.localeCompare(b.article.slug);

/**
 * A page of them. The cursor is the slug of the last one read; of one that went meanwhile it is
 * refused.
 */
export async function newsListOf(
  scope: ContentScope,
  {
    category,
    cursor,
    limit = pageSize,
  }: Pick<CallInput<typeof newsList>, 'category' | 'cursor' | 'limit'>,
): Promise<CallResponse<typeof newsList>> {
  const all = (await articlesOut(scope)).filter(
    ({ article }) => !category || article.category === category,
  );
  const last = readCursor(cursor, (slug) => {
    const place = all.findIndex(({ article }) => article.slug === slug);
    return place < 0 ? null : place;
  });
  const start = last === undefined ? 0 : last + 1;
  const page = all.slice(start, start + limit);
  const hasMore = start + limit < all.length;
  return {
    value: page.map((one) => entryOf(scope, one)),
    next_cursor: hasMore ? (page.at(-1)?.article.slug ?? null) : null,
  };
}

/** One article. Fails with `contentNotFound` where none of that name is out. */
export async function newsArticleOf(
  scope: ContentScope,
  slug: string,
): Promise<CallResponse<typeof newsGet>['value']> {
  const all = await articlesOut(scope);
  const found = all.find(({ article }) => article.slug === slug) ?? fail('contentNotFound');
  const related = all
    .filter(({ article }) => article.category === found.article.category && article.slug !== slug)
    .slice(0, relatedMost);
  return {
    ...entryOf(scope, found),
    body: sanitised(
      pickText(found.article.bodies, scope.language, scope.site),
      scope.site.externalId,
    ),
    related: related.map((one) => entryOf(scope, one)),
  };
}

function entryOf(
  { site, language }: ContentScope,
  { article, publishedAt: at, updatedAt }: OutArticle,
): NewsEntry {
  const title = pickWithLanguage(article.titles, language, site);
  return {
    news_id: itemId(site.id, 'news', article.slug),
    slug: article.slug,
    title: title.text,
    summary: pickText(article.summaries, language, site),
    img_url: article.picture === undefined ? null : siteMediaUrl(site, article.picture),
    category: article.category,
    pinned: article.pinned ?? false,
    published_at: at.toISOString(),
    updated_at: updatedAt.toISOString(),
    language: locales[title.language].tag,
    is_fallback: title.isFallback,
  };
}
