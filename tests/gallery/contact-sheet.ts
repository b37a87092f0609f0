import sharp from 'sharp';

const columns = 5;
const gap = 12;

/** Puts pictures of the same shape side by side, five in a row, each `tileWidthPx` wide. */
export async function writeContactSheet(
  pictures: readonly string[],
  target: string,
  tileWidthPx: number,
): Promise<void> {
  const { width, height } = await sharp(pictures[0]).metadata();
  const tile = { width: tileWidthPx, height: Math.round((tileWidthPx * height) / width) };
  const rows = Math.ceil(pictures.length / columns);
  const tiles = await Promise.all(
    pictures.map((path) => sharp(path).resize(tile).png().toBuffer()),
  );
  const sheet = sharp({
    create: {
      width: Math.min(columns, pictures.length) * (tile.width + gap) + gap,
      height: rows * (tile.height + gap) + gap,
      channels: 3,
      background: '#777',
    },
  });
  const placed = tiles.map((input, index) => ({
    input,
    left: gap + (index % columns) * (tile.width + gap),
    top: gap + Math.floor(index / columns) * (tile.height + gap),
  }));
  await sheet.composite(placed).png().toFile(target);
}
