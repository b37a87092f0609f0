import { card, layOut, rowStyles, type CardRow, type RowStyle } from './card-layout.ts';

/** Colours of the palette that the page wears. */
const tones: Readonly<Record<RowStyle, string>> = {
  site: '--accent-text',
  title: '--text',
  pick: '--text',
  about: '--text-muted',
  foot: '--text',
  code: '--accent-text',
};

/** Draws a card in the colours and letters of the page. Rejects where the browser draws nothing. */
export async function drawCard(rows: readonly CardRow[]): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('this browser has no canvas');
  const page = getComputedStyle(document.body);
  const colour = (name: string): string => page.getPropertyValue(name).trim();
  const fontOf = (style: RowStyle): string => {
    const { sizePx, isBold } = rowStyles[style];
    return `${isBold ? 700 : 400} ${sizePx}px ${page.fontFamily}`;
  };
  const layout = layOut(rows, (text, style) => {
    brush.font = fontOf(style);
    return brush.measureText(text).width;
  });
  // A canvas forgets everything when its size is set.
  canvas.width = card.widthPx;
  canvas.height = layout.heightPx;
  brush.fillStyle = colour('--surface-1');
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.fillStyle = colour('--line-strong');
  for (const yPx of layout.rulesPx)
    brush.fillRect(card.edgePx, yPx, card.widthPx - 2 * card.edgePx, 2);
  for (const { style, text, side, baselinePx } of layout.lines) {
    brush.font = fontOf(style);
    brush.fillStyle = colour(tones[style]);
    brush.textAlign = side === 'start' ? 'left' : 'right';
    const xPx = side === 'start' ? card.edgePx : card.widthPx - card.edgePx;
    brush.fillText(text, xPx, baselinePx);
  }
  return toPicture(canvas);
}

const toPicture = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((picture) => {
      if (picture) resolve(picture);
      else reject(new Error('the card became no picture'));
    }, 'image/png');
  });
