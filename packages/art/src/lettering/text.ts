import { num, type Point } from '../core/shapes.ts';
import { expand } from './expand.ts';
import { faces, type FaceName } from './faces.ts';
import { bearings, skeletons } from './glyphs.ts';
import { readStroke } from './outline.ts';

/**
 * A line of letters as contours. Cap height is 1; the line stands between y 0 and 1, strokes reach
 * slightly beyond.
 */
export interface TextShape {
  contours: Point[][];
  width: number;
}

const spaceWidth = 0.34;
const glyphCache = new Map<string, Point[][]>();

function glyphContours(letter: string, faceName: FaceName): Point[][] {
  const key = `${faceName}${letter}`;
  const cached = glyphCache.get(key);
  if (cached) return cached;
  const skeleton = skeletons[letter];
  const face = faces[faceName];
  const contours = skeleton
    ? skeleton[1]
        .split('|')
        .flatMap((stroke) => expand(readStroke(stroke, skeleton[0] * face.widthScale, face), face))
    : [];
  glyphCache.set(key, contours);
  return contours;
}

/** The text as this alphabet can write it: capitals, accents dropped, other signs left out. */
export function writable(text: string): string {
  return [...text.normalize('NFD').toUpperCase().replace(/’/g, "'")]
    .filter((letter) => letter === ' ' || letter in skeletons)
    .join('')
    .replace(/ +/g, ' ')
    .trim();
}

function placeGlyph(
  contours: Point[][],
  x: number,
  width: number,
  index: number,
  faceName: FaceName,
): Point[][] {
  const face = faces[faceName];
  const sign = index % 2 === 0 ? 1 : -1;
  const angle = (sign * face.bounce * Math.PI) / 180;
  const lift = sign * face.bounce * 0.008;
  const centre = width / 2;
  return contours.map((contour) =>
    contour.map(([px, py]) => {
      const [dx, dy] = [px - centre, py - 0.5];
      const turnedX = dx * Math.cos(angle) - dy * Math.sin(angle) + centre;
      const turnedY = dx * Math.sin(angle) + dy * Math.cos(angle) + 0.5 + lift;
      return [x + turnedX + (1 - turnedY) * -face.slant, turnedY] as const;
    }),
  );
}

/** Sets one line of text in a face. */
export function textShape(text: string, faceName: FaceName): TextShape {
  const face = faces[faceName];
  let x = face.stem / 2;
  const contours: Point[][] = [];
  [...writable(text)].forEach((letter, index) => {
    const skeleton = skeletons[letter];
    if (!skeleton) {
      x += spaceWidth;
      return;
    }
    const width = skeleton[0] * face.widthScale;
    const [before, after] = bearings[letter] ?? [0, 0];
    x -= before * face.stem;
    contours.push(...placeGlyph(glyphContours(letter, faceName), x, width, index, faceName));
    x += width + face.stem * (1 - after) + face.spacing;
  });
  return { contours, width: Math.max(0.1, x - face.stem / 2 - face.spacing) };
}

/** Splits long edges, so that a warp bends them too. */
export function subdivided(contour: readonly Point[], longest: number): Point[] {
  return contour.flatMap((point, index) => {
    const next = contour[(index + 1) % contour.length] as Point;
    const pieces = Math.max(
      1,
      Math.ceil(Math.hypot(next[0] - point[0], next[1] - point[1]) / longest),
    );
    return Array.from({ length: pieces }, (_, piece) => {
      const t = piece / pieces;
      return [point[0] + (next[0] - point[0]) * t, point[1] + (next[1] - point[1]) * t] as const;
    });
  });
}

/** Contours as path data. */
export const contoursPath = (contours: readonly (readonly Point[])[]): string =>
  contours
    .map((contour) => `M${contour.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`)
    .join('');

/**
 * One line of text as path data: left edge at `x`, cap line at `y`, letters `height` tall. Gives
 * the drawn width too.
 */
export function textPath(
  text: string,
  faceName: FaceName,
  x: number,
  y: number,
  height: number,
): { path: string; width: number } {
  const shape = textShape(text, faceName);
  const contours = shape.contours.map((contour) =>
    contour.map(([px, py]) => [x + px * height, y + py * height] as const),
  );
  return { path: contoursPath(contours), width: shape.width * height };
}
