import { useText } from '@pavilion/i18n/react';
import { ErrorState, Skeleton } from '@pavilion/ui/states';
import { PartHead } from '@pavilion/web-core/layout/part-head';
import { useUserStore } from '../../../core/stores/user.store.ts';
import { CashRewardCard } from './cash-reward-card.tsx';
import { useCashRewards } from './cash-rewards.queries.ts';

/**
 * Rakeback, cashback and reloads of the player with what can be claimed. Left out for guests and
 * where the site gives none.
 */
export function CashRewardsPart() {
  const isAuthenticated = useUserStore((state) => state.isAuthenticated);
  return isAuthenticated ? <OwnRewards /> : null;
}

function OwnRewards() {
  const t = useText();
  const isKnown = useUserStore((state) => state.user.account_id !== '');
  const { data, isPending, isError, refetch } = useCashRewards(isKnown);
  const rewards = data?.value ?? [];
  if (!isPending && !isError && rewards.length === 0) return null;
  return (
    <section aria-labelledby="cash-rewards" className="grid grid-cols-1 gap-3">
      <PartHead id="cash-rewards" icon="gift" title={t('ui.cashRewards.title')} />
      {isError && !data ? (
        <ErrorState
          title={t('ui.cashRewards.failed')}
          retryLabel={t('ui.common.retry')}
          onRetry={() => void refetch()}
        />
      ) : isPending ? (
        <div aria-busy="true" className="grid grid-cols-1 gap-4 md:grid-cols-2">
          <Skeleton className="h-52" />
          <Skeleton className="h-52 max-md:hidden" />
        </div>
      ) : (
        <ul className="m-0 grid list-none grid-cols-1 gap-4 p-0 md:grid-cols-2">
          {rewards.map((reward) => (
            <li key={`${reward.reward_code}/${reward.period_key ?? ''}`} className="grid min-w-0">
              <CashRewardCard reward={reward} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
