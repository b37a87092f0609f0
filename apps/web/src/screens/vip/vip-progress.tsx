import { vip } from '@pavilion/contracts/player/rewards/vip.contract';
import { givenName } from '@pavilion/i18n';
import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { Icon } from '@pavilion/ui/icon';
import { ErrorState, Skeleton } from '@pavilion/ui/states';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../core/query.ts';
import { openSignIn } from '../../core/session/auth-entry.ts';
import { vipState } from '../../core/session/vip-state.ts';
import { useUserStore } from '../../core/stores/user.store.ts';
import { VipKeep } from './vip-keep.tsx';
import { Way } from './vip-way.tsx';

const cardClass = 'grid grid-cols-1 gap-4 panel p-4 sm:p-6';

/** The player's level and the way to the next one; for guests the way in. */
export function VipProgress() {
  const t = useText();
  const isAuthenticated = useUserStore((state) => state.isAuthenticated);
  if (isAuthenticated) return <OwnProgress />;
  return (
    <div className={cardClass}>
      <p className="m-0">{t('ui.vip.guest')}</p>
      <Button className="justify-self-start" onClick={openSignIn}>
        {t('ui.auth.signIn')}
      </Button>
    </div>
  );
}

function OwnProgress() {
  const t = useText();
  const isKnown = useUserStore((state) => state.user.account_id !== '');
  const { data, isError, refetch } = useQuery({ ...callQuery(vip, {}), enabled: isKnown });
  const level = data?.nextLevel[0];
  if (isError && !data)
    return (
      <ErrorState
        title={t('ui.common.errorText')}
        retryLabel={t('ui.common.retry')}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton className="h-40" />;
  if (!level) return null;
  const { totalDeposit, depoProgress, totalTurnover, toProgress, currentLevel, nextLevel } =
    vipState(level);
  return (
    <section aria-label={t('ui.vip.yours')} className={cardClass}>
      <div className="flex items-center gap-4">
        <Icon name="vip" size={40} className="shrink-0 text-accent-text" />
        <div className="grid min-w-0">
          <p className="m-0 text-sm text-text-muted">{t('ui.vip.yours')}</p>
          <p className="m-0 text-2xl font-bold wrap-anywhere">{givenName(t, currentLevel)}</p>
        </div>
      </div>
      {nextLevel === '' ? (
        <p className="m-0 font-semibold">{t('ui.vip.top')}</p>
      ) : (
        <>
          <p className="m-0 font-semibold">
            {t('ui.vip.next', { level: givenName(t, nextLevel) })}
          </p>
          <Way
            name={t('ui.vip.deposits')}
            done={totalDeposit}
            needed={level.deposit_next}
            percent={depoProgress}
          />
          <Way
            name={t('ui.vip.turnover')}
            done={totalTurnover}
            needed={level.turnover_next}
            percent={toProgress}
          />
        </>
      )}
      {data.keep ? <VipKeep keep={data.keep} level={givenName(t, currentLevel)} /> : null}
    </section>
  );
}
