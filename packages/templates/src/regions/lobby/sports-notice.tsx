import { EmptyState, ErrorState, Skeleton } from '@pavilion/ui/states';
import { useTemplateEnvironment } from '../../environment.tsx';
import type { SportsLobby } from '../../props/lobby.ts';
import styles from './sports-notice.module.css';

/**
 * Stands in for the leagues while there are none to show: an error with retry, grey rows, or an
 * empty day.
 */
export function SportsNotice({ sports }: { sports: SportsLobby }) {
  const { text } = useTemplateEnvironment();
  if (sports.onRetry) {
    return (
      <ErrorState
        title={text('ui.template.boardFailed')}
        text={text('ui.template.gamesFailedText')}
        retryLabel={text('ui.common.retry')}
        onRetry={sports.onRetry}
      />
    );
  }
  if (sports.leagues.length > 0) return null;
  if (sports.isLoading) {
    return (
      <div aria-busy="true" className={styles.rows}>
        {Array.from({ length: 7 }, (_, row) => (
          <Skeleton key={row} className={styles.row} />
        ))}
      </div>
    );
  }
  return (
    <EmptyState
      icon="calendar"
      title={text('ui.template.noMatchesDay')}
      text={sports.days.length > 1 ? text('ui.template.noMatchesDayText') : undefined}
    />
  );
}
