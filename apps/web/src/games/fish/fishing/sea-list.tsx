import { useFormat, useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { Badge } from '@pavilion/ui/notice';
import { EmptyState, ErrorState, Skeleton } from '@pavilion/ui/states';
import { currentPath } from '../../../core/navigation/go.ts';
import { browserHistory } from '@pavilion/web-core/navigation/history';
import { openSignIn } from '../../../core/session/auth-entry.ts';
import { rememberWantedPath } from '../../../core/session/wanted-path.ts';
import { useUserStore } from '../../../core/stores/user.store.ts';
import styles from './fishing.module.css';
import { useSeas, type Sea } from './fishing.queries.ts';
import { SeaPicture } from './sea-picture.tsx';

/** Seas with free seats, by what is shot there. */
export function SeaList({ onEnter }: { onEnter: (sea: Sea) => void }) {
  const t = useText();
  const seas = useSeas();
  if (seas.isError && !seas.data)
    return (
      <ErrorState
        title={t('ui.common.errorText')}
        retryLabel={t('ui.common.retry')}
        onRetry={() => void seas.refetch()}
      />
    );
  if (!seas.data) return <Skeleton className="h-48 w-full" />;
  if (seas.data.value.length === 0)
    return (
      <EmptyState icon="fish" title={t('ui.fishing.emptyTitle')} text={t('ui.fishing.emptyText')} />
    );
  return (
    <ul className={styles.list}>
      {seas.data.value.map((sea) => (
        <li key={sea.sea_id}>
          <SeaCard sea={sea} onEnter={() => onEnter(sea)} />
        </li>
      ))}
    </ul>
  );
}

/** `Reef 2`; the first of a kind has no number. */
export function useSeaName(): (sea: Pick<Sea, 'kind' | 'number'>) => string {
  const t = useText();
  return ({ kind, number }) => {
    const name = t(`ui.fishing.kinds.${kind}`);
    return number === 1 ? name : `${name} ${number}`;
  };
}

function signInAndReturn(): void {
  const here = currentPath() + browserHistory.location.search;
  openSignIn();
  rememberWantedPath(here);
}

function SeaCard({ sea, onEnter }: { sea: Sea; onEnter: () => void }) {
  const t = useText();
  const format = useFormat();
  const name = useSeaName()(sea);
  const isSignedIn = useUserStore((user) => user.isAuthenticated);
  const money = (amount: string): string => format.money(amount, sea.currency, { trimWhole: true });
  const needsSignIn = !isSignedIn && !sea.play_money;
  const action = needsSignIn ? t('ui.fishing.signIn') : t('ui.fishing.enter');
  return (
    <article className={styles.card}>
      <SeaPicture kind={sea.kind} />
      <div className={styles.cardText}>
        <h3>{name}</h3>
        {sea.play_money ? <Badge kind="accent">{t('ui.fishing.playMoney')}</Badge> : null}
      </div>
      <dl>
        <div>
          <dt>{t('ui.fishing.bets')}</dt>
          <dd className="numeric">
            {money(sea.bet_levels[0] ?? '')} – {money(sea.bet_levels.at(-1) ?? '')}
          </dd>
        </div>
        <div>
          <dt>{t('ui.fishing.seats')}</dt>
          <dd className="numeric">
            {t('ui.fishing.seated', { count: sea.seated, most: sea.seats })}
          </dd>
        </div>
      </dl>
      <Button
        isWide
        disabled={!needsSignIn && sea.seated >= sea.seats}
        onClick={needsSignIn ? signInAndReturn : onEnter}
        aria-label={`${action}: ${name}`}
      >
        {action}
      </Button>
    </article>
  );
}
