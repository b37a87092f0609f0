import { useText } from '@pavilion/i18n/react';
import { EmptyState, ErrorState, Skeleton } from '@pavilion/ui/states';
import { useQuery } from '@tanstack/react-query';
import { PageColumn } from '@pavilion/web-core/layout/page-column';
import { AppLink } from '../../core/navigation/app-link.tsx';
import { ArtPicture } from '../../core/layout/art-picture.tsx';
import { slidesQuery } from '../../features/home/home-queries.ts';
import { PromotionCard } from '../../features/site/announcements/promotion-card.tsx';
import { BonusList } from '../../features/rewards/promotions/bonus-list.tsx';
import { CodeForm } from '../../features/rewards/promotions/code-form.tsx';
import { PromotionDialog } from '../../features/rewards/promotions/promotion-dialog.tsx';
import { usePromotions } from '../../features/rewards/promotions/promotion.queries.ts';
import { PromotionOffers } from '../../features/rewards/promotions/promotion-offers.tsx';
import { useOwnAnnouncements } from '../../features/site/announcements/use-own-announcements.ts';

const gridClass = 'm-0 grid list-none grid-cols-1 gap-4 p-0 sm:grid-cols-2 lg:grid-cols-3';

/** /promotions: what the site puts forward, and its offers, each with its full text. */
export function PromotionsScreen() {
  const t = useText();
  const slides = useQuery(slidesQuery());
  const offers = useOwnAnnouncements();
  const shownSlides = slides.data?.value ?? [];
  const promotions = usePromotions();
  const hasNothing =
    shownSlides.length === 0 &&
    offers.announcements.length === 0 &&
    (promotions.data?.value ?? []).length === 0;
  const isPending = slides.isPending || offers.isPending || promotions.isPending;
  const retry = (): void => {
    void slides.refetch();
    void promotions.refetch();
    offers.retry();
  };
  return (
    <PageColumn title={t('_m.promotions')} width="wide">
      {isPending && hasNothing ? <CardsSkeleton /> : null}
      {!isPending && hasNothing ? (
        slides.isError || offers.isError || promotions.isError ? (
          <ErrorState
            title={t('ui.news.failed')}
            retryLabel={t('ui.common.retry')}
            onRetry={retry}
          />
        ) : (
          <EmptyState icon="gift" title={t('ui.news.noPromotions')} />
        )
      ) : null}
      <BonusList titleId="promotions-bonuses" />
      <PromotionOffers titleId="promotions-terms" />
      <CodeForm />
      {shownSlides.length > 0 ? (
        <section aria-labelledby="promotions-highlights" className="grid grid-cols-1 gap-3">
          <h2 id="promotions-highlights" className="m-0 text-xl font-bold">
            {t('ui.news.highlights')}
          </h2>
          <ul className={gridClass}>
            {shownSlides.map((slide) => (
              <li key={slide.slide_id}>
                <Slide
                  title={slide.title}
                  source={slide.mobile_img_url || slide.img_url}
                  to={slide.href}
                />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {offers.announcements.length > 0 ? (
        <section aria-labelledby="promotions-offers" className="grid grid-cols-1 gap-3">
          <h2 id="promotions-offers" className="m-0 text-xl font-bold">
            {t('ui.home.promotions')}
          </h2>
          <ul className={gridClass}>
            {offers.announcements.map((item) => (
              <li key={item.announcement_id} className="@container">
                <PromotionCard announcement={item} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <PromotionDialog />
    </PageColumn>
  );
}

const slideClass = 'flex h-full flex-col overflow-hidden panel';

/** A slide as a card; one without an address leads nowhere and is no link. */
function Slide({ title, source, to }: { title: string; source: string; to: string }) {
  const content = (
    <>
      <ArtPicture source={source} className="aspect-video w-full" />
      <span className="p-4 font-semibold wrap-anywhere">{title}</span>
    </>
  );
  if (to === '') return <div className={slideClass}>{content}</div>;
  return (
    <AppLink to={to} className={`${slideClass} hover:border-accent`}>
      {content}
    </AppLink>
  );
}

function CardsSkeleton() {
  return (
    <div aria-busy="true" className={gridClass}>
      {[0, 1, 2].map((index) => (
        <Skeleton key={index} className="h-64" />
      ))}
    </div>
  );
}
