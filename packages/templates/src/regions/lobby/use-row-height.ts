import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * How high a row of tiles is with the room below it, as its first tile says; 0 until the list's width is known. A card's
 * height follows its width and the screen, and no rule foretells it well: a row taken for higher than it is moves everything
 * below it when it is drawn.
 */
export function useRowHeight(
  list: RefObject<HTMLElement | null>,
  widthPx: number,
  columns: number,
  gapPx: number,
): number {
  const [rowPx, setRowPx] = useState(0);
  useLayoutEffect(() => {
    const tile = list.current?.querySelector('li');
    if (!tile || widthPx === 0) return;
    const measure = () => setRowPx(tile.getBoundingClientRect().height + gapPx);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(tile);
    return () => observer.disconnect();
  }, [list, widthPx, columns, gapPx]);
  return rowPx;
}
