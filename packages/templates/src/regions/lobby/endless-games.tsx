import { Icon } from '@pavilion/ui/icon';
import { Spinner } from '@pavilion/ui/spinner';
import { useRef, useState } from 'react';
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua';
import { useTemplateEnvironment } from '../../environment.tsx';
import type { GameCatalogue, GameTile, LobbyProps } from '../../region-props.ts';
import { tileSize } from '../card/tile-size.ts';
import styles from './endless-games.module.css';
import { useColumns } from './use-columns.ts';
import { useNearEnd } from './use-near-end.ts';

const gapPx = 14;
/** Rows that always exist. They need no measuring, so the first view has its games whatever the window is doing. */
const firstRows = 5;
/** Games of those rows before the width is known; the style sheet finds the columns then. */
const firstGames = 24;

interface EndlessProps extends Pick<LobbyProps, 'Card' | 'onToggleFavourite'> {
  games: GameTile[];
  catalogue: GameCatalogue | undefined;
}

/** Cards without an end: of the rows after the first, only those near the view exist; further pages are asked for in time. */
export function EndlessGames({ games, Card, onToggleFavourite, catalogue }: EndlessProps) {
  const { text } = useTemplateEnvironment();
  const listRef = useRef<WindowVirtualizerHandle>(null);
  const [isFarDown, setFarDown] = useState(false);
  const { widthPx: wantedPx, share } = tileSize(Card);
  const { ref, columns, widthPx } = useColumns<HTMLDivElement>((width) =>
    columnsFor(width, wantedPx, share),
  );
  const canAsk = Boolean(catalogue?.hasMore && !catalogue.isLoadingMore);
  const endRef = useNearEnd<HTMLDivElement>(canAsk, games.length, () => catalogue?.onMore());
  const isMeasured = widthPx > 0;
  const firstCount = isMeasured ? columns * firstRows : firstGames;
  const row = { Card, onToggleFavourite, columns: isMeasured ? columns : null };

  return (
    <div ref={ref} className={styles.endless}>
      <Cards {...row} games={games.slice(0, firstCount)} priorityCount={columns} />
      {isMeasured ? (
        <WindowVirtualizer
          ref={listRef}
          data={rowsOf(games.slice(firstCount), columns)}
          bufferSize={900}
          onScroll={() => {
            const list = listRef.current;
            setFarDown(list !== null && list.findItemIndex(list.scrollOffset) > 0);
          }}
        >
          {(shown, index) => <Cards key={shown[0]?.id ?? index} {...row} games={shown} />}
        </WindowVirtualizer>
      ) : null}
      <div ref={endRef} />
      {catalogue?.isLoadingMore ? (
        <p role="status" className={styles.loading}>
          <Spinner size={20} />
          {text('ui.template.loadingMore')}
        </p>
      ) : null}
      {isFarDown ? (
        <button
          type="button"
          className={styles.top}
          onClick={() => {
            window.scrollTo({ top: 0 });
            ref.current?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
          }}
        >
          <Icon name="arrow-up" size={18} />
          {text('ui.template.backToTop')}
        </button>
      ) : null}
    </div>
  );
}

/** Cards in rows of `columns`; null leaves the number to the style sheet. The first `priorityCount` pictures load first. */
function Cards(
  props: Pick<LobbyProps, 'Card' | 'onToggleFavourite'> & {
    games: GameTile[];
    columns: number | null;
    priorityCount?: number;
  },
) {
  const { Card, columns, priorityCount = 0 } = props;
  return (
    <ul
      className={styles.row}
      style={columns ? { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` } : undefined}
    >
      {props.games.map((game, index) => (
        <li key={game.id} className={styles.item}>
          <Card
            game={game}
            onToggleFavourite={props.onToggleFavourite}
            isPriority={index < priorityCount}
          />
        </li>
      ))}
    </ul>
  );
}

function rowsOf(games: GameTile[], columns: number): GameTile[][] {
  return Array.from({ length: Math.ceil(games.length / columns) }, (_, row) =>
    games.slice(row * columns, (row + 1) * columns),
  );
}

/** Columns of the card's own width; on narrow screens by the share of the screen it takes. */
function columnsFor(widthPx: number, wantedPx: number, share: string): number {
  const byWidth = Math.floor((widthPx + gapPx) / (wantedPx + gapPx));
  const byShare = Math.floor(100 / Number(share.replace(/[^\d.]/g, '')));
  return Math.max(byWidth, Math.min(byShare, Math.floor((widthPx + gapPx) / 98)), 1);
}
