import { blur, filtered, relief } from '../core/filters.ts';
import type { Pen } from '../core/pen.ts';
import { num } from '../core/shapes.ts';
import { layTitle, type LaidTitle } from './line-layout.ts';
import type { FaceName } from './faces.ts';
import type { Finish } from './finishes.ts';
import { contoursPath, subdivided } from './text.ts';
import { warps, type WarpName } from './warps.ts';

export interface LockupOptions {
  text: string;
  face: FaceName;
  warp: WarpName;
  finish: Finish;
  /** The box the title may fill; it stands on the box's lower edge. */
  box: { x: number; y: number; width: number; height: number };
  maxLines?: number;
  /** Where the lines stand in the box when they do not fill its height. */
  stand?: 'foot' | 'middle' | 'head';
}

export interface DrawnLockup {
  markup: string;
  /** Upper edge of the letters, for placing things above them. */
  top: number;
  height: number;
}

function warpedPath(title: LaidTitle, options: LockupOptions, top: number): string {
  const { box } = options;
  const warp = warps[options.warp];
  return title.lines
    .map((line) =>
      contoursPath(
        line.shape.contours.map((contour) =>
          subdivided(contour, options.warp === 'flat' ? 9 : 0.16).map(([px, py]) => {
            const x = (line.x + px * line.height) / title.width;
            const y = (line.top + py * line.height) / title.height;
            const [wx, wy] = warp(x, y);
            // Bends are measured against the width, so that flat and tall titles bend alike.
            const bend = Math.min(title.height, title.width * 0.42);
            return [box.x + wx * title.width, top + y * title.height + (wy - y) * bend] as const;
          }),
        ),
      ),
    )
    .join('');
}

function extrusion(id: string, colour: string, width: number, depth: number): string {
  const copies = Math.max(2, Math.round(depth / 1.6));
  return Array.from({ length: copies }, (_, index) => {
    const y = (depth * (copies - index)) / copies;
    return `<use href="#${id}" y="${num(y)}" fill="${colour}" stroke="${colour}" stroke-width="${num(width)}"/>`;
  }).join('');
}

/**
 * Draws a title as a game logo: shadow, extruded body, double contour, metal or candy fill with a
 * lit edge.
 */
export function lockup(pen: Pen, options: LockupOptions): DrawnLockup {
  const { box, finish } = options;
  const title = layTitle(options.text, options.face, box.width, box.height, options.maxLines);
  const slack = box.height - title.height;
  const top = box.y + { foot: slack, middle: slack / 2, head: 0 }[options.stand ?? 'foot'];
  const size = title.height / title.lines.length;
  const path = warpedPath(title, options, top);
  const id = pen.defineId(
    `title${path.length}`,
    (name) => `<path id="${name}" d="${path}" stroke-linejoin="round"/>`,
  );
  const wide = Math.min(15, 4 + size * 0.17);
  const rim = Math.min(6, 1.4 + size * 0.07);
  const depth = Math.min(8, 1.5 + size * 0.11);
  const fill = pen.linear(finish.fill);
  const rimPaint = pen.linear([
    [0, finish.rim[0]],
    [1, finish.rim[1]],
  ]);
  const shadow = filtered(
    blur(pen, 5),
    `<use href="#${id}" y="${num(depth + 4)}" fill="#000" stroke="#000" stroke-width="${num(wide + 5)}" opacity="0.6"/>`,
  );
  const face = `<use href="#${id}" fill="${fill}"/>`;
  const markup =
    shadow +
    extrusion(id, finish.deep, wide, depth + 2) +
    `<use href="#${id}" fill="${finish.body}" stroke="${finish.body}" stroke-width="${num(wide)}"/>` +
    `<use href="#${id}" fill="none" stroke="${rimPaint}" stroke-width="${num(rim)}"/>` +
    filtered(relief(pen, Math.max(0.8, size * 0.035), finish.shine), face);
  return { markup, top, height: title.height };
}
