import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { EmptyState, ErrorState, Skeleton } from '@pavilion/ui/states';
import { referral } from '@pavilion/contracts/player/rewards/referral.contract';
import { useQuery } from '@tanstack/react-query';
import { PageColumn } from '@pavilion/web-core/layout/page-column';
import { callQuery } from '../../core/query.ts';
import { openSignIn } from '../../core/session/auth-entry.ts';
import { useUserStore } from '../../core/stores/user.store.ts';
import { OwnLink } from '../../features/rewards/referral/own-link.tsx';
import { ReferralFriends } from '../../features/rewards/referral/referral-friends.tsx';
import { ReferralPlan } from '../../features/rewards/referral/referral-plan.tsx';
import { ReferralStanding } from '../../features/rewards/referral/referral-standing.tsx';
import { useReferralOverview } from '../../features/rewards/referral/referral.queries.ts';

/**
 * /referral: the player's own link, what it brings, who came by it and what they still have to do.
 */
export function ReferralScreen() {
  const t = useText();
  const { data, isPending, isError, refetch } = useQuery(callQuery(referral, {}));
  return (
    <PageColumn title={t('_m.referral')}>
      {isPending ? (
        <div aria-busy="true">
          <Skeleton className="h-60" />
        </div>
      ) : isError && !data ? (
        <ErrorState
          title={t('ui.referral.failed')}
          retryLabel={t('ui.common.retry')}
          onRetry={() => void refetch()}
        />
      ) : data && data.setting_value > 0 ? (
        <Own />
      ) : (
        <EmptyState icon="users" title={t('ui.referral.off')} />
      )}
    </PageColumn>
  );
}

/** For a guest the way in. */
function Own() {
  const t = useText();
  const isAuthenticated = useUserStore((state) => state.isAuthenticated);
  if (isAuthenticated) return <OwnReferral />;
  return (
    <>
      <div className="grid grid-cols-1 gap-4 panel p-4 sm:p-6">
        <p className="m-0">{t('ui.referral.guest')}</p>
        <Button className="justify-self-start" onClick={openSignIn}>
          {t('ui.auth.signIn')}
        </Button>
      </div>
      <How />
    </>
  );
}

function OwnReferral() {
  const t = useText();
  const isKnown = useUserStore((state) => state.user.account_id !== '');
  const { data, isError, refetch } = useReferralOverview(isKnown);
  if (isError && !data)
    return (
      <ErrorState
        title={t('ui.referral.failed')}
        retryLabel={t('ui.common.retry')}
        onRetry={() => void refetch()}
      />
    );
  if (!data)
    return (
      <div aria-busy="true" className="grid gap-4">
        <Skeleton className="h-60" />
        <Skeleton className="h-40" />
      </div>
    );
  return (
    <>
      <OwnLink code={data.referral_code} />
      {data.plan ? <ReferralPlan plan={data.plan} tiers={data.tiers} /> : null}
      <ReferralStanding counts={data.counts} earned={data.earned} />
      <ReferralFriends />
      <How hasPlan={data.plan !== null} />
    </>
  );
}

/** What an invitation is; that it brings nothing where the site has no plan now. */
function How({ hasPlan = true }: { hasPlan?: boolean }) {
  const t = useText();
  return (
    <section aria-labelledby="referral-how" className="grid gap-3">
      <h2 id="referral-how" className="m-0 text-xl font-bold">
        {t('ui.referral.how')}
      </h2>
      <ol className="m-0 grid list-decimal gap-2 ps-6">
        <li>{t('ui.referral.step1')}</li>
        <li>{t('ui.referral.step2')}</li>
        <li>{t('ui.referral.step3')}</li>
      </ol>
      {hasPlan ? null : <p className="m-0 text-sm text-text-muted">{t('ui.referral.noReward')}</p>}
    </section>
  );
}
