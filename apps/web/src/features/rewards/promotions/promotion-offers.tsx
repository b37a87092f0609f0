import { useText } from '@pavilion/i18n/react';
import { PromotionOffer } from './promotion-offer.tsx';
import { usePromotions } from './promotion.queries.ts';

/** What the site offers under terms; nothing where it offers nothing. */
export function PromotionOffers({ titleId }: { titleId: string }) {
  const t = useText();
  const promotions = usePromotions().data?.value ?? [];
  if (promotions.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-1 gap-3">
      <h2 id={titleId} className="m-0 text-xl font-bold">
        {t('ui.rewards.offers')}
      </h2>
      <ul className="m-0 grid list-none grid-cols-1 gap-4 p-0 sm:grid-cols-2 lg:grid-cols-3">
        {promotions.map((promotion) => (
          <li key={promotion.promotion_code}>
            <PromotionOffer promotion={promotion} />
          </li>
        ))}
      </ul>
    </section>
  );
}
