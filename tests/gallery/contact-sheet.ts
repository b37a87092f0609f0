import sharp from 'sharp';

const columns = 5;
const tile = { width: 480, height: 360 };
const gap = 12;

/** Puts pictures side by side, five in a row, their upper parts cut to the same shape. */
export async function writeContactSheet(pictures: readonly string[], target: string): Promise<void> {
  const rows = Math.ceil(pictures.length / columns);
  const tiles = await Promise.all(
    pictures.map((path) =>
      sharp(path).resize({ ...tile, fit: 'cover', position: 'top' }).png().toBuffer(),
    ),
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
