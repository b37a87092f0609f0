import { useText } from '@pavilion/i18n/react';
import { ErrorState, Skeleton } from '@pavilion/ui/states';
import { useUserStore } from '../../../core/stores/user.store.ts';
import { CloseCard } from './close-card.tsx';
import { ExportCard } from './export-card.tsx';
import { OfferConsents } from './offer-consents.tsx';
import { usePrivacy } from './privacy.queries.ts';

/** What becomes of the player's data: offers, a copy of it, and the end of the account. */
export function PrivacyPart() {
  const t = useText();
  const query = usePrivacy(useUserStore((state) => state.user.account_id !== ''));
  return (
    <section aria-labelledby="privacy" className="grid grid-cols-1 gap-4">
      <h2 id="privacy" className="m-0 text-xl font-bold">
        {t('ui.privacy.title')}
      </h2>
      {query.isPending ? <Skeleton className="h-48" /> : null}
      {query.isError && !query.data ? (
        <ErrorState
          title={t('ui.privacy.failed')}
          retryLabel={t('ui.common.retry')}
          onRetry={() => void query.refetch()}
        />
      ) : null}
      {query.data ? <OfferConsents privacy={query.data} /> : null}
      <ExportCard />
      <CloseCard />
    </section>
  );
}
