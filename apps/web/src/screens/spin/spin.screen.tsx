import { CallFailure } from '@pavilion/client/call-failure';
import { useText } from '@pavilion/i18n/react';
import { EmptyState, ErrorState, Skeleton } from '@pavilion/ui/states';
import { PageColumn } from '@pavilion/web-core/layout/page-column';
import { useUserStore } from '../../core/stores/user.store.ts';
import { useWheel } from '../../features/rewards/wheel/wheel.queries.ts';
import { WheelStage } from './wheel-stage.tsx';

/** /spin: the wheel of the day with its odds, and the days in a row it was spun. */
export function SpinScreen() {
  const t = useText();
  const query = useWheel(useUserStore((state) => state.user.account_id !== ''));
  const { data, isPending, isError, error, refetch } = query;
  const isClosed = error instanceof CallFailure && error.code === 'gameUnavailable';
  return (
    <PageColumn title={t('_m.spin')} width="wide">
      {isPending ? (
        <div aria-busy="true" className="grid gap-4 lg:grid-cols-2">
          <Skeleton className="aspect-square w-full" />
          <Skeleton className="h-80" />
        </div>
      ) : null}
      {isError && !data && isClosed ? (
        <EmptyState icon="spin" title={t('ui.spin.none')} text={t('ui.spin.noneText')} />
      ) : null}
      {isError && !data && !isClosed ? (
        <ErrorState
          title={t('ui.spin.failed')}
          retryLabel={t('ui.common.retry')}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data ? <WheelStage key={data.value.wheel_code} wheel={data.value} /> : null}
    </PageColumn>
  );
}
