import { useFormat, useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { Badge } from '@pavilion/ui/notice';
import { EmptyState, ErrorState, Skeleton } from '@pavilion/ui/states';
import { AppLink } from '../../../core/navigation/app-link.tsx';
import { useTopic } from '../../../core/realtime/realtime.ts';
import { openSignIn } from '../../../core/session/auth-entry.ts';
import { useLayoutStore } from '../../../core/stores/layout.store.ts';
import { useUserStore } from '../../../core/stores/user.store.ts';
import { gamePath } from './bingo-address.ts';
import { usePurchases, type Purchase } from './bingo.queries.ts';

/** What the player bought, and what came back of it. */
export function MyPurchases() {
  const t = useText();
  const isSignedIn = useUserStore((user) => user.isAuthenticated);
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    usePurchases(isSignedIn);
  useTopic(isSignedIn ? 'play' : null, { 'bingo.won': () => void refetch() });
  if (!isSignedIn)
    return (
      <EmptyState
        icon="bingo"
        title={t('ui.bingo.signInMine')}
        action={<Button onClick={openSignIn}>{t('ui.bingo.signIn')}</Button>}
      />
    );
  if (isError && !data)
    return (
      <ErrorState
        title={t('ui.common.errorText')}
        retryLabel={t('ui.common.retry')}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton className="mt-4 h-64" />;
  const rows = data.pages.flatMap(({ value }) => value);
  if (rows.length === 0) return <EmptyState icon="bingo" title={t('ui.bingo.noneBought')} />;
  return (
    <div className="grid gap-4 pt-4">
      <ul className="m-0 grid list-none gap-2 p-0 lg:grid-cols-2">
        {rows.map((bought) => (
          <li key={bought.purchase_id}>
            <Bought bought={bought} />
          </li>
        ))}
      </ul>
      {hasNextPage ? (
        <Button
          kind="secondary"
          className="justify-self-center"
          isBusy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('ui.bingo.more')}
        </Button>
      ) : null}
    </div>
  );
}

function Bought({ bought }: { bought: Purchase }) {
  const t = useText();
  const format = useFormat();
  return (
    <AppLink
      to={gamePath(bought.game_id)}
      className="flex min-h-11 flex-wrap items-center justify-between gap-2 rounded-control border border-line bg-surface-2 px-3 py-2 hover:border-accent"
    >
      <span className="grid">
        <span className="font-semibold wrap-anywhere">{bought.name}</span>
        <span className="text-sm text-text-muted">
          {format.dateTime(bought.starts_at)} ·{' '}
          {t('ui.bingo.boughtCards', { count: format.number(bought.cards) })}
        </span>
      </span>
      <Result bought={bought} />
    </AppLink>
  );
}

function Result({ bought: { state, payout } }: { bought: Purchase }) {
  const t = useText();
  const format = useFormat();
  const currency = useLayoutStore((layout) => layout.site?.currency ?? '');
  if (state === 'open') return <Badge>{t('ui.bingo.result.open')}</Badge>;
  if (state === 'refunded') return <Badge>{t('ui.bingo.result.refunded')}</Badge>;
  if (Number(payout) === 0) return <Badge>{t('ui.bingo.result.lost')}</Badge>;
  return (
    <Badge kind="positive">
      {t('ui.bingo.result.won', { amount: format.money(payout, currency) })}
    </Badge>
  );
}
