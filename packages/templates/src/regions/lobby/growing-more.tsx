import { useRef } from 'react';
import { MoreGames, type MoreGamesProps } from './more-games.tsx';
import { useNearEnd } from './use-near-end.ts';

/**
 * So many games come by themselves; more of them when asked for, or nobody would ever see the end
 * of the page.
 */
const gamesUnasked = 72;

/**
 * For grids that grow as their end comes near, and from some size on only when the visitor wants
 * more.
 */
export function GrowingMore(props: MoreGamesProps) {
  const { shown, catalogue, onMore } = props;
  const isWaiting = catalogue?.isLoadingMore === true || catalogue?.hasFailedMore === true;
  const ref = useRef<HTMLDivElement>(null);
  useNearEnd(ref, shown < gamesUnasked && !isWaiting, shown, () => onMore(false));
  return (
    <div ref={ref}>
      <MoreGames {...props} />
    </div>
  );
}
