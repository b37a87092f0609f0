import { useText } from '@pavilion/i18n/react';
import { buttonClass } from '@pavilion/ui/button';
import { EmptyState, ErrorState, Skeleton } from '@pavilion/ui/states';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, type ReactNode } from 'react';
import { listedGame, namedGamesQuery } from '../../../common/tiles/game-queries.ts';
import { gameId, gamePath } from '../../../common/tiles/game-tile.ts';
import { rememberRecent } from '../../../common/tiles/recent-games.store.ts';
import { useBelow } from '../../../core/layout/below.ts';
import { AppLink } from '../../../core/navigation/app-link.tsx';
import { rememberLastGame } from '../../../core/session/last-game.ts';
import { useSearchParams } from '../../../core/navigation/use-search-params.ts';
import type { CatalogueGame } from './catalogue-game.types.ts';
import { GameNotice } from './game-notice.tsx';
import { categoryTitle } from './lobby-place.ts';
import styles from './game-page.module.css';
import { PopularGames } from './popular-games.tsx';

/**
 * The game that the address names (`?provider=&game=`), and others like it; `renderPlay` shows one
 * that opens, null where it cannot.
 */
export function GamePage({ renderPlay }: { renderPlay: (game: CatalogueGame) => ReactNode }) {
  const [params] = useSearchParams();
  const provider = params.get('provider') ?? '';
  const code = params.get('game') ?? '';
  const isNamed = provider !== '' && code !== '';
  const query = useQuery({
    ...namedGamesQuery([{ provider_code: provider, game_code: code }]),
    enabled: isNamed,
    placeholderData: () => listedGame({ provider_code: provider, game_code: code }),
  });
  const game = query.data?.value[0];
  useEffect(() => {
    if (!game) return;
    rememberRecent(game);
    rememberLastGame(gamePath(game));
  }, [game]);
  return (
    <div className={styles.page}>
      {game ? <KnownGame game={game} play={renderPlay(game)} /> : null}
      {!game && (query.isSuccess || !isNamed) ? <UnknownGame /> : null}
      {!game && isNamed && query.isPending ? <GameSkeleton /> : null}
      {query.isError ? <FailedGame onRetry={() => void query.refetch()} /> : null}
    </div>
  );
}

function KnownGame({ game, play }: { game: CatalogueGame; play: ReactNode }) {
  const t = useText();
  const below = useBelow();
  // The game comes first: what stands below it is drawn once the game has asked for its parts.
  const hasOthers = useDeferredValue(true, false);
  return (
    <>
      {play ?? <GameNotice game={game} />}
      {below && hasOthers ? (
        <PopularGames
          gameType={game.game_type}
          Card={below.Card}
          title={t('ui.lobby.moreLikeThis', { name: categoryTitle(game.game_type, t) })}
          without={gameId(game)}
        />
      ) : null}
    </>
  );
}

function UnknownGame() {
  const t = useText();
  return (
    <>
      <h1 className="sr-only">{t('ui.lobby.gameUnknownTitle')}</h1>
      <EmptyState
        icon="search"
        title={t('ui.lobby.gameUnknownTitle')}
        text={t('ui.lobby.gameUnknownText')}
        action={
          <AppLink to="/" className={buttonClass()}>
            {t('ui.notFound.backHome')}
          </AppLink>
        }
      />
    </>
  );
}

function FailedGame({ onRetry }: { onRetry: () => void }) {
  const t = useText();
  return (
    <ErrorState
      title={t('ui.common.errorTitle')}
      text={t('ui.common.errorText')}
      retryLabel={t('ui.common.retry')}
      onRetry={onRetry}
    />
  );
}

function GameSkeleton() {
  return (
    <div className={styles.game} aria-busy="true">
      <Skeleton className={styles.cover} />
      <div className={styles.copy}>
        <Skeleton className="h-5 w-32" />
        <Skeleton className="h-10 w-3/4" />
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-11 w-48" />
      </div>
    </div>
  );
}
