import sharp from 'sharp';
import { escapeHtml } from '../../../../escape.ts';
import type { TitleFont } from './title-fonts.ts';

interface Writing {
  sizePx: number;
  /** A colour as `#rrggbb`. */
  colour: string;
  /** Where lines break; without it all stands on one. */
  widthPx?: number;
}

/** Words as a picture with nothing behind them, and how large it is. */
export async function writtenWords(words: string, font: TitleFont, writing: Writing) {
  for (const file of font.files) await makeKnown(file, font);
  const { sizePx, colour, widthPx } = writing;
  return sharp({
    text: {
      text: `<span foreground="${colour}">${escapeHtml(words)}</span>`,
      font: `${font.family} Bold ${sizePx}`,
      ...(widthPx !== undefined && { width: widthPx, wrap: 'word-char' as const }),
      // A point is a pixel.
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
}

const known = new Set<string>();

/** The drawing library learns of one font a drawing. */
async function makeKnown(file: string, { family }: TitleFont): Promise<void> {
  if (known.has(file)) return;
  await sharp({ text: { text: '.', font: family, fontfile: file, dpi: 72 } })
    .png()
    .toBuffer();
  known.add(file);
}
