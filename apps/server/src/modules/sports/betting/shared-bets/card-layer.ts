import sharp from 'sharp';
import { betCardRoom as room } from '@pavilion/art';
import type { PictureLayer } from '../../../site/media/index.ts';
import { fontFor, writableIn, writtenWords } from '../../../site/pages/index.ts';
import type { PlacedLine } from './card-layout.ts';

/** The words of a card over its drawing; a line that is too long for it is written smaller. */
export async function cardLayer(
  lines: readonly PlacedLine[],
  heightPx: number,
  tag: string,
): Promise<PictureLayer> {
  const pieces = await Promise.all(lines.map((line) => pieceOf(line, tag)));
  const nothing = { r: 0, g: 0, b: 0, alpha: 0 };
  const input = await sharp({
    create: { width: room.width, height: heightPx, channels: 4, background: nothing },
  })
    .composite(pieces.flat())
    .png()
    .toBuffer();
  return { input, left: 0, top: 0 };
}

async function pieceOf({ text, topPx, sizePx, colour }: PlacedLine, tag: string) {
  const words = await writableIn(text, tag);
  const font = words === '' ? null : await fontFor(words, tag);
  if (font === null) return [];
  const { data, info } = await writtenWords(words, font, { sizePx, colour });
  const width = room.right - room.left;
  const input = info.width <= width ? data : await sharp(data).resize({ width }).toBuffer();
  return [{ input, left: room.left, top: topPx }];
}
