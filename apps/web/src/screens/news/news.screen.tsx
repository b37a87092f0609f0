import { useFormat, useText } from '@pavilion/i18n/react';
import { Accordion } from '@pavilion/ui/accordion';
import { EmptyState, ErrorState, Skeleton } from '@pavilion/ui/states';
import { PageColumn } from '../../core/layout/page-column.tsx';
import { RichText } from '../../core/layout/rich-text.tsx';
import type { Announcement } from '../../features/site/announcements/announcement-article.tsx';
import { ArtPicture } from '../../features/site/announcements/art-picture.tsx';
import { useOwnAnnouncements } from '../../features/site/announcements/use-own-announcements.ts';

/** /news: the announcements in force with their days; each opens its text in its place. */
export function NewsScreen() {
  const t = useText();
  const { announcements, isPending, isError, retry } = useOwnAnnouncements();
  return (
    <PageColumn title={t('_m.news')}>
      {isPending ? (
        <div aria-busy="true" className="grid gap-3">
          {[0, 1, 2].map((index) => (
            <Skeleton key={index} className="h-16" />
          ))}
        </div>
      ) : announcements.length > 0 ? (
        <Accordion
          items={announcements.map((item) => ({
            id: item.announcement_id,
            icon: 'news',
            title: <Title item={item} />,
            content: <Body item={item} />,
          }))}
        />
      ) : isError ? (
        <ErrorState title={t('ui.news.failed')} retryLabel={t('ui.common.retry')} onRetry={retry} />
      ) : (
        <EmptyState icon="news" title={t('ui.news.empty')} />
      )}
    </PageColumn>
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
