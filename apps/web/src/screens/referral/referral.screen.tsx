import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { EmptyState, ErrorState, Skeleton } from '@pavilion/ui/states';
import { referral } from '@pavilion/contracts/player/rewards/referral.contract';
import { referralCode } from '@pavilion/contracts/player/rewards/referral-code.contract';
import { useQuery } from '@tanstack/react-query';
import { PageColumn } from '../../core/layout/page-column.tsx';
import { sharedAddress } from '../../core/navigation/shared-address.ts';
import { callQuery } from '../../core/query.ts';
import { openSignIn } from '../../core/session/auth-entry.ts';
import { useUserStore } from '../../core/stores/user.store.ts';
import { CopyLine } from '../../core/inputs/copy-line.tsx';

const cardClass = 'grid grid-cols-1 gap-4 panel p-4 sm:p-6';

/** /referral: the player's own link, how many came by it, and what an invitation does. */
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
        <>
          <Own />
          <How />
        </>
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
  if (isAuthenticated) return <OwnLink />;
  return (
    <div className={cardClass}>
      <p className="m-0">{t('ui.referral.guest')}</p>
      <Button className="justify-self-start" onClick={openSignIn}>
        {t('ui.auth.signIn')}
      </Button>
    </div>
  );
}

function OwnLink() {
  const t = useText();
  const isKnown = useUserStore((state) => state.user.account_id !== '');
  const { data, isError, refetch } = useQuery({
    ...callQuery(referralCode, {}),
    enabled: isKnown,
  });
  if (isError && !data)
    return (
      <ErrorState
        title={t('ui.referral.failed')}
        retryLabel={t('ui.common.retry')}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton className="h-60" />;
  const link = sharedAddress(`/register?ref=${encodeURIComponent(data.referral_code)}`);
  return (
    <div className={cardClass}>
      <CopyLine name={t('ui.referral.link')} value={link} />
      <CopyLine name={t('ui.referral.code')} value={data.referral_code} />
      {'share' in navigator ? (
        <Button
          icon="share"
          kind="secondary"
          className="justify-self-start"
          // Who closes the chooser has shared nothing; there is nothing to tell.
          onClick={() => void navigator.share({ url: link }).catch(() => undefined)}
        >
          {t('ui.referral.share')}
        </Button>
      ) : null}
      <dl className="m-0 flex flex-wrap items-baseline justify-between gap-2">
        <dt>{t('ui.referral.count')}</dt>
        <dd className="m-0 text-xl font-bold tabular-nums">{data.invited}</dd>
      </dl>
    </div>
  );
}

function How() {
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
      <p className="m-0 text-sm text-text-muted">{t('ui.referral.noReward')}</p>
    </section>
  );
}
