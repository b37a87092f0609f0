import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { WindowVirtualizerHandle } from 'virtua';

interface Grid {
  list: RefObject<HTMLElement | null>;
  widthPx: number;
  columns: number;
  rowPx: number;
  /** Rows before those of the handle. */
  firstRows: number;
}

/**
 * Keeps the games in the middle of the window there when rows become other ones: a phone is turned,
 * a page is zoomed. The page stays as far down as it was then, which is another place of the list.
 * Call what it gives whenever the page has been scrolled.
 */
export function useKeptPlace(handle: RefObject<WindowVirtualizerHandle | null>, grid: Grid) {
  const { list, widthPx, columns, rowPx, firstRows } = grid;
  /** Number of a game in the middle of the window; null among the first rows, which move little. */
  const middle = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (middle.current === null) return;
    const row = Math.floor(middle.current / columns) - firstRows;
    handle.current?.scrollToIndex(Math.max(0, row), { align: 'center' });
  }, [handle, widthPx, columns, rowPx, firstRows]);
  return () => {
    // What a change of the width itself scrolls is not where anybody wanted to be.
    const isChanging = Math.floor(list.current?.getBoundingClientRect().width ?? 0) !== widthPx;
    if (handle.current && !isChanging)
      middle.current = middleOf(handle.current, columns, firstRows);
  };
}

function middleOf(handle: WindowVirtualizerHandle, columns: number, firstRows: number) {
  const row = handle.findItemIndex(handle.scrollOffset + handle.viewportSize / 2);
  return row > 0 ? (firstRows + row) * columns : null;
}
