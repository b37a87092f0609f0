import { Button } from '@pavilion/ui/button';
import { useRef } from 'react';
import { useTemplateEnvironment } from '../../environment.tsx';
import type { GameCatalogue } from '../../props/lobby.ts';
import styles from './endless-games.module.css';
import { MoreGames } from './more-games.tsx';
import { useNearEnd } from './use-near-end.ts';
import { useRetryFocus } from './use-retry-focus.ts';

/**
 * What stands below the games: it asks for more of them in time, and says so when they do not come
 * or are not asked for.
 */
export function EndlessGamesEnd(props: {
  shown: number;
  catalogue: GameCatalogue | undefined;
  /** How high the room is that stands empty at the end of the rows above. */
  roomPx: number;
  /** Nothing is asked for until the visitor does, by `onAsked`. */
  isResting: boolean;
  onAsked: () => void;
}) {
  const { text } = useTemplateEnvironment();
  const { shown, catalogue, roomPx, isResting } = props;
  const { hasMore = false, isLoadingMore = false, hasFailedMore = false } = catalogue ?? {};
  const canAsk = hasMore && !isLoadingMore && !hasFailedMore && !isResting;
  const ref = useRef<HTMLDivElement>(null);
  const keepFocus = useRetryFocus(ref, isLoadingMore, hasFailedMore);
  useNearEnd(ref, canAsk, shown, () => catalogue?.onMore(), true);
  const askAgain = (): void => {
    keepFocus();
    catalogue?.onMore();
  };
  return (
    <>
      <div
        ref={ref}
        className={styles.end}
        style={{ blockSize: roomPx, marginBlockStart: -roomPx }}
      >
        {hasFailedMore ? <MoreFailed isBusy={isLoadingMore} onRetry={askAgain} /> : null}
      </div>
      {isLoadingMore ? (
        <p role="status" className={styles.hidden}>
          {text('ui.template.loadingMore')}
        </p>
      ) : null}
      {hasMore && isResting ? (
        <MoreGames
          shown={shown}
          total={catalogue?.totalCount ?? shown}
          catalogue={catalogue}
          onMore={props.onAsked}
        />
      ) : null}
    </>
  );
}

/** The stand-ins stay, several windows high, and this goes along with whoever is among them. */
function MoreFailed({ isBusy, onRetry }: { isBusy: boolean; onRetry: () => void }) {
  const { text } = useTemplateEnvironment();
  return (
    <p role="alert" className={styles.failed}>
      {text('ui.template.gamesFailed')}
      <Button kind="secondary" size="small" icon="refresh" isBusy={isBusy} onClick={onRetry}>
        {text('ui.common.retry')}
      </Button>
    </p>
  );
}
