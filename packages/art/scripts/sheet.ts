import sharp from 'sharp';

/** One picture of a sheet; `ground` is laid behind it. */
export interface Tile {
  svg: string;
  ground?: string;
}

/** Lays pictures out in a grid and writes them as one PNG. Sizes in pixels. */
export async function renderSheet(
  path: string,
  tiles: readonly Tile[],
  grid: { columns: number; width: number; height: number },
): Promise<void> {
  const gap = 4;
  const rows = Math.ceil(tiles.length / grid.columns);
  const pictures = [];
  for (const [index, tile] of tiles.entries()) {
    const input = await sharp(Buffer.from(tile.svg))
      .resize(grid.width - gap, grid.height - gap, {
        fit: 'contain',
        background: tile.ground ?? '#00000000',
      })
      .png()
      .toBuffer();
    pictures.push({
      input,
      left: (index % grid.columns) * grid.width,
      top: Math.floor(index / grid.columns) * grid.height,
    });
  }
  await sharp({
    create: {
      width: grid.columns * grid.width,
      height: rows * grid.height,
      channels: 3,
      background: '#14161f',
    },
  })
    .composite(pictures)
    .png()
    .toFile(path);
}
