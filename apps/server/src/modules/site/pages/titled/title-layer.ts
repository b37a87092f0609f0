import sharp from 'sharp';
import { socialTitleRoom as room } from '@pavilion/art';
import type { PictureLayer } from '../../media/index.ts';
import type { TitleFont } from './title-fonts.ts';
import { writtenWords } from './written-words.ts';

/**
 * Heights of letters in pixels, the largest first: the first with which a title has room is taken.
 */
const sizesPx = [72, 60, 50, 42, 36, 30];

/** A title in white, broken into lines, as large as its room allows. */
export async function titleLayer(title: string, font: TitleFont): Promise<PictureLayer> {
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

const set = (title: string, font: TitleFont, sizePx: number) =>
  writtenWords(title, font, { sizePx, colour: '#ffffff', widthPx: room.width });
