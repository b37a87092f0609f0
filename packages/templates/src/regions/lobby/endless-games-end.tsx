import { useTemplateEnvironment } from '../../environment.tsx';
import type { GameCatalogue } from '../../props/lobby.ts';
import styles from './endless-games.module.css';
import { LobbyError } from './lobby-states.tsx';
import { MoreGames } from './more-games.tsx';
import { useNearEnd } from './use-near-end.ts';

/** What stands below the games: it asks for more of them in time, and says so when they do not come or are not asked for. */
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
  const ref = useNearEnd<HTMLDivElement>(canAsk, shown, () => catalogue?.onMore(), true);
  return (
    <>
      <div
        ref={ref}
        className={styles.end}
        style={{ blockSize: roomPx, marginBlockStart: -roomPx }}
      />
      {isLoadingMore ? (
        <p role="status" className={styles.hidden}>
          {text('ui.template.loadingMore')}
        </p>
      ) : null}
      {hasFailedMore && !isLoadingMore && catalogue ? (
        <LobbyError onRetry={catalogue.onMore} />
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
