import { useFormat, useText } from '@pavilion/i18n/react';
import { EmptyState, ErrorState, Skeleton } from '@pavilion/ui/states';
import { AppLink } from '../../../core/navigation/app-link.tsx';
import { useLayoutStore } from '../../../core/stores/layout.store.ts';
import { gamePath } from './bingo-address.ts';
import { useGames } from './bingo.queries.ts';

/** Games of the last day, newest first. */
export function PastGames() {
  const t = useText();
  const format = useFormat();
  const currency = useLayoutStore((state) => state.site?.currency ?? '');
  const { data, isError, refetch } = useGames();
  if (isError && !data)
    return (
      <ErrorState
        title={t('ui.common.errorText')}
        retryLabel={t('ui.common.retry')}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton className="mt-4 h-64" />;
  const played = data.value.filter(({ state }) => state === 'settled');
  if (played.length === 0) return <EmptyState icon="bingo" title={t('ui.bingo.nonePlayed')} />;
  return (
    <ul className="m-0 grid list-none gap-2 p-0 pt-4 lg:grid-cols-2">
      {played.map((game) => (
        <li key={game.game_id}>
          <AppLink
            to={gamePath(game.game_id)}
            className="flex min-h-11 flex-wrap items-center justify-between gap-2 rounded-control border border-line bg-surface-2 px-3 py-2 hover:border-accent"
          >
            <span className="grid">
              <span className="font-semibold wrap-anywhere">{game.name}</span>
              <span className="text-sm text-text-muted">{format.dateTime(game.starts_at)}</span>
            </span>
            <span className="numeric text-sm">
              {game.void === null
                ? t('ui.bingo.prizes', { amount: format.money(game.pool, currency) })
                : t('ui.bingo.state.void')}
            </span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
