import { Icon } from '@pavilion/ui/icon';
import { Spinner } from '@pavilion/ui/spinner';
import { useRef, useState } from 'react';
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua';
import { useTemplateEnvironment } from '../../environment.tsx';
import type { GameCatalogue, GameTile, LobbyProps } from '../../region-props.ts';
import { tileSize } from '../card/tile-size.ts';
import styles from './endless-games.module.css';
import { useColumns } from './use-columns.ts';

const gapPx = 14;
/** Rows before the end at which the next page is asked for. */
const rowsAhead = 4;
/** Rows scrolled past before the way back up is offered. */
const rowsBeforeTop = 4;

interface EndlessProps extends Pick<LobbyProps, 'Card' | 'onToggleFavourite'> {
  games: GameTile[];
  catalogue: GameCatalogue | undefined;
}

/** Rows of cards of which only those near the view exist; further pages are asked for before the end is reached. */
export function EndlessGames({ games, Card, onToggleFavourite, catalogue }: EndlessProps) {
  const { text } = useTemplateEnvironment();
  const listRef = useRef<WindowVirtualizerHandle>(null);
  const [topRow, setTopRow] = useState(0);
  const { widthPx: wantedPx, share } = tileSize(Card);
  const { ref, columns, widthPx } = useColumns<HTMLDivElement>((width) =>
    columnsFor(width, wantedPx, share),
  );
  const rows = Array.from({ length: Math.ceil(games.length / columns) }, (_, row) =>
    games.slice(row * columns, (row + 1) * columns),
  );

  const onScroll = () => {
    const list = listRef.current;
    if (!list) return;
    setTopRow(list.findItemIndex(list.scrollOffset));
    const lastRow = list.findItemIndex(list.scrollOffset + list.viewportSize);
    if (lastRow >= rows.length - rowsAhead && catalogue?.hasMore && !catalogue.isLoadingMore) {
      catalogue.onMore();
    }
  };

  return (
    <div ref={ref} className={styles.endless}>
      {widthPx > 0 ? (
        <WindowVirtualizer ref={listRef} data={rows} bufferSize={900} onScroll={onScroll}>
          {(row, index) => (
            <ul
              key={row[0]?.id ?? index}
              className={styles.row}
              style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
            >
              {row.map((game) => (
                <li key={game.id} className={styles.item}>
                  <Card
                    game={game}
                    onToggleFavourite={onToggleFavourite}
                    isPriority={index === 0}
                  />
                </li>
              ))}
            </ul>
          )}
        </WindowVirtualizer>
      ) : null}
      {catalogue?.isLoadingMore ? (
        <p role="status" className={styles.loading}>
          <Spinner size={20} />
          {text('ui.template.loadingMore')}
        </p>
      ) : null}
      {topRow >= rowsBeforeTop ? (
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

/** Columns of the card's own width; on narrow screens by the share of the screen it takes. */
function columnsFor(widthPx: number, wantedPx: number, share: string): number {
  const byWidth = Math.floor((widthPx + gapPx) / (wantedPx + gapPx));
  const byShare = Math.floor(100 / Number(share.replace(/[^\d.]/g, '')));
  return Math.max(byWidth, Math.min(byShare, Math.floor((widthPx + gapPx) / 98)), 1);
}
