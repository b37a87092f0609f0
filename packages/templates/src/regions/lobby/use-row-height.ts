import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * How high a row of tiles is with the room below it, as the first tile says; 0 until it is known
 * for so many columns. A card's height follows its width and the screen, and no rule foretells it
 * well: a row taken for higher than it is moves everything below it when it is drawn.
 */
export function useRowHeight(
  list: RefObject<HTMLElement | null>,
  widthPx: number,
  columns: number,
  gapPx: number,
): number {
  const [measured, setMeasured] = useState({ columns: 0, rowPx: 0 });
  useLayoutEffect(() => {
    const row = list.current?.firstElementChild;
    if (!row || widthPx === 0) return;
    const measure = (): void => {
      // Another choice brings other tiles, and one that has left the page has no height: the row
      // stays, its first tile is asked for anew.
      const tile = row.querySelector('li');
      if (tile) setMeasured({ columns, rowPx: tile.getBoundingClientRect().height + gapPx });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(row);
    return () => observer.disconnect();
  }, [list, widthPx, columns, gapPx]);
  return measured.columns === columns ? measured.rowPx : 0;
}
