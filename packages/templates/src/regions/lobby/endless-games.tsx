import { Icon } from '@pavilion/ui/icon';
import { Skeleton } from '@pavilion/ui/states';
import { useMemo, useRef, useState, type RefObject } from 'react';
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua';
import { useTemplateEnvironment } from '../../environment.tsx';
import type { GameTile } from '../../props/card.ts';
import type { GameCatalogue, LobbyProps } from '../../props/lobby.ts';
import { tileSize, tileVariables } from '../card/tile-size.ts';
import styles from './endless-games.module.css';
import { EndlessGamesEnd } from './endless-games-end.tsx';
import { useFoot } from './endless-games-foot.ts';
import { GameGridRow } from './game-grid-row.tsx';
import { goToLastGame } from './go-to-last-game.ts';
import { useColumns } from './use-columns.ts';
import { useKeptPlace } from './use-kept-place.ts';
import { useRowHeight } from './use-row-height.ts';

/** Between tiles, and below each row (`.row`). */
const gapPx = 14;
/**
 * Rows that always exist. They need no measuring, so the first view has its games whatever the
 * window is doing.
 */
const firstRows = 5;
/** Games of those rows before the width is known; the style sheet finds the columns then. */
const firstGames = 24;
/** How far beyond the window rows are kept. */
const bufferPx = 900;
/**
 * Games that stand-ins keep room for where the loaded ones end: as many as come with the next page,
 * which takes their place.
 */
const gamesToCome = 96;

interface EndlessProps extends Pick<LobbyProps, 'Card' | 'onToggleFavourite'> {
  games: GameTile[];
  catalogue?: GameCatalogue;
}

/**
 * Cards without an end: of the rows after the first, only those near the view exist; further pages
 * are asked for in time.
 */
export function EndlessGames({ games, Card, onToggleFavourite, catalogue }: EndlessProps) {
  const listRef = useRef<WindowVirtualizerHandle>(null);
  const [isFarDown, setFarDown] = useState(false);
  const { widthPx: wantedPx, share } = tileSize(Card);
  const { ref, columns, widthPx } = useColumns<HTMLDivElement>((width) =>
    columnsFor(width, wantedPx, share),
  );
  const { ref: footRef, isResting, goOn } = useFoot(games.length);
  const rowPx = useRowHeight(ref, widthPx, columns, gapPx);
  const keepPlace = useKeptPlace(listRef, { list: ref, widthPx, columns, rowPx, firstRows });
  const isMeasured = widthPx > 0;
  const firstCount = isMeasured ? columns * firstRows : firstGames;
  const first = useMemo(() => games.slice(0, firstCount), [games, firstCount]);
  const toCome = isResting ? 0 : stillToCome(games.length, catalogue);
  const roomRows = Math.ceil(toCome / columns);
  const rows = useMemo(
    () => [...rowsOf(games, firstCount, columns), ...Array<null>(roomRows).fill(null)],
    [games, firstCount, columns, roomRows],
  );
  const row = { Card, onToggleFavourite, columns: isMeasured ? columns : null };
  return (
    <div ref={ref} className={styles.endless} style={tileVariables(Card)}>
      <GameGridRow {...row} games={first} priorityCount={columns} />
      {rowPx > 0 ? (
        <WindowVirtualizer
          // What it knows of rows is of those with so many games.
          key={columns}
          ref={listRef}
          data={rows}
          bufferSize={bufferPx}
          itemSize={rowPx}
          onScroll={() => {
            setFarDown(isBelowFirst(listRef));
            keepPlace();
          }}
        >
          {(shown, index) =>
            shown ? (
              <GameGridRow key={shown[0]?.id ?? index} {...row} games={shown} />
            ) : (
              <WaitingRow key={index} columns={columns} heightPx={rowPx} />
            )
          }
        </WindowVirtualizer>
      ) : null}
      <EndlessGamesEnd
        shown={games.length}
        catalogue={catalogue}
        roomPx={roomRows * rowPx}
        isResting={isResting}
        onAsked={() => goToLastGame(ref.current, goOn)}
      />
      <div ref={footRef} />
      {isFarDown ? <BackToTop listRef={ref} /> : null}
    </div>
  );
}

function BackToTop({ listRef }: { listRef: RefObject<HTMLElement | null> }) {
  const { text } = useTemplateEnvironment();
  return (
    <button
      type="button"
      className={styles.top}
      data-floats=""
      onClick={() => {
        window.scrollTo({ top: 0 });
        listRef.current?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
      }}
    >
      <Icon name="arrow-up" size={18} />
      {text('ui.template.backToTop')}
    </button>
  );
}

/**
 * Stand-ins for games that are on their way, exactly as high as those, so that nothing moves when
 * they come.
 */
function WaitingRow({ columns, heightPx }: { columns: number; heightPx: number }) {
  return (
    <div
      className={styles.row}
      style={{
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        gridAutoRows: heightPx - gapPx,
      }}
    >
      {Array.from({ length: columns }, (_, index) => (
        <Skeleton key={index} />
      ))}
    </div>
  );
}

/** Games of the next page, as far as there is one. */
function stillToCome(shown: number, catalogue: GameCatalogue | undefined): number {
  if (!catalogue?.hasMore) return 0;
  return Math.max(1, Math.min(gamesToCome, catalogue.totalCount - shown));
}

/** True when the first rows have left the view. */
function isBelowFirst(list: RefObject<WindowVirtualizerHandle | null>): boolean {
  const handle = list.current;
  return handle !== null && handle.findItemIndex(handle.scrollOffset) > 0;
}

/** The games after the first `from`, in rows. */
function rowsOf(games: GameTile[], from: number, columns: number): GameTile[][] {
  const count = Math.max(0, Math.ceil((games.length - from) / columns));
  return Array.from({ length: count }, (_, row) =>
    games.slice(from + row * columns, from + (row + 1) * columns),
  );
}

/** Columns of the card's own width; on narrow screens by the share of the screen it takes. */
function columnsFor(widthPx: number, wantedPx: number, share: string): number {
  const byWidth = Math.floor((widthPx + gapPx) / (wantedPx + gapPx));
  const byShare = Math.floor(100 / Number(share.replace(/[^\d.]/g, '')));
  return Math.max(byWidth, Math.min(byShare, Math.floor((widthPx + gapPx) / 98)), 1);
}
