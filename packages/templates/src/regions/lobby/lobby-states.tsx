// chunk: lobby
import type { IconName } from '@pavilion/ui/icon';
import { EmptyState, ErrorState, Skeleton } from '@pavilion/ui/states';
import type { ReactNode } from 'react';
import { useTemplateEnvironment } from '../../environment.tsx';
import type { LobbyProps } from '../../props/lobby.ts';
import styles from './lobby-states.module.css';

/** Grey tiles while the rows load; the grid is the caller's. */
export function LobbySkeleton(props: {
  gridClass: string;
  tileClass?: string;
  rows?: number;
  tiles?: number;
  /** Where the title stands already. */
  hasNoTitle?: boolean;
}) {
  return (
    <div aria-busy="true" className={styles.stack}>
      {Array.from({ length: props.rows ?? 2 }, (_, row) => (
        <div key={row} className={styles.row}>
          {props.hasNoTitle ? null : <Skeleton className={styles.title} />}
          <div className={props.gridClass}>
            {Array.from({ length: props.tiles ?? 6 }, (_unused, tile) => (
              <Skeleton key={tile} className={props.tileClass ?? styles.tile} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

/** The lists could not be loaded. */
export function LobbyError({ onRetry }: { onRetry: () => void }) {
  const { text } = useTemplateEnvironment();
  return (
    <ErrorState
      title={text('ui.template.gamesFailed')}
      text={text('ui.template.gamesFailedText')}
      retryLabel={text('ui.common.retry')}
      onRetry={onRetry}
    />
  );
}

/** A list without games. `action` offers a way on, where there is one. */
export function LobbyEmpty(props: {
  icon?: IconName;
  title?: string;
  text?: string;
  action?: ReactNode;
}) {
  const { text } = useTemplateEnvironment();
  return (
    <EmptyState
      icon={props.icon ?? 'slots'}
      title={props.title ?? text('ui.template.noGames')}
      text={props.text ?? text('ui.template.noGamesText')}
      action={props.action}
    />
  );
}

/**
 * What stands in for the games while there are none: an error with retry, the caller's skeleton, or
 * emptiness.
 */
export function LobbyNotice({ lobby, skeleton }: { lobby: LobbyProps; skeleton: ReactNode }) {
  if (lobby.onRetry) return <LobbyError onRetry={lobby.onRetry} />;
  if (lobby.rows.some((row) => row.games.length > 0)) return null;
  return lobby.isLoading ? skeleton : <LobbyEmpty />;
}
