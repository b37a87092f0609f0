import { ErrorState, Skeleton } from '@pavilion/ui/states';
import { useTemplateEnvironment } from '../../environment.tsx';
import styles from './lobby-states.module.css';

/** Grey tiles while the rows load; the grid is the caller's. */
export function LobbySkeleton(props: { gridClass: string; tileClass: string; rows?: number }) {
  return (
    <div aria-busy="true" className={styles.stack}>
      {Array.from({ length: props.rows ?? 2 }, (_, row) => (
        <div key={row} className={styles.row}>
          <Skeleton className={styles.title} />
          <div className={props.gridClass}>
            {Array.from({ length: 6 }, (_unused, tile) => (
              <Skeleton key={tile} className={props.tileClass} />
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
