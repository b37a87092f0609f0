import sharp from 'sharp';
import { socialTitleRoom as room } from '@pavilion/art';
import { escapeHtml } from '../../../../escape.ts';
import type { PictureLayer } from '../../media/index.ts';
import type { TitleFont } from './title-fonts.ts';

/**
 * Heights of letters in pixels, the largest first: the first with which a title has room is taken.
 */
const sizesPx = [72, 60, 50, 42, 36, 30];

/** A title in white, broken into lines, as large as its room allows. */
export async function titleLayer(title: string, font: TitleFont): Promise<PictureLayer> {
  for (const file of font.files) await makeKnown(file, font);
  const place = { left: room.left, top: room.top };
  for (const sizePx of sizesPx) {
    const { data, info } = await set(title, font, sizePx);
    if (info.width <= room.width && info.height <= room.height) return { input: data, ...place };
  }
  // So many words that the smallest letters do not take them: the first lines of them.
  const { data, info } = await set(title, font, sizesPx.at(-1) ?? 30);
  const [width, height] = [Math.min(info.width, room.width), Math.min(info.height, room.height)];
  return {
    input: await sharp(data).extract({ left: 0, top: 0, width, height }).toBuffer(),
    ...place,
  };
}

const set = (title: string, { family }: TitleFont, sizePx: number) =>
  sharp({
    text: {
      text: `<span foreground="white">${escapeHtml(title)}</span>`,
      font: `${family} Bold ${sizePx}`,
      width: room.width,
      // A point is a pixel.
      dpi: 72,
      rgba: true,
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });

const known = new Set<string>();

/** The drawing library learns of one font a drawing. */
async function makeKnown(file: string, { family }: TitleFont): Promise<void> {
  if (known.has(file)) return;
  await sharp({ text: { text: '.', font: family, fontfile: file, dpi: 72 } })
    .png()
    .toBuffer();
  known.add(file);
}
