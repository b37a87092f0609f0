import { CallFailure } from '@pavilion/client/call-failure';
import { useText } from '@pavilion/i18n/react';
import { EmptyState, ErrorState, Skeleton } from '@pavilion/ui/states';
import { PageColumn } from '@pavilion/web-core/layout/page-column';
import { useUserStore } from '../../core/stores/user.store.ts';
import { useMiniGames } from '../../features/rewards/minigame/minigame.queries.ts';
import { MiniGames } from './mini-games.tsx';

/** /minigame: three games that cost tokens, with their tables, and how tokens are earned. */
export function MinigameScreen() {
  const t = useText();
  const query = useMiniGames(useUserStore((state) => state.user.account_id !== ''));
  const { data, isPending, isError, error, refetch } = query;
  const isClosed = error instanceof CallFailure && error.code === 'gameUnavailable';
  return (
    <PageColumn title={t('_m.minigame')} width="wide">
      {isPending ? (
        <div aria-busy="true" className="grid gap-4 lg:grid-cols-2">
          <Skeleton className="h-96" />
          <Skeleton className="h-80" />
        </div>
      ) : null}
      {isError && !data && isClosed ? (
        <EmptyState icon="gift" title={t('ui.minigame.none')} />
      ) : null}
      {isError && !data && !isClosed ? (
        <ErrorState
          title={t('ui.minigame.failed')}
          retryLabel={t('ui.common.retry')}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data ? <MiniGames state={data.value} /> : null}
    </PageColumn>
  );
}
