import { useText } from '@pavilion/i18n/react';
import { EndlessGames } from '@pavilion/templates/endless-games';
import type { GameCardProps } from '@pavilion/templates/props/card';
import { Button } from '@pavilion/ui/button';
import { EmptyState, ErrorState } from '@pavilion/ui/states';
import { useEffect, useEffectEvent, useRef, type ComponentType } from 'react';
import { useTileFavourite } from '../../../common/tiles/use-tile-favourite.ts';
import { usePageStore } from '../../../core/navigation/page.store.ts';
import { isNarrowed, type LobbyChoice } from './lobby-choice.ts';
import { LobbyEmpty, LobbyNothing, OwnListEmpty } from './lobby-nothing.tsx';
import type { LobbyPlace } from './lobby-place.ts';
import { LobbySkeleton } from './lobby-skeleton.tsx';
import styles from './lobby.module.css';
import { useScrollMemory } from './scroll-memory.ts';
import type { ChangeChoice, useLobbyGames } from './use-lobby.ts';

interface ResultsProps {
  place: LobbyPlace;
  choice: LobbyChoice;
  games: ReturnType<typeof useLobbyGames>;
  Card: ComponentType<GameCardProps>;
  onChange: ChangeChoice;
}

/** The games that fit the choice, without end; or why there are none and where to go on. */
export function LobbyResults(props: ResultsProps) {
  const { query } = props.games;
  const ref = useRef<HTMLElement>(null);
  const t = useText();
  useStartOfResults(ref, props.choice);
  useScrollMemory(props.games.games.length > 0 && !query.isPlaceholderData);
  return (
    <section
      ref={ref}
      className={styles.results}
      aria-label={t('ui.template.games')}
      aria-busy={query.isPlaceholderData || undefined}
    >
      <Results {...props} />
    </section>
  );
}

function Results(props: ResultsProps) {
  const { place, choice, games, Card, onChange } = props;
  const { query } = games;
  const onToggleFavourite = useTileFavourite();
  if (games.isNothingNamed) return <OwnListEmpty choice={choice} onChange={onChange} />;
  if (games.total === null) return <Waiting {...props} />;
  if (games.total === 0 && isNarrowed(choice))
    return <LobbyNothing {...props} facets={games.facets} />;
  if (games.total === 0) return <LobbyEmpty place={place} />;
  return (
    <EndlessGames
      games={games.games}
      Card={Card}
      onToggleFavourite={onToggleFavourite}
      catalogue={{
        games: games.games,
        totalCount: games.total,
        hasMore: query.hasNextPage,
        isLoadingMore: query.isFetchingNextPage,
        hasFailedMore: query.isFetchNextPageError,
        onMore: () => void query.fetchNextPage(),
      }}
    />
  );
}

/**
 * Nothing is known yet: because it is on its way, because it failed, or because there is no
 * network.
 */
function Waiting({ games, Card }: ResultsProps) {
  const t = useText();
  const { query } = games;
  const retry = (): void => void query.refetch();
  if (query.isError)
    return (
      <ErrorState
        title={t('ui.template.gamesFailed')}
        text={t('ui.template.gamesFailedText')}
        retryLabel={t('ui.common.retry')}
        onRetry={retry}
      />
    );
  if (query.fetchStatus === 'paused')
    return (
      <EmptyState
        icon="wifi-off"
        title={t('ui.common.offline')}
        text={t('ui.common.offlineText')}
        action={
          <Button kind="secondary" icon="refresh" onClick={retry}>
            {t('ui.common.retry')}
          </Button>
        }
      />
    );
  return <LobbySkeleton Card={Card} />;
}

/** A new choice made far down shows its results from their start. */
function useStartOfResults(ref: React.RefObject<HTMLElement | null>, choice: LobbyChoice): void {
  const before = useRef(choice);
  const showStart = useEffectEvent(() => {
    const isAbove = (ref.current?.getBoundingClientRect().top ?? 0) < 0;
    if (isAbove && usePageStore.getState().action !== 'pop')
      ref.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  });
  useEffect(() => {
    if (before.current === choice) return;
    before.current = choice;
    showStart();
  }, [choice]);
}
