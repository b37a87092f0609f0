/** Rows of every road. */
export const roadRows = 6;

/** Where a cell stands: columns and rows from 0. */
export interface Placed {
  x: number;
  y: number;
}

/**
 * Lays columns out as roads are drawn: downwards, and where the next cell is the end or taken,
 * right along the row; each column starts at the next free cell of the top row. A column is what it
 * holds, from the top down.
 */
export function layOutColumns<Cell>(
  columns: ReadonlyArray<readonly Cell[]>,
): ReadonlyArray<Cell & Placed> {
  const taken = new Set<string>();
  const isFree = (x: number, y: number): boolean => y < roadRows && !taken.has(`${x},${y}`);
  let start = -1;
  return columns.flatMap((column) => {
    do start += 1;
    while (!isFree(start, 0));
    let [x, y, isTail] = [start, 0, false];
    return column.map((cell, index) => {
      if (index > 0) {
        isTail ||= !isFree(x, y + 1);
        if (isTail) x += 1;
        else y += 1;
      }
      taken.add(`${x},${y}`);
      return { ...cell, x, y };
    });
  });
}
