import { oklch } from '../core/colour.ts';
import { flat, stroke } from '../core/material.ts';
import { ellipse, num, polygon, ribbon, smooth } from '../core/shapes.ts';
import { bokeh, clouds, cover, glow, motes, rays, ridge, sky, softly } from './light.ts';
import type { SceneDrawing } from './scene.types.ts';

/** Under water: beams from above, reef silhouettes, bubbles. */
export const ocean: SceneDrawing = (pen, frame, mood) => {
  const { width, height } = frame;
  const bubbles = Array.from({ length: 16 }, () => {
    const radius = pen.random.between(2, 8);
    const [x, y] = [pen.random.between(0, width), pen.random.between(0.1, 0.9) * height];
    return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="#fff" fill-opacity="0.12" stroke="#fff" stroke-opacity="0.55" stroke-width="1"/><circle cx="${num(x - radius * 0.35)}" cy="${num(y - radius * 0.35)}" r="${num(radius * 0.22)}" fill="#fff" opacity="0.9"/>`;
  }).join('');
  const weed = (x: number, tall: number, fill: string): string =>
    flat(
      ribbon(
        [
          [x, height + 5],
          [x + 10, height - tall * 0.35],
          [x - 8, height - tall * 0.7],
          [x + 6, height - tall],
        ],
        (t) => 13 * (1 - t) + 1,
      ),
      fill,
    );
  const reef = Array.from({ length: 9 }, (_, index) =>
    weed(
      (index / 8) * width,
      pen.random.between(0.14, index % 8 < 2 || index > 6 ? 0.46 : 0.2) * height,
      index % 2 ? mood.near : oklch(0.34, 0.13, mood.hue + 120),
    ),
  ).join('');
  return {
    back:
      cover(
        frame,
        pen.linear([
          [0, mood.glow],
          [0.2, mood.low],
          [0.6, mood.middle],
          [1, mood.top],
        ]),
      ) +
      rays(pen, width * 0.5, -height * 0.15, height * 1.2, '#ffffff', 16, 0.4) +
      softly(pen, 3, ridge(pen, frame, height * 0.8, height * 0.2, mood.mid, 6)) +
      ridge(pen, frame, height * 0.92, height * 0.16, mood.near, 8) +
      bubbles,
    front: reef,
  };
};

/** Dunes, pyramids and a low sun. */
export const desert: SceneDrawing = (pen, frame, mood) => {
  const { width, height } = frame;
  const pyramid = (x: number, y: number, size: number): string =>
    flat(
      polygon([
        [x, y - size * 0.72],
        [x + size * 0.62, y],
        [x - size * 0.62, y],
      ]),
      mood.mid,
    ) +
    flat(
      polygon([
        [x, y - size * 0.72],
        [x + size * 0.62, y],
        [x + size * 0.14, y],
      ]),
      mood.near,
    ) +
    flat(
      polygon([
        [x, y - size * 0.72],
        [x - size * 0.62, y],
        [x + size * 0.14, y],
      ]),
      mood.far,
      0.75,
    );
  const dune = (y: number, fill: string, lean: number): string =>
    `<path d="M0 ${num(y)}C${num(width * 0.3)} ${num(y - 34 * lean)} ${num(width * 0.6)} ${num(y + 30 * lean)} ${width} ${num(y - 18 * lean)}V${height}H0Z" fill="${fill}"/>`;
  return {
    back:
      sky(pen, frame, mood) +
      rays(pen, width * 0.5, height * 0.46, height, mood.spark, 22, 0.3) +
      glow(pen, width * 0.5, height * 0.46, width * 0.6, mood.glow) +
      flat(ellipse(width * 0.5, height * 0.44, width * 0.15), mood.spark) +
      pyramid(width * 0.16, height * 0.66, width * 0.4) +
      pyramid(width * 0.86, height * 0.64, width * 0.5) +
      dune(
        height * 0.66,
        pen.linear([
          [0, mood.low],
          [0.7, mood.near],
        ]),
        1,
      ) +
      dune(
        height * 0.8,
        pen.linear([
          [0, mood.far],
          [1, mood.deep],
        ]),
        -1,
      ),
    front: motes(pen, frame, mood.spark, 20, 0.5, 1.6, [0.3, 0.9]),
  };
};

/** Deep woods with mist and fireflies. */
export const forest: SceneDrawing = (pen, frame, mood) => {
  const { width, height } = frame;
  const trunks = (count: number, thick: number, fill: string): string =>
    Array.from({ length: count }, () => {
      const x = pen.random.between(-0.05, 1.05) * width;
      const half = thick * pen.random.between(0.6, 1.3);
      return `<path d="M${num(x - half * 0.6)} -5L${num(x - half)} ${height}H${num(x + half)}L${num(x + half * 0.6)} -5Z" fill="${fill}"/>`;
    }).join('');
  const leaves = (x: number, y: number, mirror: number): string =>
    Array.from({ length: 7 }, (_, index) => {
      const angle = (index / 6) * 1.9 - 0.4;
      const reach = width * pen.random.between(0.2, 0.36);
      const [tx, ty] = [x + mirror * Math.cos(angle) * reach, y + Math.sin(angle) * reach];
      return flat(
        smooth([
          [x, y],
          [(x + tx) / 2 + 12 * Math.sin(angle), (y + ty) / 2 - 14],
          [tx, ty],
          [(x + tx) / 2 - 12 * Math.sin(angle), (y + ty) / 2 + 12],
        ]),
        index % 2 ? mood.near : mood.deep,
      );
    }).join('');
  return {
    back:
      sky(pen, frame, mood) +
      glow(pen, width * 0.5, height * 0.4, width * 0.75, mood.glow) +
      softly(pen, 4, trunks(7, 8, mood.far)) +
      rays(pen, width * 0.62, -20, height * 1.1, mood.spark, 18, 0.3) +
      trunks(5, 13, mood.mid) +
      clouds(pen, frame, height * 0.72, mood.low, 0.55, 40) +
      ridge(pen, frame, height * 0.86, height * 0.1, mood.near),
    front:
      leaves(-8, -8, 1) +
      leaves(width + 8, -8, -1) +
      motes(pen, frame, mood.spark, 18, 1, 2.6, [0.2, 0.8]),
  };
};

/** Open sea at a low sun. */
export const sea: SceneDrawing = (pen, frame, mood) => {
  const { width, height } = frame;
  const horizon = height * 0.56;
  const wave = (y: number, size: number, fill: string): string => {
    const count = Math.ceil(width / size) + 1;
    const crests = Array.from(
      { length: count },
      () => `q${num(size * 0.5)} ${num(-size * 0.42)} ${num(size)} 0`,
    ).join('');
    return `<path d="M${num(-size * pen.random.next())} ${num(y)}${crests}V${height + 20}H${-size}Z" fill="${fill}"/>`;
  };
  const shimmer = Array.from({ length: 12 }, (_, index) => {
    const y = horizon + 6 + index * ((height - horizon) / 15);
    const half = width * (0.05 + 0.02 * index) * pen.random.between(0.5, 1.1);
    return stroke(
      `M${num(width * 0.5 - half)} ${num(y)}H${num(width * 0.5 + half)}`,
      mood.spark,
      2,
      0.55,
    );
  }).join('');
  return {
    back:
      sky(pen, { width, height: horizon + 2 }, mood) +
      rays(pen, width * 0.5, horizon, height, mood.spark, 20, 0.32) +
      glow(pen, width * 0.5, horizon, width * 0.6, mood.glow) +
      flat(ellipse(width * 0.5, horizon - 4, width * 0.17), mood.spark) +
      clouds(pen, frame, height * 0.2, mood.low, 0.35, 22) +
      `<rect y="${num(horizon)}" width="${width}" height="${num(height - horizon)}" fill="${pen.linear(
        [
          [0, mood.low],
          [0.25, mood.mid],
          [1, mood.deep],
        ],
      )}"/>` +
      shimmer +
      wave(height * 0.76, 44, mood.mid) +
      wave(height * 0.86, 64, mood.near),
    front: motes(pen, frame, '#fff', 14, 0.5, 1.7, [0.5, 0.9]),
  };
};

/** Snow peaks below northern lights. */
export const peaks: SceneDrawing = (pen, frame, mood) => {
  const { width, height } = frame;
  const mountain = (x: number, y: number, size: number, fill: string): string => {
    const top = y - size * 0.9;
    return (
      flat(
        polygon([
          [x, top],
          [x + size * 0.3, top + size * 0.36],
          [x + size * 0.75, y + 60],
          [x - size * 0.75, y + 60],
          [x - size * 0.26, top + size * 0.4],
        ]),
        fill,
      ) +
      flat(
        polygon([
          [x, top],
          [x + size * 0.3, top + size * 0.36],
          [x + size * 0.16, top + size * 0.32],
          [x + size * 0.05, top + size * 0.46],
          [x - size * 0.08, top + size * 0.3],
          [x - size * 0.26, top + size * 0.4],
        ]),
        '#f4fbff',
        0.9,
      ) +
      flat(
        polygon([
          [x, top],
          [x + size * 0.3, top + size * 0.36],
          [x + size * 0.75, y + 60],
          [x + size * 0.1, y + 60],
        ]),
        mood.deep,
        0.32,
      )
    );
  };
  const curtain = (offset: number, colour: string): string =>
    softly(
      pen,
      9,
      flat(
        ribbon(
          [
            [-30, height * (0.3 + offset)],
            [width * 0.3, height * (0.12 + offset)],
            [width * 0.65, height * (0.28 + offset)],
            [width + 30, height * (0.06 + offset)],
          ],
          () => height * 0.14,
        ),
        colour,
        0.55,
      ),
    );
  return {
    back:
      sky(pen, frame, mood) +
      motes(pen, frame, '#fff', 36, 0.4, 1.3, [0, 0.5]) +
      curtain(0, oklch(0.8, 0.18, mood.lightHue)) +
      curtain(0.1, oklch(0.72, 0.2, mood.lightHue + 60)) +
      mountain(width * 0.16, height * 0.7, width * 0.5, mood.far) +
      mountain(width * 0.86, height * 0.72, width * 0.6, mood.mid) +
      clouds(pen, frame, height * 0.68, '#ffffff', 0.5, 30) +
      ridge(
        pen,
        frame,
        height * 0.88,
        height * 0.1,
        pen.linear([
          [0, '#eaf6ff'],
          [0.5, mood.far],
          [1, mood.near],
        ]),
      ),
    front: motes(pen, frame, '#fff', 36, 0.8, 2.6, [0, 0.95]),
  };
};

/** A sea of clouds round the sun. */
export const heavens: SceneDrawing = (pen, frame, mood) => {
  const { width, height } = frame;
  return {
    back:
      sky(pen, frame, mood) +
      rays(pen, width * 0.5, height * 0.4, height, '#fff', 26, 0.5) +
      glow(pen, width * 0.5, height * 0.4, width * 0.7, mood.spark) +
      clouds(pen, frame, height * 0.62, mood.glow, 0.75, 34) +
      clouds(pen, frame, height * 0.74, '#ffffff', 0.55, 44) +
      clouds(pen, frame, height * 0.9, mood.mid, 0.9, 40),
    front: '',
  };
};

/** Green hills, a rainbow and flowers. */
export const meadow: SceneDrawing = (pen, frame, mood) => {
  const { width, height } = frame;
  const bow = [25, 60, 100, 150, 240, 300]
    .map(
      (hue, index) =>
        `<circle cx="${num(width * 0.5)}" cy="${num(height * 0.72)}" r="${num(width * 0.56 - index * 7)}" fill="none" stroke="${oklch(0.8, 0.16, hue)}" stroke-width="7" opacity="0.6"/>`,
    )
    .join('');
  const flower = (): string => {
    const [x, y, size] = [
      pen.random.between(0, width),
      pen.random.between(0.84, 0.98) * height,
      pen.random.between(2, 4),
    ];
    return (
      flat(
        [0, 1, 2, 3, 4]
          .map((index) =>
            ellipse(
              x + Math.cos(index * 1.257) * size,
              y + Math.sin(index * 1.257) * size,
              size * 0.7,
            ),
          )
          .join(''),
        pen.random.pick(['#fff', '#ffd84d', '#ff8fb8']),
      ) + flat(ellipse(x, y, size * 0.6), '#ffb400')
    );
  };
  const green = (l: number): string => oklch(l, 0.17, 138);
  return {
    back:
      sky(pen, frame, mood) +
      glow(pen, width * 0.5, height * 0.42, width * 0.65, '#fffbe0') +
      rays(pen, width * 0.5, height * 0.42, height * 0.8, '#fff', 20, 0.3) +
      softly(pen, 2, bow) +
      clouds(pen, frame, height * 0.56, '#ffffff', 0.8, 24) +
      ridge(
        pen,
        frame,
        height * 0.7,
        height * 0.12,
        pen.linear([
          [0, green(0.78)],
          [1, green(0.5)],
        ]),
      ) +
      ridge(
        pen,
        frame,
        height * 0.84,
        height * 0.1,
        pen.linear([
          [0, green(0.66)],
          [1, green(0.34)],
        ]),
      ),
    front: Array.from({ length: 14 }, flower).join(''),
  };
};

/** A burning mountain over rivers of lava. */
export const volcano: SceneDrawing = (pen, frame, mood) => {
  const { width, height } = frame;
  const [x, top] = [width * 0.5, height * 0.22];
  return {
    back:
      sky(pen, frame, mood) +
      glow(pen, x, top, width * 0.6, mood.glow) +
      softly(
        pen,
        5,
        flat(
          smooth([
            [x - 20, top + 6],
            [x - 70, top - 60],
            [x - 20, top - 110],
            [x + 50, top - 90],
            [x + 74, top - 40],
            [x + 22, top + 6],
          ]),
          mood.low,
          0.55,
        ),
      ) +
      flat(
        `M${num(x - 34)} ${num(top)}L${num(-width * 0.1)} ${num(height * 0.8)}H${num(width * 1.1)}L${num(x + 34)} ${num(top)}Q${num(x)} ${num(top + 12)} ${num(x - 34)} ${num(top)}Z`,
        pen.linear([
          [0, mood.mid],
          [1, mood.deep],
        ]),
      ) +
      flat(
        ribbon(
          [
            [x, top + 4],
            [x - 18, top + 70],
            [x + 14, top + 150],
            [x - 40, height * 0.8],
          ],
          (t) => 16 + 40 * t,
        ),
        pen.linear([
          [0, '#fff2a0'],
          [0.3, '#ff9a1f'],
          [1, '#d0220e'],
        ]),
      ) +
      ridge(pen, frame, height * 0.86, height * 0.12, mood.deep, 9, true),
    front:
      motes(pen, frame, '#ffb347', 34, 0.8, 2.8, [0.05, 0.85]) +
      bokeh(pen, frame, ['#ff7a18', '#ffb347'], 5, [0.4, 0.8]),
  };
};
