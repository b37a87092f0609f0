/** The board in its own units: pegs stand 10 apart, rows 8.6. */
export const pegGap = 10;
export const rowGap = 8.6;
export const boardTop = 9;
export const pocketHeight = 8.4;

export interface Point {
  x: number;
  y: number;
}

export const boardWidth = (rows: number): number => (rows + 1) * pegGap + 4;
export const boardHeight = (rows: number): number => boardTop + rows * rowGap + pocketHeight + 3;

/** Where a peg stands; a row counted from 0 has three more pegs than its number. */
export function pegAt(rows: number, row: number, peg: number): Point {
  return {
    x: boardWidth(rows) / 2 + (peg - (row + 2) / 2) * pegGap,
    y: boardTop + row * rowGap,
  };
}

/** The left edge and top of a pocket. */
export function pocketAt(rows: number, pocket: number): Point {
  return { x: 2 + pocket * pegGap, y: boardTop + rows * rowGap - 0.4 };
}

/** The pegs that a ball touches on its way, a row each. */
export function pegsTouched(path: readonly number[]): number[] {
  let rights = 0;
  return path.map((step) => {
    const peg = rights + 1;
    rights += step;
    return peg;
  });
}

const samplesPerRow = 6;
const ballAbovePeg = 2.6;

/**
 * The way of the ball as points of equal time: a fall onto the first peg, then one parabola a row.
 */
export function ballWay(path: readonly number[]): Point[] {
  const rows = path.length;
  const centre = boardWidth(rows) / 2;
  const points: Point[] = [];
  const fall = (from: Point, dx: number, drop: number, hop: number): void => {
    for (let sample = 1; sample <= samplesPerRow; sample += 1) {
      const time = sample / samplesPerRow;
      const y = from.y + drop * ((1 + hop) * time * time - hop * time);
      points.push({ x: from.x + dx * time, y });
    }
  };
  points.push({ x: centre, y: -4 });
  fall({ x: centre, y: -4 }, 0, boardTop - ballAbovePeg + 4, 0);
  for (const step of path) {
    const from = points.at(-1) ?? { x: centre, y: 0 };
    fall(from, step === 1 ? pegGap / 2 : -pegGap / 2, rowGap, 0.62);
  }
  return points;
}
