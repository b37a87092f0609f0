/** How a row of the card is written, and what it is for. */
export type RowStyle = 'site' | 'title' | 'pick' | 'about' | 'foot' | 'code';

export interface CardRow {
  style: RowStyle;
  text: string;
  /** Written at the end of the first line: a price, a result. */
  end?: string;
}

interface CardLine {
  style: RowStyle;
  text: string;
  /** From the left for words, to the right for ends. */
  side: 'start' | 'end';
  /** Where the letters stand, from the top. */
  baselinePx: number;
}

interface CardLayout {
  lines: CardLine[];
  /** Lines across the card, from the top. */
  rulesPx: number[];
  heightPx: number;
}

/** A card as wide as the networks show pictures. */
export const card = { widthPx: 1080, edgePx: 64 } as const;

export const rowStyles: Readonly<
  Record<RowStyle, { sizePx: number; gapPx: number; isBold: boolean }>
> = {
  site: { sizePx: 44, gapPx: 0, isBold: true },
  title: { sizePx: 40, gapPx: 28, isBold: true },
  pick: { sizePx: 38, gapPx: 56, isBold: true },
  about: { sizePx: 28, gapPx: 10, isBold: false },
  foot: { sizePx: 32, gapPx: 24, isBold: false },
  code: { sizePx: 40, gapPx: 28, isBold: true },
};

const lineHeight = 1.3;
/** Between words and what stands at the end of their line. */
const columnPx = 32;

type Measure = (text: string, style: RowStyle) => number;

/** Where everything of a card stands; picks and the first line below them have a rule above. */
export function layOut(rows: readonly CardRow[], measure: Measure): CardLayout {
  const innerPx = card.widthPx - 2 * card.edgePx;
  const lines: CardLine[] = [];
  const rulesPx: number[] = [];
  let yPx = card.edgePx;
  for (const [index, { style, text, end = '' }] of rows.entries()) {
    const { sizePx, gapPx } = rowStyles[style];
    if (style === 'pick' || isFootAfterPicks(rows, index)) rulesPx.push(yPx + gapPx / 2);
    yPx += gapPx;
    const endPx = end === '' ? 0 : measure(end, style) + columnPx;
    const baselineOf = (line: number): number => yPx + sizePx + line * sizePx * lineHeight;
    const wrapped = wrap(text, innerPx - endPx, (part) => measure(part, style));
    for (const [line, part] of wrapped.entries())
      lines.push({ style, text: part, side: 'start', baselinePx: baselineOf(line) });
    if (end !== '') lines.push({ style, text: end, side: 'end', baselinePx: baselineOf(0) });
    yPx += wrapped.length * sizePx * lineHeight;
  }
  return { lines, rulesPx, heightPx: Math.ceil(yPx + card.edgePx) };
}

const isFoot = (row: CardRow | undefined): boolean =>
  row !== undefined && (row.style === 'foot' || row.style === 'code');

const isFootAfterPicks = (rows: readonly CardRow[], index: number): boolean =>
  isFoot(rows[index]) && !isFoot(rows[index - 1]);

/** After a space, and after each sign of a script without spaces. */
const breaks = /(?<=\s|\p{Ideographic})/u;

/** Words in lines of a width; a word that is wider alone has a line of its own. */
export function wrap(text: string, widthPx: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(breaks)) {
    if (line !== '' && measure((line + word).trimEnd()) > widthPx) {
      lines.push(line.trimEnd());
      line = word;
    } else line += word;
  }
  return [...lines, line.trimEnd()];
}
