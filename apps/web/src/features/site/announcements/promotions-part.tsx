import { useText } from '@pavilion/i18n/react';
import { ErrorState, Skeleton } from '@pavilion/ui/states';
import { PartHead } from '@pavilion/web-core/layout/part-head';
import { PromotionCard } from './promotion-card.tsx';
import { useOwnAnnouncements } from './use-own-announcements.ts';

const cardsShown = 6;
const railClass =
  'no-scrollbar -mx-1 grid auto-cols-[minmax(16rem,82%)] grid-flow-col gap-4 overflow-x-auto scroll-px-1 px-1 py-1 snap-x sm:auto-cols-[minmax(17rem,1fr)]';

/**
 * The site's offers and news for who looks at them, as cards; each opens its full text. Left out
 * where there are none.
 */
export function PromotionsPart() {
  const t = useText();
  const { announcements: own, isPending, isError, retry } = useOwnAnnouncements();
  const announcements = own.slice(0, cardsShown);
  if (!isPending && !isError && announcements.length === 0) return null;
  return (
    <section aria-labelledby="home-promotions">
      <PartHead id="home-promotions" icon="gift" title={t('ui.home.promotions')} />
      {isError && announcements.length === 0 ? (
        <ErrorState
          title={t('ui.common.errorText')}
          retryLabel={t('ui.common.retry')}
          onRetry={retry}
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
