import { useFormat, useText } from '@pavilion/i18n/react';
import { ErrorState, Skeleton } from '@pavilion/ui/states';
import { useQuery } from '@tanstack/react-query';
import type { Announcement } from './announcement-article.tsx';
import { ArtPicture } from './art-picture.tsx';
import { openAnnouncement } from './chosen-announcement.store.ts';
import { announcementsQuery } from './home-queries.ts';
import { PartHead } from './part-head.tsx';
import { plainText } from '../../core/layout/plain-text.ts';

const cardsShown = 6;
const railClass =
  'no-scrollbar -mx-1 grid auto-cols-[minmax(16rem,82%)] grid-flow-col gap-4 overflow-x-auto px-1 py-1 snap-x sm:auto-cols-[minmax(17rem,1fr)]';

/** The site's offers and news as cards; each opens its full text. Left out where there are none. */
export function PromotionsPart() {
  const t = useText();
  const { data, isPending, isError, refetch } = useQuery(announcementsQuery());
  const announcements = (data?.value ?? []).slice(0, cardsShown);
  if (!isPending && !isError && announcements.length === 0) return null;
  return (
    <section aria-labelledby="home-promotions">
      <PartHead id="home-promotions" icon="gift" title={t('ui.home.promotions')} />
      {isError && announcements.length === 0 ? (
        <ErrorState
          title={t('ui.common.errorText')}
          retryLabel={t('ui.common.retry')}
          onRetry={() => void refetch()}
        />
      ) : (
        <ul className={railClass} aria-busy={isPending}>
          {isPending
            ? [0, 1].map((index) => (
                <li key={index} className="@container">
                  <Skeleton className="h-72 @lg:h-44" />
                </li>
              ))
            : announcements.map((item) => (
                <li key={item.announcement_id} className="@container snap-start">
                  <PromotionCard announcement={item} />
                </li>
              ))}
        </ul>
      )}
    </section>
  );
}

function PromotionCard({ announcement }: { announcement: Announcement }) {
  const t = useText();
  const format = useFormat();
  const { announcement_id, title, body, img_url, end_date } = announcement;
  // Few cards share the whole width; a wide one has its picture beside the words.
  return (
    <button
      type="button"
      onClick={() => openAnnouncement(announcement_id)}
      className="group flex h-full w-full flex-col overflow-hidden rounded-card border border-line bg-surface-1 text-start shadow-card hover:border-accent @lg:flex-row"
    >
      <ArtPicture
        source={img_url ?? ''}
        className="aspect-video w-full shrink-0 @lg:max-w-sm @lg:basis-1/2"
      />
      <span className="grid min-w-0 content-start gap-1 p-4">
        <span className="line-clamp-2 font-semibold wrap-anywhere">{title}</span>
        <span className="line-clamp-2 text-sm text-text-muted @lg:line-clamp-4">
          {plainText(body)}
        </span>
        {end_date ? (
          <span className="text-xs text-text-muted">
            {t('ui.home.until', { date: format.date(end_date) })}
          </span>
        ) : null}
      </span>
    </button>
  );
}
