import { useFormat, useText } from '@pavilion/i18n/react';
import { Accordion } from '@pavilion/ui/accordion';
import { Button } from '@pavilion/ui/button';
import { EmptyState, ErrorState, Skeleton } from '@pavilion/ui/states';
import { ArtPicture } from '../../core/layout/art-picture.tsx';
import { PageColumn } from '@pavilion/web-core/layout/page-column';
import { RichText } from '@pavilion/web-core/layout/rich-text';
import { useSearchParams } from '../../core/navigation/use-search-params.ts';
import type { Announcement } from '../../features/site/announcements/announcement-article.tsx';
import { useOwnAnnouncements } from '../../features/site/announcements/use-own-announcements.ts';
import { NewsArticle } from '../../features/site/news/news-article.tsx';
import { NewsCards } from '../../features/site/news/news-card.tsx';
import { useNews } from '../../features/site/news/news-queries.ts';

/** /news: articles, then the announcements in force; an article of its own by `?article=`. */
export function NewsScreen() {
  const [params] = useSearchParams();
  const slug = params.get('article');
  return slug ? <NewsArticle slug={slug} /> : <NewsList />;
}

function NewsList() {
  const t = useText();
  const news = useNews();
  const own = useOwnAnnouncements();
  // Offers stand on the page of promotions.
  const announcements = own.announcements.filter(({ kind }) => kind !== 'promotion');
  const isPending = news.isPending || own.isPending;
  const hasNothing = news.articles.length === 0 && announcements.length === 0;
  const retry = (): void => {
    news.retry();
    own.retry();
  };
  return (
    <PageColumn title={t('_m.news')}>
      {news.articles.length > 0 ? <NewsCards articles={news.articles} /> : null}
      {news.showMore ? (
        <Button kind="secondary" onClick={news.showMore}>
          {t('ui.news.more')}
        </Button>
      ) : null}
      {announcements.length > 0 ? <Announcements items={announcements} /> : null}
      {hasNothing && isPending ? <ListSkeleton /> : null}
      {hasNothing && !isPending ? (
        news.isError || own.isError ? (
          <ErrorState
            title={t('ui.news.failed')}
            retryLabel={t('ui.common.retry')}
            onRetry={retry}
          />
        ) : (
          <EmptyState icon="news" title={t('ui.news.empty')} />
        )
      ) : null}
    </PageColumn>
  );
}

function ListSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-3">
      {[0, 1, 2].map((index) => (
        <Skeleton key={index} className="h-16" />
      ))}
    </div>
  );
}

/** What the site announces, with its days; each opens its text in its place. */
function Announcements({ items }: { items: readonly Announcement[] }) {
  const t = useText();
  return (
    <section aria-labelledby="news-announcements" className="grid gap-3">
      <h2 id="news-announcements" className="m-0 text-xl font-bold">
        {t('ui.news.announcements')}
      </h2>
      <Accordion
        items={items.map((item) => ({
          id: item.announcement_id,
          icon: 'news',
          title: <Title item={item} />,
          content: <Body item={item} />,
        }))}
      />
    </section>
  );
}

function Title({ item }: { item: Announcement }) {
  const t = useText();
  const format = useFormat();
  const days = [
    item.start_date ? t('ui.news.since', { date: format.date(item.start_date) }) : null,
    item.end_date ? t('ui.home.until', { date: format.date(item.end_date) }) : null,
  ].filter((text) => text !== null);
  return (
    <span className="grid gap-0.5">
      <span className="wrap-anywhere">{item.title}</span>
      {days.length > 0 ? (
        <span className="text-sm font-normal text-text-muted">{days.join(' · ')}</span>
      ) : null}
    </span>
  );
}

function Body({ item }: { item: Announcement }) {
  return (
    <div className="grid gap-3">
      {item.img_url ? (
        <ArtPicture source={item.img_url} className="aspect-video w-full rounded-card" />
      ) : null}
      <RichText html={item.body} />
    </div>
  );
}
