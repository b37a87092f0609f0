import type { FaceName } from './faces.ts';
import { textShape, writable, type TextShape } from './text.ts';

/** One line of a lock-up: its letters, their cap height and the top of the line, in units. */
export interface LaidLine {
  shape: TextShape;
  x: number;
  top: number;
  height: number;
}

export interface LaidTitle {
  lines: LaidLine[];
  width: number;
  height: number;
}

const gapShare = 0.36;

function splits(words: readonly string[], lines: number): string[][] {
  if (lines === 1) return [[words.join(' ')]];
  return words.slice(0, words.length - lines + 1).flatMap((_, index) => {
    const head = words.slice(0, index + 1).join(' ');
    return splits(words.slice(index + 1), lines - 1).map((rest) => [head, ...rest]);
  });
}

function lay(lines: readonly string[], face: FaceName, width: number, height: number): LaidTitle {
  const shapes = lines.map((line) => textShape(line, face));
  const fitted = shapes.map((shape) => width / shape.width);
  // Lines fill the width as logos do, but no line may shout down the others.
  const limit = Math.min(...fitted) * 1.75;
  const heights = fitted.map((value) => Math.min(value, limit, height * 0.62));
  const gap = Math.min(...heights) * gapShare;
  const total = heights.reduce((sum, value) => sum + value, 0) + gap * (lines.length - 1);
  const scale = Math.min(1, height / total);
  let top = 0;
  const laid = shapes.map((shape, index) => {
    const lineHeight = (heights[index] as number) * scale;
    const line = { shape, x: (width - shape.width * lineHeight) / 2, top, height: lineHeight };
    top += lineHeight + gap * scale;
    return line;
  });
  return { lines: laid, width, height: total * scale };
}

const inkArea = (title: LaidTitle): number =>
  title.lines.reduce((sum, line) => sum + line.shape.width * line.height * line.height, 0) +
  Math.min(...title.lines.map((line) => line.height)) ** 2 * 2;

/**
 * Breaks a title into up to `maxLines` lines so that the letters become as large as the box allows.
 */
export function layTitle(
  text: string,
  face: FaceName,
  width: number,
  height: number,
  maxLines = 3,
): LaidTitle {
  const words = writable(text)
    .split(' ')
    .filter((word) => word.length > 0);
  const safe = words.length > 0 ? words : ['PLAY'];
  const candidates = Array.from(
    { length: Math.min(maxLines, safe.length) },
    (_, index) => index + 1,
  )
    .flatMap((lines) => splits(safe, lines))
    .map((lines) => lay(lines, face, width, height));
  return candidates.reduce((best, candidate) =>
    inkArea(candidate) > inkArea(best) ? candidate : best,
  );
}
