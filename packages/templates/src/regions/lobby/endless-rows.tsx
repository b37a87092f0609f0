import { useRef } from 'react';
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua';
import type { GameTile } from '../../region-props.ts';
import { GameGridRow, type GridRowProps } from './game-grid-row.tsx';

/** How far beyond the window rows are kept. */
const bufferPx = 900;

export interface EndlessRowsProps {
  rows: GameTile[][];
  /** What all rows have in common. */
  row: Omit<GridRowProps, 'games'>;
  /** Height of a row with its gap, until it is measured. */
  rowPx: number;
  /** Told with each scroll whether the first of the rows has left the view. */
  onFarDown: (isFarDown: boolean) => void;
}

/** Rows of which only those near the view exist. */
export function EndlessRows({ rows, row, rowPx, onFarDown }: EndlessRowsProps) {
  const ref = useRef<WindowVirtualizerHandle>(null);
  return (
    <WindowVirtualizer
      ref={ref}
      data={rows}
      bufferSize={bufferPx}
      itemSize={rowPx}
      onScroll={() => onFarDown(isBelowFirst(ref.current))}
    >
      {(shown, index) => <GameGridRow key={shown[0]?.id ?? index} {...row} games={shown} />}
    </WindowVirtualizer>
  );
}

const isBelowFirst = (list: WindowVirtualizerHandle | null): boolean =>
  list !== null && list.findItemIndex(list.scrollOffset) > 0;
