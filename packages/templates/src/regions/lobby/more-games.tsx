import { Button } from '@pavilion/ui/button';
import { useTemplateEnvironment } from '../../environment.tsx';
import type { GameCatalogue } from '../../props/lobby.ts';
import styles from './paged-grid.module.css';

export interface MoreGamesProps {
  shown: number;
  total: number;
  catalogue: GameCatalogue | undefined;
  /** `isAsked` false: nobody pressed anything, so the focus stays where it is. */
  onMore: (isAsked?: boolean) => void;
}

/** How many of the games are shown, and the way to more of them; also when the last try failed. */
export function MoreGames(props: MoreGamesProps) {
  const { text } = useTemplateEnvironment();
  const { shown, total, catalogue } = props;
  const hasFailed = catalogue?.hasFailedMore === true;
  return (
    <div className={styles.more}>
      {hasFailed ? <p role="alert">{text('ui.template.gamesFailed')}</p> : null}
      <span className={styles.count}>{text('ui.template.shownOf', { shown, total })}</span>
      <Button
        kind="secondary"
        isBusy={catalogue?.isLoadingMore ?? false}
        onClick={() => props.onMore()}
      >
        {text(hasFailed ? 'ui.common.retry' : 'ui.template.showMore')}
      </Button>
    </div>
  );
}
