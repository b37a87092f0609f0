import { useFormat, useText } from '@pavilion/i18n/react';
import { AppLink } from '../../../core/navigation/app-link.tsx';
import { ArtPicture } from '../../../core/layout/art-picture.tsx';
import { articlePath, type NewsEntry } from './news-queries.ts';

/** One article of a list: picture, day, title, what it is about. */
export function NewsCard({ article }: { article: NewsEntry }) {
  const t = useText();
  const format = useFormat();
  const { slug, title, summary, img_url, published_at, pinned } = article;
  return (
    <AppLink to={articlePath(slug)} className="panel grid h-full content-start gap-3 p-4">
      {img_url ? (
        <ArtPicture source={img_url} className="aspect-video w-full rounded-card" />
      ) : null}
      <span className="text-sm text-text-muted">
        <time dateTime={published_at}>{format.date(published_at)}</time>
        {pinned ? ` · ${t('ui.news.pinned')}` : null}
      </span>
      <span className="text-lg font-semibold wrap-anywhere">{title}</span>
      <span className="text-text-muted wrap-anywhere">{summary}</span>
    </AppLink>
  );
}

/** Articles side by side. */
export function NewsCards({ articles }: { articles: readonly NewsEntry[] }) {
  return (
    <ul className="m-0 grid list-none grid-cols-1 gap-4 p-0 sm:grid-cols-2">
      {articles.map((article) => (
        <li key={article.news_id}>
          <NewsCard article={article} />
        </li>
      ))}
    </ul>
  );
}
