import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { GameTile } from '../../props/card.ts';
import type { GameCatalogue, LobbyProps } from '../../props/lobby.ts';
import { MoreGames, type MoreGamesProps } from './more-games.tsx';
import styles from './paged-grid.module.css';

const pageSize = 24;

/**
 * Games as a grid that fits the card, page by page on request. Needs the tile variables of the card
 * around it. Games that are not loaded yet are asked of the `catalogue` when their page is wanted.
 */
export function PagedGrid(props: {
  games: GameTile[];
  lobby: LobbyProps;
  gridClass?: string;
  catalogue?: GameCatalogue;
  /** What stands below while there are more games; a button by itself. */
  More?: ComponentType<MoreGamesProps>;
}) {
  const { games, catalogue, More = MoreGames } = props;
  const [pages, setPages] = useState(1);
  const shown = games.slice(0, pages * pageSize);
  const { ref, showNew } = useFocusOnNew(shown.length);
  const { Card, onToggleFavourite } = props.lobby;
  const total = catalogue?.hasMore ? catalogue.totalCount : games.length;
  const showMore = (isAsked = true) => {
    if (isAsked) showNew();
    const isFull = games.length >= pages * pageSize;
    if (isFull) setPages(pages + 1);
    if (catalogue?.hasMore && games.length < (isFull ? pages + 1 : pages) * pageSize)
      catalogue.onMore();
  };
  return (
    <>
      <ul ref={ref} className={props.gridClass ?? styles.grid}>
        {shown.map((game, index) => (
          <li key={game.id} className={styles.item}>
            <Card game={game} onToggleFavourite={onToggleFavourite} isPriority={index < 4} />
          </li>
        ))}
      </ul>
      {shown.length < games.length || catalogue?.hasMore ? (
        <More
          shown={shown.length}
          total={Math.max(total, shown.length)}
          catalogue={catalogue}
          onMore={showMore}
        />
      ) : null}
    </>
  );
}

/**
 * The button goes away or waits when more is asked for: whoever pressed it goes on at the first
 * game that came.
 */
function useFocusOnNew(count: number) {
  const ref = useRef<HTMLUListElement>(null);
  const from = useRef<number | null>(null);
  useEffect(() => {
    if (from.current === null || count <= from.current) return;
    const item = ref.current?.children[from.current];
    from.current = null;
    item?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  }, [count]);
  return { ref, showNew: () => void (from.current = count) };
}
