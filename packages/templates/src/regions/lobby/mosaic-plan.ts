/** One tile of a mosaic: a game by its index, or the tile that leads to the whole list. */
export type MosaicTile =
  | { kind: 'game'; index: number; isBig: boolean; column: number; row: number }
  | { kind: 'all'; column: number; row: number; columnSpan: number; rowSpan: number };

interface Band {
  bigs: number;
  smalls: number;
}

const rowsPerBand = 2;

/**
 * Lays out games in bands of two rows without holes, for any number of games. A big tile takes 2 ×
 * 2 cells; bigs stand at the start of one band and at the end of the next. Cells that remain in the
 * last band become one tile that leads to the whole list. Two columns are a narrow screen: a big
 * tile over pairs of small ones. Three columns are a narrow screen with small covers. Gives tiles
 * with 1-based columns and rows; `columns` is 2, 3, 4, 6 or 8.
 */
export function mosaicPlan(gameCount: number, columns: number, maxBands: number): MosaicTile[] {
  const tiles: MosaicTile[] = [];
  let next = 0;
  for (let band = 0; band < maxBands && next < gameCount; band++) {
    const left = gameCount - next;
    const firstRow = band * bandRows(columns) + 1;
    if (columns <= 2) tiles.push(...narrowBand(next, Math.min(left, 5), firstRow));
    else if (columns === 3) tiles.push(...threeWide(next, left, firstRow, band % 2 === 1));
    else {
      const shape = bandOf(left, columns, band + 1 < maxBands);
      tiles.push(...wideBand(next, shape, columns, firstRow, band % 2 === 1));
    }
    next = tiles.filter((tile) => tile.kind === 'game').length;
  }
  return tiles;
}

const bandRows = (columns: number) => (columns <= 2 ? rowsPerBand * 2 : rowsPerBand);

/** Big over the whole width, then up to four small ones in pairs. */
function narrowBand(first: number, count: number, row: number): MosaicTile[] {
  const tiles: MosaicTile[] = [{ kind: 'game', index: first, isBig: true, column: 1, row }];
  for (let small = 1; small < count; small++) {
    const at = small - 1;
    const place = { column: 1 + (at % 2), row: row + 2 + Math.floor(at / 2) };
    tiles.push({ kind: 'game', index: first + small, isBig: false, ...place });
  }
  if (count > 1 && count % 2 === 0) {
    tiles.push({
      kind: 'all',
      column: 2,
      row: row + 2 + (count - 2) / 2,
      columnSpan: 1,
      rowSpan: 1,
    });
  }
  return tiles;
}

/** Big beside a pair of small ones; fewer than three games are one row. */
function threeWide(first: number, left: number, row: number, isMirrored: boolean): MosaicTile[] {
  if (left >= 3) return wideBand(first, fullBand(1, 3), 3, row, isMirrored);
  const games = Array.from({ length: left }, (_, at) => at);
  return [
    ...games.map((at) => ({
      kind: 'game' as const,
      index: first + at,
      isBig: false,
      column: 1 + at,
      row,
    })),
    { kind: 'all', column: 1 + left, row, columnSpan: 3 - left, rowSpan: 1 },
  ];
}

/**
 * Fewest big tiles with which the rest of the band is a full upper row and an unbroken remainder. A
 * full band that would leave the next one fewer games than it has room for as big tiles leaves it
 * three more, for one big tile of its own.
 */
function bandOf(left: number, columns: number, isFollowed: boolean): Band {
  const full = fullBand(1, columns);
  const over = left - full.bigs - full.smalls;
  if (over >= 0) return isFollowed && over > 0 && over < columns / 2 ? fullBand(2, columns) : full;
  for (let bigs = 1; bigs <= columns / 2; bigs++) {
    const width = columns - bigs * 2;
    const smalls = left - bigs;
    if (smalls === 0 || (smalls >= width && smalls <= width * rowsPerBand)) return { bigs, smalls };
  }
  return full;
}

const fullBand = (bigs: number, columns: number): Band => ({
  bigs,
  smalls: (columns - bigs * 2) * rowsPerBand,
});

function wideBand(
  first: number,
  { bigs, smalls }: Band,
  columns: number,
  row: number,
  isMirrored: boolean,
): MosaicTile[] {
  const width = columns - bigs * 2;
  const bigStart = isMirrored ? width + 1 : 1;
  const smallStart = isMirrored ? 1 : bigs * 2 + 1;
  const tiles: MosaicTile[] = [];
  for (let big = 0; big < bigs; big++) {
    tiles.push({ kind: 'game', index: first + big, isBig: true, column: bigStart + big * 2, row });
  }
  for (let small = 0; small < smalls; small++) {
    const place = { column: smallStart + (small % width), row: row + Math.floor(small / width) };
    tiles.push({ kind: 'game', index: first + bigs + small, isBig: false, ...place });
  }
  const rest = width * rowsPerBand - smalls;
  if (smalls === 0 && width > 0) {
    tiles.push({ kind: 'all', column: smallStart, row, columnSpan: width, rowSpan: rowsPerBand });
  } else if (rest > 0) {
    const column = smallStart + width - rest;
    tiles.push({ kind: 'all', column, row: row + 1, columnSpan: rest, rowSpan: 1 });
  }
  return tiles;
}
