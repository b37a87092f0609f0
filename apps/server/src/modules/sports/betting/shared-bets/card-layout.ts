import { betCardRoom } from '@pavilion/art';
import type { CardLine, LineStyle } from './card-words.ts';

/** How large a line is written, and how far below the one above it ends. */
const styles: Readonly<
  Record<LineStyle, { sizePx: number; gapPx: number; heightPx: number; colour: string }>
> = {
  title: { sizePx: 44, gapPx: 16, heightPx: 56, colour: '#ffffff' },
  pick: { sizePx: 40, gapPx: 26, heightPx: 52, colour: '#ffffff' },
  about: { sizePx: 26, gapPx: 6, heightPx: 36, colour: '#d5dbe3' },
  foot: { sizePx: 30, gapPx: 18, heightPx: 40, colour: '#ffffff' },
};
const edgePx = 64;

/** A line of a card with its place, in pixels from the top of the card. */
export interface PlacedLine {
  text: string;
  topPx: number;
  sizePx: number;
  colour: string;
}

/** Where the lines of a card stand, and how high it is with them. */
export function layOutCard(lines: readonly CardLine[]): { lines: PlacedLine[]; heightPx: number } {
  let yPx = betCardRoom.top;
  const placed = lines.map(({ style, text }): PlacedLine => {
    const { sizePx, gapPx, heightPx, colour } = styles[style];
    const topPx = yPx + gapPx;
    yPx = topPx + heightPx;
    return { text, topPx, sizePx, colour };
  });
  return { lines: placed, heightPx: Math.max(betCardRoom.leastHeight, yPx + edgePx) };
}
